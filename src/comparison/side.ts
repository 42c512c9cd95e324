import { CARRIED_POSITION } from '#words/compare/carried-position.ts';
import { ok, PLAYER_NAMES, type Position, type Result, type Ruleset } from '../engine/index.ts';
import { compose } from '../board/scene/compose.ts';
import { drawMarks } from '../board/scene/marks.ts';
import { inDrawingOrder, type Scene } from '../board/scene/scene.ts';
import { toRenderOptions, type Marks, type Sign } from '../board/scene/render-options.ts';
import { makeSvg, type Frame } from '../board/render/svg.ts';
import type { Token } from '../board/scene/board-colours.ts';
import { convertPosition } from './convert-position.ts';
import type { Picked } from '../board/address/compare-address.ts';
import { summarise, verdictOf, type Target, type Verdict } from './diff.ts';

/** One ruleset's part of a comparison: the position under its rules, or why there is none. */
export type Side =
  | {
      readonly ruleset: Ruleset;
      readonly position: Position;
      readonly changes: readonly string[];
      /** The double step just made, where it can be answered en passant. */
      readonly last: string | undefined;
      readonly scene: Scene;
      /** What of the plane its picture shows: the same size for all sides that stand together. */
      readonly frame: Frame;
      readonly says: string;
    }
  | { readonly ruleset: Ruleset; readonly position?: undefined; readonly refusal: string };

export type ShownSide = Extract<Side, { readonly changes: readonly string[] }>;
export const isShown = (side: Side): side is ShownSide => side.position !== undefined;

/** The position of one ruleset under the rules of each. */
export function makeSides(position: Position, rulesets: readonly Ruleset[]): readonly Side[] {
  return alignSides(
    rulesets.map((ruleset): Side => {
      const carried = convertPosition(position, ruleset);
      if (!carried.ok) return { ruleset, refusal: carried.fault.message };
      return makeSide(carried.value.position, carried.value.changes);
    }),
  );
}

/** The same sides in frames of one size, so that their squares lie on one line at one scale. */
export function alignSides(sides: readonly Side[]): readonly Side[] {
  const shown = sides.filter(isShown);
  const frames = frameAlike(shown.map(({ scene }) => scene));
  return sides.map((side) => (isShown(side) ? { ...side, frame: frames[shown.indexOf(side)]! } : side));
}

/** A position as one side of a comparison. */
export function makeSide(position: Position, changes: readonly string[], marks: Marks = {}): ShownSide {
  const checks = position.checks().map(({ king }) => king);
  const victim = position.setup.enPassant[0]?.pawn;
  const scene = compose(toRenderOptions(position, { coordinates: true, marks: { ...(victim && { last: [victim] }), ...marks, checks } }));
  const frame = { top: 0, width: scene.width, height: scene.height };
  const last = victim && CARRIED_POSITION.standing.twoSteps(victim);
  return { ruleset: position.ruleset, position, changes, last, scene, frame, says: sayStanding(position) };
}

/** Opens the position a comparison begins with. */
export function openPosition(ruleset: Ruleset, text?: string): Result<Position> {
  return text === undefined || text === ruleset.start ? ok(ruleset.begin()) : ruleset.parse(text);
}

const STATUS_WORDS: Readonly<Record<string, string>> = CARRIED_POSITION.standing.over;

/** How a position stands, in a few words: legal moves, check, mate or a mate at once. */
function sayStanding(position: Position): string {
  const { moves, status, checks, hasMate } = summarise(position);
  if (status !== 'playing') return CARRIED_POSITION.standing.is([STATUS_WORDS[status] ?? status]);
  const parts = [CARRIED_POSITION.standing.moves(moves)];
  for (const player of checks) parts.push(CARRIED_POSITION.standing.check(PLAYER_NAMES[player as keyof typeof PLAYER_NAMES]));
  if (hasMate) parts.push(CARRIED_POSITION.standing.mateInOne);
  return CARRIED_POSITION.standing.is(parts);
}

/** Shapes and colours of the three verdicts: they differ in both. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, { readonly sign: Sign; readonly tone: Token }>> = {
  all: { sign: 'circle', tone: 'right' },
  some: { sign: 'diamond', tone: 'link' },
  barred: { sign: 'cross', tone: 'wrong' },
};

/** The marks of a comparison as a picture to lie over a board: what is picked up, and each place with its verdict. */
export function makeOverlay(side: ShownSide, pick: Picked | undefined, targets: readonly Target[]): string {
  const { scene, position, ruleset } = side;
  if (!pick) return '';
  // A pin is marked like a small square about its middle.
  const pins = scene.pins.map(({ name, x, y }) => ({ name, x, y, board: '', points: [], rx: 17, ry: 17, foot: y, size: 0, z: 0 }));
  const layout = { ...scene, nodes: [], pins: [], tiles: [...scene.tiles, ...pins] };
  const marks: Marks = {
    ...(pick.kind === 'square'
      ? { chosen: [pick.name] }
      : { circles: position.squares.filter(({ board }) => board === pick.id).map(({ name }) => name) }),
    signs: targets.flatMap((target) =>
      (target.names[ruleset.id] ?? []).map((at) => ({ at, ...VERDICT_SIGNS[verdictOf(target, ruleset.id)] })),
    ),
  };
  const nodes = inDrawingOrder(drawMarks(layout, marks, position.squares));
  return makeSvg({ ...layout, nodes }, { prefix: '', frame: side.frame });
}

/** The board of a side without the marks of a comparison. */
export function makeBoard(side: ShownSide, prefix: string): string {
  return makeSvg(side.scene, { prefix, frame: side.frame, label: CARRIED_POSITION.standing.board(side.ruleset.name, side.says) });
}

/** A square every movable board has, at the same place of the set. */
const ANCHOR = 'a1W';

/** Frames of one size for scenes that stand side by side: squares of main boards then lie on one line, at one scale. */
function frameAlike(scenes: readonly Scene[]): readonly Frame[] {
  const anchors = scenes.map(({ tiles }) => tiles.find(({ name }) => name === ANCHOR)?.y ?? 0);
  const lowest = Math.max(...anchors);
  const tops = anchors.map((y) => y - lowest);
  const width = Math.max(...scenes.map((scene) => scene.width));
  const height = Math.max(...scenes.map((scene, index) => scene.height - tops[index]!));
  return tops.map((top) => ({ top, width, height }));
}
