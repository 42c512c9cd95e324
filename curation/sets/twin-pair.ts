import { convertPosition } from '../../src/comparison/convert-position.ts';
import { MOVABLE_RULESETS, type Goal, type Move, type Position, type Ruleset } from '../../src/engine/index.ts';
import { similarityOf, MOST_LIKE, describeShape, type Shape } from '../../src/puzzles/similarity.ts';
import { balanceOf, expectMove, isQueening, planOf } from '../../src/puzzles/position-queries.ts';
import { KEYS, measureTask, type PuzzleDemands } from '../mine/measure-task.ts';

/** Cost of a position with no right move: more than that of one with too many. */
const NONE = KEYS + 10;
/** Centipawns: with such a lead any win will do. */
const FAR_AHEAD = 900;
const TWIN: PuzzleDemands = { source: 'twin', isFit: ({ position }) => balanceOf(position) < FAR_AHEAD };

/** What a ruleset makes of a position. */
export interface Member {
  readonly position: Position;
  /** 0 where one move alone is right and every check is passed. */
  readonly cost: number;
  /** The right moves, each with the words that all rulesets share. */
  readonly keys: readonly string[];
  readonly words: readonly string[];
}

/** Rulesets that a position is put before, and how far they are from being a twin. */
export interface Pair {
  readonly cost: number;
  readonly members: readonly Member[];
}

/**
 * What a move is, in words that all rulesets share: a board goes to a corner, whatever its pin is called there; a queen is what a pawn becomes
 * where nothing else is said; a choice of level is ignored.
 */
export function wordOf(position: Position, move: Move): string {
  if (move.kind !== 'board') {
    const plan = planOf(position, move);
    return move.kind === 'piece' && move.promotion !== undefined && isQueening(move) ? plan.slice(0, -move.promotion.length) : plan;
  }
  const board = position.boards.find(({ pin }) => pin === move.from)!.id;
  const { side, main, corner } = position.ruleset.pins.find(({ name }) => name === move.to)!;
  return [board, side, main, corner, move.from === move.to].join(' ');
}

/** Moves that end the game at once by a mate; and how many replies the check leaves that leaves fewest. */
function listMates(position: Position): { readonly mates: readonly Move[]; readonly fewest: number } {
  const machine = position.machine();
  let fewest = Infinity;
  const mates = position.moves().filter(({ code }) => {
    machine.make(code);
    const isCheck = machine.inCheck(machine.turn);
    const replies = isCheck ? machine.count() : Infinity;
    machine.unmake();
    fewest = Math.min(fewest, replies);
    return replies === 0;
  });
  return { mates, fewest };
}

function measureMate(position: Position, goal: Goal): Member {
  const { mates, fewest } = listMates(position);
  const keys = mates.map(({ id }) => id);
  const words = mates.map((move) => wordOf(position, move));
  if (keys.length === 0) return { position, cost: NONE + Math.min(fewest, 20) / 2, keys, words };
  if (keys.length > 1) return { position, cost: KEYS + Math.min(8, keys.length - 1), keys, words };
  return { position, cost: measureTask(position, goal, TWIN)?.cost ?? KEYS, keys, words };
}

function measureUnder(ruleset: Ruleset, position: Position, goal: Goal): Member | undefined {
  const carried = convertPosition(position, ruleset);
  if (!carried.ok || carried.value.position.status() !== 'playing') return undefined;
  const under = carried.value.position;
  if (goal.kind === 'mate' && goal.moves === 1) return measureMate(under, goal);
  const measured = measureTask(under, goal, TWIN);
  const keys = measured?.keys ?? [];
  const words = keys.map((key) => wordOf(under, expectMove(under, key)));
  return { position: under, cost: Math.min(NONE, measured?.cost ?? NONE), keys, words };
}

/** How far a position is from being one that two rulesets answer in two ways; undefined where it is farther than the limit. */
export function measurePair(position: Position, goal: Goal, most: number): Pair | undefined {
  const members: Member[] = [];
  const own = measureUnder(position.ruleset, position, goal);
  if (!own || own.cost > most) return undefined;
  members.push(own);
  for (const ruleset of MOVABLE_RULESETS) {
    if (ruleset === position.ruleset) continue;
    const member = measureUnder(ruleset, position, goal);
    if (member) members.push(member);
  }
  let best = Infinity;
  for (const [at, one] of members.entries())
    for (const other of members.slice(at + 1)) best = Math.min(best, one.cost + other.cost + costOfWords(one, other));
  return best > most ? undefined : { cost: best, members };
}

/** Two that have the same single answer are no twin. */
const costOfWords = (one: Member, other: Member): number =>
  one.words.length === 1 && other.words.length === 1 && one.words[0] === other.words[0] ? KEYS + 1 : 0;

/** How much too like the nearest of these the members are that a twin could be made of; 0 where they are not. */
export function costOfLikeness({ members }: Pair, shapes: readonly Shape[]): number {
  const sound = members.filter(({ cost }) => cost === 0);
  const most = Math.max(
    0,
    ...sound.flatMap(({ position }) => {
      const shape = describeShape(position);
      return shapes.map((other) => similarityOf(shape, other));
    }),
  );
  return most < MOST_LIKE ? 0 : 0.1 + (most - MOST_LIKE);
}
