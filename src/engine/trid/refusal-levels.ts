import { PLAYER_NAMES, type Role } from '../core/piece.ts';
import type { Refusal } from '../core/refusal.ts';
import { columnOf, COLUMN_COUNT, heightOf, hostOf, mainSquareAt, PINS, pinOf, pinSquareAt } from './board.ts';
import { because, type Question } from './question.ts';
import type { RuleKey } from './references.ts';
import { MAIN_NAMES, nameBoard } from './refusal-words.ts';
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

/** Why the levels do not lead there: what bars the way, as the ruleset sees levels. */
export function refuseLevels(question: Question, way: Way, key: RuleKey): Refusal {
  const to = question.name(way.goal);
  const { kind } = question.workshop.tables.rules.levels;
  const says =
    (kind === 'hosts' ? sayHost(question, way) : kind === 'heights' ? sayHeights(question, way) : undefined) ?? saySteps(question, way);
  return because(question, 'levels', key, says, [to]);
}

/** An attack board at one end that is joined only to a main board the way does not come to (Grant, The Attack Boards). */
function sayHost({ machine, position, workshop, name }: Question, { role, start, goal, columns, climbs }: Way): string | undefined {
  machine.load(position.packed);
  const steps = columns.length - 1;
  const ends = [
    { end: start, other: goal, path: columns },
    { end: goal, other: start, path: columns.toReversed() },
  ];
  for (const { end, other, path } of ends) {
    const pin = pinOf[end]!;
    if (pin < 0 || pinOf[other] === pin) continue;
    const host = hostOf[end]!;
    const only = `${nameBoard(machine.pinBoard[pin]!, workshop.tables.pinNames[pin])} is joined only to ${MAIN_NAMES[host]!}`;
    const isOneStep = role === 'king' || role === 'pawn' || role === 'knight';
    if (isOneStep && (pinOf[other]! >= 0 || hostOf[other] !== host))
      return role === 'knight' ? `${only}, so from ${name(start)} to ${name(goal)} the level would change more than once.` : `${only}.`;
    if (!isOneStep && !meetsHost(path, pin, host, climbs)) return `${only}, which has no square next to it on the ${role}’s way.`;
  }
  const levels = Math.abs(hostOf[goal]! - hostOf[start]!);
  if (role === 'knight' && levels > 1)
    return `The knight changes by one level at most, and ${name(goal)} is two levels from ${name(start)}.`;
  return !climbs && steps === 1 && levels > 1
    ? `With one step the ${role} changes by one level, and ${name(goal)} is two levels from ${name(start)}.`
    : undefined;
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
function sayHeights({ position, name }: Question, { role, start, goal, columns }: Way): string | undefined {
  const [low, high] = [heightOf[start]!, heightOf[goal]!].toSorted((a, b) => a - b) as [number, number];
  if (role === 'pawn' && low < high && (heightOf[goal] === low) === (position.turn === 'w'))
    return `${PLAYER_NAMES[position.turn]}’s pawns never go ${position.turn === 'w' ? 'down' : 'up'} a level.`;
  if (columns.length > 2) return undefined;
  const between = existingSquares(position.packed.boardPin).find(
    (square) => columns.includes(columnOf[square]!) && heightOf[square]! > low && heightOf[square]! < high,
  );
  if (between === undefined) return undefined;
  const pin = pinOf[between]!;
  const board = pin < 0 ? MAIN_NAMES[hostOf[between]!]! : `the attack board at ${PINS[pin]!.name}`;
  return `Between ${name(start)} and ${name(goal)} lies ${board}, a level of its own, so they are two levels apart.`;
}

function saySteps({ name }: Question, { role, start, goal, columns }: Way): string {
  if (columns.length > 2)
    return `The levels do not lead there: on each step the ${role} changes by one level at most, and in one move only up or only down.`;
  return columns.length === 1
    ? `${name(goal)} is not the next square above or below ${name(start)}.`
    : `The ${role} changes by one level at most, and ${name(goal)} is more than one from ${name(start)}.`;
}
