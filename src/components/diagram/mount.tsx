import { Board } from '../board/board.ts';
import { fetchPainter } from '../board/display.ts';
import type { Live, Tie } from './live.ts';
import type { Line } from '../board/line.ts';
import { loadSettings, onSettings, type Settings } from '../board/settings.ts';
import type { View } from '../board/sight.ts';
import { specOf, type PlateSpec } from './spec.ts';
import { refreshAll } from '../board/surface.ts';
import { takeTurn } from '../board/turn.ts';
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
}

export type Start = (stage: Stage<never, never>) => Kind;

/** The part of each kind, fetched when the first of its diagrams is touched. */
export type Kinds = Readonly<Record<string, () => Promise<Start>>>;

/** How boards begin of the kinds that do not begin with the line the page was built with. */
export type Openings = Readonly<Record<string, (spec: PlateSpec) => Promise<Opening>>>;

const openBuilt = async (spec: PlateSpec): Promise<Opening> => ({ line: await openLine(spec), index: 0 });

/** Fetches what a diagram will need: what fails is tried again when it is touched. */
export async function prepare(host: HTMLElement, kinds: Kinds): Promise<void> {
  const spec = specOf(host);
  await Promise.all([fetchPainter(), kinds[spec.kind]?.(), openLine(spec)]);
}

/** Makes a diagram of the page live; one that nobody has touched yet is drawn by Pixi only when it is. */
export async function mount(host: HTMLElement, kinds: Kinds, openings: Openings = {}, touched?: Promise<void>): Promise<Live> {
  const spec = specOf(host);
  const frame = host.querySelector<HTMLElement>('.board-frame');
  if (!touched) void fetchPainter();
  const open = openings[spec.kind] ?? openBuilt;
  const [start, opening] = await Promise.all([kinds[spec.kind]?.(), open(spec)]);
  const { line, index } = opening;
  if (!frame || !start) throw new Error(`a diagram of kind “${spec.kind}” cannot be started`);
  // A board that nobody has touched yet leaves the page to its reader between its parts.
  const leave = touched ? takeTurn : undefined;
  await leave?.();
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
  await leave?.();
  const { alike } = host.dataset;
  const tools = new Tools(board, alike?.split(' ') ?? []);
  wakePart(host, 'tools', <ToolsBar view={spec.view} hasBoards={alike !== undefined} tools={tools} />);
  followSheets(host);
  board.on('focused', (name) => lightNames(host, name));
  followSettings(
    board,
    (view, isQuick) => tools.show(view, isQuick),
    ({ view }) => (view === 'page' || spec.keepsView ? spec.view : view),
  );
  await leave?.();
  // A kind's part is given the spec of its kind: the build wrote both.
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

/** The board looks as the reader wants all boards to look. A view chosen on the board itself holds until he chooses one for all. */
function followSettings(board: Board, showView: (view: View, isQuick: boolean) => void, viewFor: (settings: Settings) => View): void {
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
