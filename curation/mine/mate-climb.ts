import type { Move, Position, Ruleset } from '../../src/engine/index.ts';

/** Changes in a row that bring a first move no nearer to its aim before it is given up. */
const PATIENCE = 60;
/** Steps from the aim, or from being the only move that reaches it: a move that gives no check is farther off than any that does, and a move too many is nearer than a reply. */
export const NO_CHECK = 10_000;
const REPLY = 100;

/**
 * How many replies a first move has left against it, by its code: 0 where it reaches the aim. Without `isWhole` it is enough to say
 * whether there is one.
 */
export type Replies = (code: number, isWhole: boolean) => number;

/** How a position is set up, and how it is changed a little. */
export interface Mutation<Made> {
  realize(ruleset: Ruleset, made: Made): Position | undefined;
  mutate(ruleset: Ruleset, made: Made, random: () => number): Made | undefined;
  is(position: Position, move: Move): boolean;
  /** What the move is to reach, where it is not mate at once; nothing where that does not fit the position. */
  aim?(position: Position): Replies | undefined;
}

/**
 * Changes what was set up, a piece or a board at a time, until one of the moves that are meant reaches the aim, mates at once where none is
 * named: first until it gives check, then until no reply is left, at last until no other move does it. That is looked at in the moves
 * alone, nothing proved. Nothing where no such move reaches it in the end.
 */
export function climbToMate<Made>(
  ruleset: Ruleset,
  made: Made,
  making: Mutation<Made>,
  random: () => number,
  patience = PATIENCE,
): Made | undefined {
  let best = made;
  let least = distanceOf(making.realize(ruleset, made), making);
  for (let idle = 0; least > 0 && least < Infinity && idle < patience; idle++) {
    const next = making.mutate(ruleset, best, random);
    const left = next ? distanceOf(making.realize(ruleset, next), making, least) : Infinity;
    if (!next || left > least) continue;
    if (left < least) idle = 0;
    [best, least] = [next, left];
  }
  return least < REPLY ? best : undefined;
}

/** How far the nearest of these moves is from being the only one that reaches the aim; beyond the bar it is not counted to the end. */
function distanceOf(position: Position | undefined, { is, aim = mateAtOnce }: Pick<Mutation<never>, 'is' | 'aim'>, bar = Infinity): number {
  const moves = position?.moves() ?? [];
  const meant = position ? moves.filter((move) => is(position, move)) : [];
  const replies = position && meant.length > 0 ? aim(position) : undefined;
  if (!replies) return Infinity;
  const least = Math.min(...meant.map(({ code }) => REPLY * replies(code, true)));
  if (least > 0) return least;
  let others = -1;
  for (const { code } of moves) if (replies(code, false) === 0 && ++others > bar) break;
  return others;
}

/** Two players: the replies to a check, and many to a move that gives none. */
function mateAtOnce(position: Position): Replies {
  const machine = position.machine();
  const { turn } = machine;
  return (code) => {
    machine.make(code);
    const replies = machine.turn === turn ? NO_CHECK : machine.count();
    const left = machine.inCheck(machine.turn) ? replies : replies + NO_CHECK;
    machine.unmake();
    return left;
  };
}
