import type { LiveDiagram } from './live-diagram.ts';
import { diagramOf } from './text-links.ts';
import { Latest } from '../../platform/latest.ts';

/** The word that was pressed last: one before it shows nothing when its diagram comes late. */
const latest = new Latest();

/** A diagram of the page that can be made live. */
interface Waking extends HTMLElement {
  load(): Promise<LiveDiagram>;
}

const isWaking = (element: HTMLElement): element is Waking => 'load' in element;

/** Scrolls so that what a word names is in the window, and the word with it where both have room; not at all if they are there. */
function showTogether(word: HTMLElement, named: readonly Element[]): void {
  const boxes = named.map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return;
  const bars = [...document.querySelectorAll('[data-foot-bar]')].filter((bar) => getComputedStyle(bar).position === 'fixed');
  const AIR = 8;
  const low = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top || innerHeight)) - AIR;
  const own = word.getBoundingClientRect();
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  /** By how much to scroll at least, and at most, to have something in the window. */
  const range = (from: number, to: number): readonly [number, number] => [Math.min(to - low, from - AIR), from - AIR];
  const [[least, most], [first, last]] = [range(top, bottom), range(own.top, own.bottom)];
  const [a, b] = [Math.max(least, first), Math.min(most, last)];
  const by = a <= b ? Math.max(a, Math.min(b, 0)) : last < least ? least : most;
  if (Math.abs(by) < 1) return;
  scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}

/** Shows on its diagram, made live for it, what a word of the text names. */
export async function showTextLink(button: HTMLElement): Promise<void> {
  const diagram = diagramOf(button);
  if (!diagram || !isWaking(diagram)) return;
  const { at = '', arrow = '', step } = button.dataset;
  const [from, to] = arrow.split('-');
  const signal = latest.begin();
  const live = await diagram.load().catch(() => undefined);
  if (signal.aborted) return;
  live?.show({
    places: at.split(' ').filter(Boolean),
    ...(from && to && { arrow: { from, to } }),
    ...(step !== undefined && { step: Number(step) }),
  });
  for (const other of document.querySelectorAll('[data-tie].is-shown')) other.classList.remove('is-shown');
  button.classList.add('is-shown');
  const names = [...at.split(' '), from ?? '', to ?? ''].filter(Boolean);
  const cells = names.flatMap((name) => diagram.querySelector(`.board-grid [data-at="${CSS.escape(name)}"]`) ?? []);
  const frame = diagram.querySelector('.board-frame');
  showTogether(button, cells.length > 0 ? cells : frame ? [frame] : []);
}
