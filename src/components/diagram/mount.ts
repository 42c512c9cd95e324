import { Board } from '../board/board.ts';
import { linkToCompare } from '../board/compare-address.ts';
import { fetchPainter } from '../board/display.ts';
import type { Live, Tie } from './live.ts';
import type { Line } from '../board/line.ts';
import { loadSettings, onSettings, type Settings } from '../board/settings.ts';
import { isView, type View } from '../board/sight.ts';
import type { DiagramSpec } from './spec.ts';
import { refreshAll } from '../board/surface.ts';
import { openLine } from './open.ts';
import { lightNames } from './ties.ts';

/** The parts a kind of diagram adds to its board. */
export interface Kind {
  goTo?(step: number): boolean;
  show?(tie: Tie): boolean;
}

/** The line a board begins with, and the place on it. */
export interface Opening {
  readonly line: Line;
  readonly index: number;
}

/** What every kind is given to start with. */
export interface Stage<Spec = DiagramSpec, Opened extends Opening = Opening> {
  readonly host: HTMLElement;
  readonly spec: Spec;
  readonly board: Board;
  readonly line: Line;
  readonly opening: Opened;
}

export type Start = (stage: Stage<never, never>) => Kind;

/** The part of each kind, fetched when the first of its diagrams is touched. */
export type Kinds = Readonly<Record<string, () => Promise<Start>>>;

/** How boards begin of the kinds that do not begin with the line the page was built with. */
export type Openings = Readonly<Record<string, (spec: DiagramSpec) => Promise<Opening>>>;

const openBuilt = async (spec: DiagramSpec): Promise<Opening> => ({ line: await openLine(spec), index: 0 });

/** Makes a diagram of the page live; one that nobody has touched yet is drawn by Pixi only when it is. */
export async function mount(host: HTMLElement, kinds: Kinds, openings: Openings = {}, touched?: Promise<void>): Promise<Live> {
  const spec = JSON.parse(host.dataset['spec'] ?? '{}') as Omit<DiagramSpec, 'kind'> & { readonly kind: string };
  const frame = host.querySelector<HTMLElement>('.board-frame');
  if (!touched) void fetchPainter();
  const open = openings[spec.kind] ?? openBuilt;
  const [start, opening] = await Promise.all([kinds[spec.kind]?.(), open(spec as DiagramSpec)]);
  const { line, index } = opening;
  if (!frame || !start) throw new Error(`a diagram of kind “${spec.kind}” cannot be started`);
  const board = new Board(frame, {
    line,
    index,
    view: spec.view,
    side: spec.side,
    marks: spec.marks,
    mode: spec.mode,
    ...(touched && { touched }),
    prefix: host.dataset['prefix'] ?? '',
  });
  const showView = tools(host, board);
  followSettings(board, showView, ({ view }) => (view === 'page' || spec.keepsView ? spec.view : view));
  const kind = start({ host, spec, board, line, opening } as Stage<never, never>);
  watchTheme();
  return {
    tap: (x, y) => board.tapAt(x, y),
    focus: () => frame.focus(),
    goTo: (step) => kind.goTo?.(step) ?? false,
    show: (tie) => {
      if (kind.show?.(tie)) return;
      if (tie.step !== undefined) kind.goTo?.(tie.step);
      board.point(tie.places, tie.arrow ? [tie.arrow] : []);
    },
  };
}

type ShowView = (view: View, isQuick?: boolean) => void;

/** The buttons over the board; gives the way to show a view of it, on its buttons as well. */
function tools(host: HTMLElement, board: Board): ShowView {
  const turns = [...host.querySelectorAll<HTMLElement>('[data-turn]')];
  const views = [...host.querySelectorAll<HTMLButtonElement>('button[data-view]')];
  const showView: ShowView = (view, isQuick = false) => {
    void board.setView(view, isQuick);
    for (const button of views) button.setAttribute('aria-pressed', String(button.dataset['view'] === view));
    for (const turn of turns) turn.hidden = view !== 'tower';
  };
  for (const button of views) {
    button.addEventListener('click', () => {
      const view = button.dataset['view'] ?? '';
      if (isView(view)) showView(view);
    });
  }
  for (const button of turns) button.addEventListener('click', () => void board.turnBy(Number(button.dataset['turn'])));
  host.querySelector('[data-do="flip"]')?.addEventListener('click', () => void board.flip());
  const lines = host.querySelector('[data-do="lines"]');
  lines?.addEventListener('click', () => board.setLines(!board.hasLines));
  for (const button of host.querySelectorAll<HTMLElement>('.moves-open')) {
    const sheet = button.nextElementSibling;
    if (!(sheet instanceof HTMLElement)) continue;
    button.addEventListener('click', () => {
      for (const other of host.querySelectorAll<HTMLElement>('[popover]:popover-open')) if (other !== sheet) other.hidePopover();
      sheet.togglePopover();
    });
    const close = (): void => {
      sheet.hidePopover();
      button.focus({ preventScroll: true });
    };
    sheet.querySelector('[data-close]')?.addEventListener('click', close);
    sheet.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close();
    });
  }
  const compare = host.querySelector<HTMLAnchorElement>('a[data-compare]');
  // The link leads to what the board shows when it is followed.
  for (const event of ['pointerdown', 'focus', 'click'])
    compare?.addEventListener(event, () => {
      compare.href = linkToCompare(board.standing, (compare.dataset['compare'] ?? '').split(' ')) ?? '/compare/';
    });
  board.on('focused', (name) => lightNames(host, name));
  board.on('lines', (isOn) => lines?.setAttribute('aria-pressed', String(isOn)));
  return showView;
}

/** The board looks as the reader wants all boards to look. A view chosen on the board itself holds until he chooses one for all. */
function followSettings(board: Board, showView: ShowView, viewFor: (settings: Settings) => View): void {
  const settings = loadSettings();
  if (!settings.coordinates) board.setCoordinates(false);
  if (viewFor(settings) !== board.view) showView(viewFor(settings), true);
  onSettings((now, before) => {
    if (now.coordinates !== before.coordinates) board.setCoordinates(now.coordinates);
    if (now.view === before.view || viewFor(now) === board.view) return;
    const { top, bottom } = board.frame.getBoundingClientRect();
    showView(viewFor(now), bottom < 0 || top > innerHeight);
  });
}

let isWatching = false;

/** Drawn colours follow the page's theme. */
function watchTheme(): void {
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(refreshAll).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-board', 'data-pieces'],
  });
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) matchMedia(query).addEventListener('change', refreshAll);
}
