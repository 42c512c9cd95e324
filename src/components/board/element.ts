import { DEFAULT_SETTINGS, loadSettings, onSettings, startSettings, type Settings } from './settings.ts';

/** What a live diagram offers to the page around it. */
export interface Live {
  /** A press on the board that came before the board was alive. */
  tap(clientX: number, clientY: number): void;
  focus(): void;
  /** Goes to a step; false when there is none of that number. */
  goTo(step: number): boolean;
  /** Shows what a word of the text names. */
  show(tie: Tie): void;
}

/** What a button in the text names: places on the board, a move as an arrow, or a step of the line. */
export interface Tie {
  readonly places: readonly string[];
  readonly arrow?: { readonly from: string; readonly to: string };
  readonly step?: number;
}

type Waiting = { readonly kind: 'tap'; readonly x: number; readonly y: number } | { readonly kind: 'click'; readonly on: HTMLElement };

/** A diagram in the page: a picture until it is touched, then it fetches what makes it live. */
class BoardDiagram extends HTMLElement {
  #live: Promise<Live> | undefined;
  #isReady = false;
  #waiting: Waiting | undefined;
  #isConnected = false;

  connectedCallback(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    const frame = this.querySelector<HTMLElement>('.board-frame');
    if (frame) frame.tabIndex = 0;
    this.addEventListener('pointerdown', () => void this.load(), { once: true, passive: true });
    this.addEventListener('focusin', () => void this.load(), { once: true });
    this.addEventListener('click', (event) => this.#hold(event), true);
    this.follow();
    // A page that is mainly its board begins at once, when the rest is there.
    if (this.closest('[data-free-board]')) setTimeout(() => void this.load(), 200);
  }

  /** Fetches and starts the live board, once. */
  load(): Promise<Live> {
    this.#live ??= import('../lesson/live.ts')
      .then(({ mount }) => mount(this))
      .then((live) => {
        this.#isReady = true;
        this.dataset['live'] = 'true';
        const waiting = this.#waiting;
        this.#waiting = undefined;
        if (waiting?.kind === 'tap') live.tap(waiting.x, waiting.y);
        else waiting?.on.click();
        return live;
      });
    return this.#live;
  }

  /** Goes where the page's address points, if that is a step of this diagram. */
  follow(): void {
    const step = this.id === '' ? undefined : new RegExp(`^#${this.id}-(\\d+)$`).exec(location.hash)?.[1];
    if (step !== undefined) void this.load().then((live) => live.goTo(Number(step)));
  }

  /** A click that comes too early is kept and made again. */
  #hold(event: MouseEvent): void {
    if (this.#isReady || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button, a[data-step]');
    const frame = event.target.closest('.board-frame');
    if ((!control && !frame) || control?.matches('[data-board-settings], [data-fold]')) return;
    event.preventDefault();
    event.stopPropagation();
    this.#waiting = control ? { kind: 'click', on: control } : { kind: 'tap', x: event.clientX, y: event.clientY };
    void this.load();
  }
}

/** The diagram a word of the text belongs to: the one it names, else the nearest of its section, before it if there is one. */
export function diagramOf(tie: HTMLElement): BoardDiagram | undefined {
  const named = tie.dataset['of'];
  if (named !== undefined) {
    const element = document.getElementById(named);
    return element instanceof BoardDiagram ? element : undefined;
  }
  const marks = [...document.querySelectorAll('board-diagram, main h2')];
  const isBefore = (one: Element): boolean => (tie.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const before = marks.filter(isBefore);
  const after = marks.filter((one) => !isBefore(one));
  const last = before.at(-1);
  const next = after[0];
  const found =
    last instanceof BoardDiagram ? last : next instanceof BoardDiagram ? next : before.findLast((one) => one instanceof BoardDiagram);
  return found instanceof BoardDiagram ? found : undefined;
}

async function showTie(button: HTMLElement): Promise<void> {
  const diagram = diagramOf(button);
  if (!diagram) return;
  const { at = '', arrow = '', step } = button.dataset;
  const [from, to] = arrow.split('-');
  const live = await diagram.load();
  live.show({
    places: at.split(' ').filter(Boolean),
    ...(from && to && { arrow: { from, to } }),
    ...(step !== undefined && { step: Number(step) }),
  });
  for (const other of document.querySelectorAll('[data-tie].is-shown')) other.classList.remove('is-shown');
  button.classList.add('is-shown');
  const box = diagram.getBoundingClientRect();
  if (box.bottom < 80 || box.top > innerHeight - 80) {
    diagram.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }
}

/** What the build drew and wrote follows the settings that style sheets cannot follow; sounds come with theirs. */
function follow(now: Settings, before: Settings, isNew = true): void {
  if (now.pieces !== before.pieces || now.view !== before.view || now.notation !== before.notation)
    void import('../lesson/dress.ts').then(({ dressPage }) => dressPage(now, before));
  if (now.sound && !before.sound) void import('./sound.ts').then(({ startSounds }) => startSounds(isNew));
}

startSettings();
follow(loadSettings(), DEFAULT_SETTINGS, false);
onSettings((now, before) => follow(now, before));
customElements.define('board-diagram', BoardDiagram);
document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-tie], [data-board-settings], [data-fold]') : null;
  if (button?.matches('[data-board-settings]')) void import('../site/board-settings.ts').then(({ openSettings }) => openSettings(button));
  else if (button?.matches('[data-fold]')) button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  else if (button) void showTie(button);
});
/** On a page with one stepped line the arrow keys step it while nothing has the focus. */
addEventListener('keydown', (event) => {
  const go = { ArrowLeft: 'back', ArrowRight: 'on' }[event.key];
  if (go === undefined || event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = document.querySelectorAll<HTMLElement>(`board-diagram [data-go="${go}"]`);
  if (buttons.length !== 1) return;
  event.preventDefault();
  buttons[0]!.click();
});
addEventListener('hashchange', () => {
  for (const diagram of document.querySelectorAll<BoardDiagram>('board-diagram')) diagram.follow();
});
