import { Board } from '../board/board.ts';
import type { LiveDiagram, TextLink } from './live-diagram.ts';
import type { Line } from '../../board/state/line.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import type { Settings } from '../../board/state/settings.ts';
import { loadSettings, onSettings } from '../board/view/settings-store.ts';
import type { View } from '../../board/scene/render-options.ts';
import { specOf, type PlateSpec } from './plate-spec.ts';
import { refreshAll } from '../board/view/surface.ts';
import { yieldToPage } from '../../platform/yield-to-page.ts';
import { openLine } from './open-line.ts';
import { hydratePart } from './hydrate-part.ts';
import { followSheets } from './sheets.ts';
import { lightNames } from './text-links.ts';
import { Tools } from './tools.ts';
import { ToolsBar } from './ToolsBar.tsx';

/** The parts a kind of diagram adds to its board. */
export interface LivePlate {
  goTo?(step: number): boolean;
  show?(tie: TextLink): boolean;
}

/** The line a board begins with, and the place on it. */
export interface InitialLine {
  readonly line: Line;
  readonly index: number;
}

/** What every kind is given to start with. */
export interface PlateContext<Spec = PlateSpec, Opened extends InitialLine = InitialLine> {
  readonly host: HTMLElement;
  readonly spec: Spec;
  readonly board: Board;
  readonly line: Line;
  readonly opening: Opened;
  /** Ends when the plate leaves the page; all that a kind begins ends with it. */
  readonly lifetime: Lifetime;
}

export type Start = (stage: PlateContext<never, never>) => LivePlate;

/** The part of each kind, fetched when the first of its diagrams is touched. */
export type Kinds = Readonly<Record<string, () => Promise<Start>>>;

/** How boards begin of the kinds that do not begin with the line the page was built with. */
export type InitialLines = Readonly<Record<string, (spec: PlateSpec) => Promise<InitialLine>>>;

const openBuilt = async (spec: PlateSpec): Promise<InitialLine> => ({ line: await openLine(spec), index: 0 });

/** What a diagram is made live with. */
export interface MountOptions {
  readonly kinds: Kinds;
  readonly openings?: InitialLines;
  /** For a board that hydrates by itself: done when a reader has touched the page. Before that Pixi does not draw. */
  readonly touched?: Promise<void>;
  /** Ends when the diagram leaves the page. */
  readonly lifetime: Lifetime;
}

/** Makes a diagram of the page live. What fails leaves the picture as it was, for the next try. */
export async function mount(host: HTMLElement, { kinds, openings = {}, touched, lifetime }: MountOptions): Promise<LiveDiagram> {
  const spec = specOf(host);
  const frame = host.querySelector<HTMLElement>('.board-frame');
  const open = openings[spec.kind] ?? openBuilt;
  const [start, opening] = await Promise.all([kinds[spec.kind]?.(), open(spec)]);
  if (!frame || !start) throw new Error(`a diagram of kind “${spec.kind}” cannot be started`);
  const life = new AbortController();
  onDispose(lifetime, () => life.abort());
  try {
    // A board that nobody has touched yet leaves the page to its reader between its parts.
    return await begin({ host, frame, spec, opening, start, touched, lifetime: life.signal }, touched ? yieldToPage : undefined);
  } catch (error) {
    life.abort();
    throw error;
  }
}

interface Beginning {
  readonly host: HTMLElement;
  readonly frame: HTMLElement;
  readonly spec: PlateSpec;
  readonly opening: InitialLine;
  readonly start: Start;
  readonly touched: Promise<void> | undefined;
  readonly lifetime: Lifetime;
}

async function begin(
  { host, frame, spec, opening, start, touched, lifetime }: Beginning,
  leave?: () => Promise<void>,
): Promise<LiveDiagram> {
  const { line, index } = opening;
  await leave?.();
  lifetime.throwIfAborted();
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
  onDispose(lifetime, () => board.destroy());
  await leave?.();
  const { alike } = host.dataset;
  const tools = new Tools(board, alike?.split(' ') ?? []);
  hydratePart({ host, lifetime }, 'tools', <ToolsBar view={spec.view} hasBoards={alike !== undefined} tools={tools} />);
  followSheets(host, lifetime);
  board.on('focused', (name) => lightNames(host, name));
  const stop = followSettings(
    board,
    (view, isQuick) => tools.show(view, isQuick),
    ({ view }) => (view === 'page' || spec.keepsView ? spec.view : view),
  );
  onDispose(lifetime, stop);
  await leave?.();
  lifetime.throwIfAborted();
  // A kind's part is given the spec of its kind: the build wrote both.
  const kind = start({ host, spec, board, line, opening, lifetime } as PlateContext<never, never>);
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

/** Applies the settings for all boards; returns a function to stop. A view chosen on this board holds until one is chosen for all. */
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
