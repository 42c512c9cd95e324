import { captureOf, chooseAct, chooseMove, findMate, STRENGTHS, type Move, type Position, type Square } from '../../src/engine/index.ts';
import { extendByAct, extendLine, makeLine, type Line } from '../../src/board/state/line.ts';
import { declarationsBy, judgePlayout, type PlayoutStanding } from '../../src/game/goals/judge-playout.ts';
import type { PlayoutGoal } from '../../src/game/goals/playout-goal.ts';
import { settledBalance } from '../../src/game/goals/settled-balance.ts';
import { reachesAim } from '../../src/game/goals/small-aims.ts';

/** A line that was played out, by the ids of its moves and acts, and how it ended. */
export interface PlayedOut {
  readonly ids: readonly string[];
  readonly standing: PlayoutStanding;
}

/** Chooses the reader's move. */
export type Reader = (line: Line, goal: PlayoutGoal) => Move;

/** Own moves after which a line without a limit is given up. */
const MOST_MOVES = 60;
/** Centipawns that an aim may cost: less than a pawn. */
const LITTLE = 50;

/** Plays a position out: the reader by a way of choosing, the machine as it does in the browser, but by nodes alone. */
export function playOut(goal: PlayoutGoal, start: Position, reader: Reader, random: () => number): PlayedOut {
  let line = makeLine(start);
  let standing = judgePlayout(goal, line);
  const strength = STRENGTHS.find(({ name }) => name === goal.strength)!;
  const others = start.ruleset.players.filter((player) => player !== start.turn);
  while (standing.state === 'going' && standing.used < MOST_MOVES) {
    const at = line.moves.length;
    const position = line.positions[at]!;
    // Whoever can declare a mate does, as the reader is asked to.
    const [declared] = declarationsBy(position, start.turn);
    const mated = declared === undefined ? undefined : extendByAct(line, at, declared);
    if (mated?.ok) line = mated.value;
    else if (position.turn === start.turn) line = extendLine(line, at, reader(line, goal));
    else {
      const act = chooseAct(position, others);
      const next = act === undefined ? undefined : extendByAct(line, at, act);
      if (next?.ok) line = next.value;
      else line = extendLine(line, at, moveOf(position, chooseMove(position, strength, random, { past: pastOf(line) })));
    }
    standing = judgePlayout(goal, line);
  }
  return { ids: line.moves.map(({ id }) => id), standing };
}

/** Somebody who knows the game: takes a small aim where it costs nothing, drives a bare king, and else plays as the machine of some strength does. */
export function makeExpert(random: () => number, strength: string = STRENGTHS.at(-1)!.name): Reader {
  const strongest = STRENGTHS.find(({ name }) => name === strength)!;
  return (line, goal) => {
    const position = line.positions.at(-1)!;
    const found = findAim(line, goal) ?? (goal.aim === 'mate' && isBare(position) ? findDrive(position, random) : undefined);
    return found ?? moveOf(position, chooseMove(position, strongest, random, { past: pastOf(line) }));
  };
}

/** Somebody who makes any move. */
export function makeAnybody(random: () => number): Reader {
  return ({ positions }) => {
    const moves = positions.at(-1)!.moves();
    return moves[Math.floor(random() * moves.length)]!;
  };
}

const moveOf = (position: Position, id: string): Move => position.moves().find((move) => move.id === id)!;
const pastOf = ({ positions }: Line): number[] => positions.slice(0, -1).map((position) => position.machine().hash());

/** A move that reaches an aim that is left of a list, or promotes, and after which nothing is lost: no material either, where the goal forbids it. */
function findAim(line: Line, goal: PlayoutGoal): Move | undefined {
  const position = line.positions.at(-1)!;
  const { turn, ruleset } = position;
  const least = goal.gain === undefined || ruleset.players.length > 2 ? undefined : settledBalance(position, turn) - LITTLE;
  const { ticks } = judgePlayout(goal, line);
  const left = goal.aim === 'promote' ? (['promote'] as const) : (goal.list ?? []).filter((_, at) => !ticks[at]);
  return position.moves().find((move) => {
    const after = position.after(move);
    if (!left.some((aim) => reachesAim(aim, position, move, after))) return false;
    if (least !== undefined && settledBalance(after, turn) < least) return false;
    return judgePlayout(goal, extendLine(line, line.moves.length, move)).state !== 'lost' && isSafe(after);
  });
}

/** Whether no reply mates. */
const isSafe = (after: Position): boolean => after.moves().every((reply) => after.after(reply).status() !== 'checkmate');

/** Whether the side that is not on move has its king alone, on boards whose distances `findDrive` knows. */
const isBare = ({ squares, turn, ruleset }: Position): boolean =>
  ruleset.players.length === 2 && squares.every(({ piece }) => piece === undefined || piece.owner === turn || piece.role === 'king');

/** Against a bare king: a mate in two, or the move that leaves it the fewest squares and brings the own king nearer. */
function findDrive(position: Position, random: () => number): Move | undefined {
  const mate = findMate(position, 2);
  const key = mate.ok ? mate.value.keys[0] : undefined;
  if (key !== undefined) return moveOf(position, key);
  const rated = position.moves().flatMap((move) => {
    const after = position.after(move);
    if (after.status() !== 'playing') return [];
    const replies = after.moves();
    if (replies.some((reply) => captureOf(reply) !== undefined)) return [];
    const flights = replies.filter(({ from }) => after.at(from)?.role === 'king').length;
    const nearest = Math.max(...replies.map((reply) => distanceOfKings(after.after(reply))));
    return [{ move, value: flights * 3 + nearest * 2 + random() * 4 }];
  });
  return rated.sort((one, other) => one.value - other.value)[0]?.move;
}

function distanceOfKings({ squares }: Position): number {
  const [one, other] = squares.filter(({ piece }) => piece?.role === 'king') as [Square, Square];
  return Math.max(Math.abs(one.file - other.file), Math.abs(one.rank - other.rank)) + Math.abs(one.height - other.height) / 4;
}
