import { Board } from '../board/board.ts';
import type { Live, Tie } from './live.ts';
import type { Line } from '../board/model/line.ts';
import { atEnd, type Scope } from '../page/scope.ts';
import type { Settings } from '../board/model/settings.ts';
import { loadSettings, onSettings } from '../board/view/kept-settings.ts';
import type { View } from '../board/model/sight.ts';
import { specOf, type PlateSpec } from './spec.ts';
import { refreshAll } from '../board/view/surface.ts';
import { takeTurn } from '../board/view/take-turn.ts';
import { openLine } from './open.ts';
import { wakePart } from './parts.ts';
import { followSheets } from './sheets.ts';
import { lightNames } from './ties.ts';
import { Tools } from './tools.ts';
import { ToolsBar } from './ToolsBar.tsx';

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
export interface Stage<Spec = PlateSpec, Opened extends Opening = Opening> {
  readonly host: HTMLElement;
  readonly spec: Spec;
  readonly board: Board;
  readonly line: Line;
  readonly opening: Opened;
  /** Ends when the plate leaves the page; all that a kind begins ends with it. */
  readonly scope: Scope;
}

export type Start = (stage: Stage<never, never>) => Kind;

/** The part of each kind, fetched when the first of its diagrams is touched. */
export type Kinds = Readonly<Record<string, () => Promise<Start>>>;

/** How boards begin of the kinds that do not begin with the line the page was built with. */
export type Openings = Readonly<Record<string, (spec: PlateSpec) => Promise<Opening>>>;

const openBuilt = async (spec: PlateSpec): Promise<Opening> => ({ line: await openLine(spec), index: 0 });

/** What a diagram is made live with. */
export interface Making {
  readonly kinds: Kinds;
  readonly openings?: Openings;
  /** Of a board that wakes by itself: done when a reader has touched the page. Before that Pixi does not draw. */
  readonly touched?: Promise<void>;
  /** Ends when the diagram leaves the page. */
  readonly scope: Scope;
}

/** Makes a diagram of the page live. What fails leaves the picture as it was, for the next try. */
export async function mount(host: HTMLElement, { kinds, openings = {}, touched, scope }: Making): Promise<Live> {
  const spec = specOf(host);
  const frame = host.querySelector<HTMLElement>('.board-frame');
  const open = openings[spec.kind] ?? openBuilt;
  const [start, opening] = await Promise.all([kinds[spec.kind]?.(), open(spec)]);
  if (!frame || !start) throw new Error(`a diagram of kind “${spec.kind}” cannot be started`);
  const life = new AbortController();
  atEnd(scope, () => life.abort());
  try {
    // A board that nobody has touched yet leaves the page to its reader between its parts.
    return await begin({ host, frame, spec, opening, start, touched, scope: life.signal }, touched ? takeTurn : undefined);
  } catch (error) {
    life.abort();
    throw error;
  }
}

interface Beginning {
  readonly host: HTMLElement;
  readonly frame: HTMLElement;
  readonly spec: PlateSpec;
  readonly opening: Opening;
  readonly start: Start;
  readonly touched: Promise<void> | undefined;
  readonly scope: Scope;
}

async function begin({ host, frame, spec, opening, start, touched, scope }: Beginning, leave?: () => Promise<void>): Promise<Live> {
  const { line, index } = opening;
  await leave?.();
  scope.throwIfAborted();
  const board = new Board(frame, {
    line,
    index,
    view: spec.view,
    side: spec.side,
    marks: spec.marks,
    mode: spec.mode,
    // An address may open another position than the one in the page.
    isOther: line.positions[index]?.text() !== spec.position,
    ...(touched && { touched }),
    prefix: host.dataset['prefix'] ?? '',
  });
  atEnd(scope, () => board.destroy());
  await leave?.();
  const { alike } = host.dataset;
  const tools = new Tools(board, alike?.split(' ') ?? []);
  wakePart({ host, scope }, 'tools', <ToolsBar view={spec.view} hasBoards={alike !== undefined} tools={tools} />);
  followSheets(host, scope);
  board.on('focused', (name) => lightNames(host, name));
  const stop = followSettings(
    board,
    (view, isQuick) => tools.show(view, isQuick),
    ({ view }) => (view === 'page' || spec.keepsView ? spec.view : view),
  );
  atEnd(scope, stop);
  await leave?.();
  scope.throwIfAborted();
  // A kind's part is given the spec of its kind: the build wrote both.
  const kind = start({ host, spec, board, line, opening, scope } as Stage<never, never>);
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

/** The board looks as the reader wants all boards to look; gives the way to stop. A view chosen on the board itself holds until he chooses one for all. */
function followSettings(board: Board, showView: (view: View, isQuick: boolean) => void, viewFor: (settings: Settings) => View): () => void {
  const settings = loadSettings();
  if (!settings.coordinates) board.setCoordinates(false);
  if (viewFor(settings) !== board.view) showView(viewFor(settings), true);
  return onSettings((now, before) => {
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
