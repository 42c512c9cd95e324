import { isJointlyMated, someMove } from '../engine/core/index.ts';
import type { Machine, Player, Position } from '../engine/index.ts';
import { findHelpLines, MOST_SOLUTIONS, MOST_NODES, type Helpmates } from './helpmate.ts';
import { afterMove, findCode, takesKing } from './position-queries.ts';

/** The moves of all three together until each of the two others has made so many and the king's owner is on move. */
export function countHelpPlies({ ruleset, turn }: Position, king: Player, moves: number): number {
  const { players } = ruleset;
  const before = (players.indexOf(king) - players.indexOf(turn) + players.length) % players.length;
  // Where only one of the two moves before the king's owner, each has moved one round later.
  return players.length * (before === 0 || before === 1 ? moves : moves - 1) + before;
}

/**
 * All the ways in which three players together bring it about, in so many moves of all, that two of them can declare the mate of the third, who
 * is on move then (Harshman VIII). A line in which a king is taken does not count.
 */
export function findJointHelpmates(
  position: Position,
  loser: Player,
  plies: number,
  limit: number = MOST_SOLUTIONS,
  most: number = MOST_NODES,
): Helpmates {
  const machine = position.machine();
  const { active } = machine;
  if (position.active.length < position.ruleset.players.length) return { complete: true, lines: [], nodes: 0 };
  const king = position.ruleset.players.indexOf(loser);
  return findHelpLines(machine, {
    plies,
    isEnd: () => isMated(machine, king),
    mayPass: () => machine.active === active,
    limit,
    most,
  });
}

/** Whether the moves can be played one after another and the mate of the king's owner can be declared then. */
export function endsJointly(position: Position, loser: Player, line: readonly string[]): boolean {
  const machine = position.machine();
  for (const id of line) {
    const code = findCode(machine, id);
    if (code === undefined) return false;
    machine.make(code);
  }
  return isMated(machine, position.ruleset.players.indexOf(loser));
}

/** Whether somebody could take a king before the last of these moves has been made. */
export function meetsKing(start: Position, line: readonly string[]): boolean {
  let at = start;
  return line.some((id) => {
    const meets = takesKing(at);
    at = afterMove(at, id);
    return meets;
  });
}

/** Whether after these moves two players can declare the mate of the third together: neither of them can alone. */
export function offersJointly(start: Position, king: Player, line: readonly string[]): boolean {
  const by = start.ruleset.players.filter((player) => player !== king).join('');
  return line
    .reduce(afterMove, start)
    .acts()
    .some(({ id }) => id === `mate:${by}>${king}`);
}

/** Whether a king's owner is on move and whatever they play one of the others can take the king. */
function isMated(machine: Machine, king: number): boolean {
  const isOut = (): boolean => ((machine.active >> king) & 1) === 0;
  const canCapture = (): boolean => machine.turn !== king && !isOut() && machine.inCheck(king) && someMove(machine, isOut);
  return machine.turn === king && isJointlyMated(machine, king, canCapture) && machine.count() > 0;
}
