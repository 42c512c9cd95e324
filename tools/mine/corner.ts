import type { Move, Position, Ruleset } from '../../src/engine/index.ts';

/** Changes in a row that bring a first move no nearer to mate before it is given up. */
const PATIENCE = 60;
/** Steps from mate, or from being the only mate: a move that gives no check is farther off than any that does, and a mate too many is nearer than a reply. */
const NO_CHECK = 10_000;
const REPLY = 100;

/** How a position is set up, and how it is changed a little. */
export interface Making<Made> {
  realize(ruleset: Ruleset, made: Made): Position | undefined;
  mutate(ruleset: Ruleset, made: Made, random: () => number): Made | undefined;
  is(position: Position, move: Move): boolean;
}

/**
 * Changes what was set up, a man or a board at a time, until one of the moves that are meant mates at once: first until it gives check,
 * then until no reply is left, at last until no other move mates. That is looked at in the moves alone, nothing proved. Nothing where no
 * such move mates in the end. Two players.
 */
export function cornerKing<Made>(ruleset: Ruleset, made: Made, making: Making<Made>, random: () => number): Made | undefined {
  let best = made;
  let least = distanceOf(making.realize(ruleset, made), making.is);
  for (let idle = 0; least > 0 && least < Infinity && idle < PATIENCE; idle++) {
    const next = making.mutate(ruleset, best, random);
    const left = next ? distanceOf(making.realize(ruleset, next), making.is) : Infinity;
    if (!next || left > least) continue;
    if (left < least) idle = 0;
    [best, least] = [next, left];
  }
  return least < REPLY ? best : undefined;
}

/** How far the nearest of these moves is from being the only mate. */
function distanceOf(position: Position | undefined, is: (position: Position, move: Move) => boolean): number {
  if (!position) return Infinity;
  const moves = position.moves();
  const machine = position.machine();
  const { turn } = machine;
  const fromMate = ({ code }: Move): number => {
    machine.make(code);
    const replies = REPLY * (machine.turn === turn ? NO_CHECK : machine.count());
    const left = machine.inCheck(machine.turn) ? replies : replies + NO_CHECK;
    machine.unmake();
    return left;
  };
  const least = Math.min(...moves.filter((move) => is(position, move)).map(fromMate));
  return least > 0 ? least : moves.filter((move) => fromMate(move) === 0).length - 1;
}
