import type { Role } from '../core/piece.ts';
import type { MainLevel, RefusalCases } from '../core/refusal-cases.ts';
import type { Refusal } from '../core/refusal.ts';
import { columnOf, COLUMN_COUNT, heightOf, mainBoardOf, mainSquareAt, PINS, pinOf, pinSquareAt } from './board.ts';
import { makeRefusal, ownerOf, type RefusalQuery } from './refusal-query.ts';
import type { RuleKey } from './references.ts';
import { existingSquares } from './squares.ts';

/** A way that the levels close, with no piece on it: the columns seen from above, and whether it may go straight up and down too. */
interface Way {
  readonly role: Role;
  readonly start: number;
  readonly goal: number;
  /** From the start's own to the goal's. */
  readonly columns: readonly number[];
  readonly climbs: boolean;
}

type LevelVariant = Extract<keyof RefusalCases, `levels/${string}`>;
/** What of the levels bars a way, with what its sentence needs. */
type Bar = { readonly [V in LevelVariant]: readonly [variant: V, args: RefusalCases[V]] }[LevelVariant];

/** Why the levels do not lead there: what bars the way, as the ruleset sees levels. */
export function refuseLevels(question: RefusalQuery, way: Way, key: RuleKey): Refusal {
  const to = question.name(way.goal);
  const { kind } = question.context.tables.rules.levels;
  const [variant, args] =
    (kind === 'hosts' ? findHostBar(question, way) : kind === 'heights' ? findHeightBar(question, way) : undefined) ??
    findStepBar(question, way);
  return makeRefusal(question, variant, key, args, [to]);
}

/** An attack board at one end that is joined only to a main board the way does not come to (Grant, The Attack Boards). */
function findHostBar(
  { machine, position, context: context, name }: RefusalQuery,
  { role, start, goal, columns, climbs }: Way,
): Bar | undefined {
  machine.load(position.packed);
  const [from, to] = [name(start), name(goal)];
  const steps = columns.length - 1;
  const ends = [
    { end: start, other: goal, path: columns },
    { end: goal, other: start, path: columns.toReversed() },
  ];
  for (const { end, other, path } of ends) {
    const pin = pinOf[end]!;
    if (pin < 0 || pinOf[other] === pin) continue;
    const host = mainBoardOf[end]!;
    const joined = { board: { owner: ownerOf(machine.pinBoard[pin]!), pin: context.tables.pinNames[pin]! }, main: host as MainLevel };
    const isOneStep = role === 'king' || role === 'pawn' || role === 'knight';
    if (isOneStep && (pinOf[other]! >= 0 || mainBoardOf[other] !== host))
      return role === 'knight' ? ['levels/host-knight', { ...joined, from, to }] : ['levels/host', joined];
    if (!isOneStep && !meetsHost(path, pin, host, climbs)) return ['levels/host-way', { ...joined, role }];
  }
  const levels = Math.abs(mainBoardOf[goal]! - mainBoardOf[start]!);
  if (role === 'knight' && levels > 1) return ['levels/knight', { from, to }];
  return !climbs && steps === 1 && levels > 1 ? ['levels/one-step', { role, from, to }] : undefined;
}

/** Whether a line from an attack board comes to the main board that carries it while it is on the one or next to it. */
function meetsHost(path: readonly number[], pin: number, host: number, climbs: boolean): boolean {
  for (const [index, column] of path.entries()) {
    if ((index > 0 || climbs) && mainSquareAt[host * COLUMN_COUNT + column]! >= 0) return true;
    if (pinSquareAt[pin * COLUMN_COUNT + column]! < 0) return false;
  }
  return false;
}

/** A pawn that goes the wrong way, or a board between two levels (Usenet). */
function findHeightBar({ position, name }: RefusalQuery, { role, start, goal, columns, climbs }: Way): Bar | undefined {
  const [low, high] = [heightOf[start]!, heightOf[goal]!].toSorted((a, b) => a - b) as [number, number];
  if (role === 'pawn' && low < high && (heightOf[goal] === low) === (position.turn === 'w'))
    return ['levels/pawn', { turn: position.turn }];
  // A square between bars none of several steps, straight up or over columns.
  if (columns.length > 2 || climbs) return undefined;
  const between = existingSquares(position.packed.boardPin).find(
    (square) => columns.includes(columnOf[square]!) && heightOf[square]! > low && heightOf[square]! < high,
  );
  if (between === undefined) return undefined;
  const pin = pinOf[between]!;
  const board = pin < 0 ? { main: mainBoardOf[between] as MainLevel } : { pin: PINS[pin]!.name };
  return ['levels/between', { from: name(start), to: name(goal), board }];
}

function findStepBar({ name }: RefusalQuery, { role, start, goal, columns, climbs }: Way): Bar {
  if (columns.length > 2) return ['levels/line', { role }];
  const way = { from: name(start), to: name(goal) };
  return columns.length === 1 && climbs ? ['levels/upright', way] : ['levels/step', { ...way, role }];
}
