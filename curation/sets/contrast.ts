import { RULESETS, type Goal, type Move, type Position } from '../../src/engine/index.ts';
import { expectMove } from '../../src/puzzles/position-queries.ts';
import { refutations } from '../../src/puzzles/solve-task.ts';
import { wordOf } from './twin-pair.ts';

/** A ruleset’s answer to what a twin asks. */
export interface Answered {
  readonly position: Position;
  readonly key: string;
}

/** Why the answer of one ruleset is wrong under another. */
interface Contrast {
  /** The rule that decides it, as the engine names it: what refuses the move there, or what refuses here the reply that it has there. */
  readonly why: string;
  /** What has to be told besides: 0 where one sentence does. */
  readonly cost: number;
}

/** Replies to a move which are told one by one. */
const MANY_REPLIES = 4;
const NO_PLACE = 'no-place';
/** A board that goes where there is no pin, or turns where none may: true, and soon seen. */
const COMMON = ['no-pin', 'no-rotation', NO_PLACE];
/** A reply that both allow, and meet in two ways: what decides lies a move later. */
const LATER = 'later';

/** Why these ends are no move; a place that the ruleset does not have is a reason too. */
function reasonOf(position: Position, { from, to }: Pick<Move, 'from' | 'to'>): string {
  const places = new Set([...position.squares, ...position.ruleset.pins].map(({ name }) => name));
  return places.has(from) && places.has(to) ? (position.refuse(from, to)?.code ?? LATER) : NO_PLACE;
}

/** The ends of a move as another ruleset calls them: a board goes to the pin at the same corner, where there is one. */
function endsUnder(other: Position, position: Position, move: Move): Pick<Move, 'from' | 'to'> {
  if (move.kind !== 'board') return move;
  const pinOf = (name: string): string => {
    const pin = position.ruleset.pins.find((one) => one.name === name)!;
    const corner = other.ruleset.pins.filter(({ side, main, corner: at }) => side === pin.side && main === pin.main && at === pin.corner);
    return (corner.find((one) => one.name === name) ?? corner[0])?.name ?? name;
  };
  return { from: pinOf(move.from), to: pinOf(move.to) };
}

function contrast({ position, key }: Answered, other: Position, goal: Goal): Contrast {
  const move = expectMove(position, key);
  const word = wordOf(position, move);
  const same = other.moves().find((one) => wordOf(other, one) === word && (one.kind === 'board' || one.to === move.to));
  if (!same) {
    const why = reasonOf(other, endsUnder(other, position, move));
    return { why, cost: COMMON.includes(why) ? 1 : 0 };
  }
  const [here, there] = [position.after(move), other.after(same)];
  if (goal.kind === 'mate' && goal.moves === 1 && there.checks().length === 0) return { why: 'no-check', cost: 0 };
  const replies = refutations(other, goal, same.id).map((id) => expectMove(there, id));
  const reasons = replies.slice(0, MANY_REPLIES).map((reply) => reasonOf(here, endsUnder(here, there, reply)));
  const isFar = replies.length === 0 || reasons.includes(LATER);
  return { why: [...new Set(reasons)].sort().join(), cost: Math.min(MANY_REPLIES, Math.max(1, replies.length)) - 1 + Number(isFar) };
}

/**
 * How much it takes to tell why an answer is wrong under another ruleset, on average; for a longer task, where much lies behind the first move,
 * for the plainest. And what sort of twin it is: its task, its rulesets and those rules.
 */
export function contrastOf(goal: Goal, members: readonly Answered[]): { readonly cost: number; readonly sort: string } {
  const found = members.flatMap((one) => members.flatMap((other) => (one === other ? [] : [contrast(one, other.position, goal)])));
  const rules = RULESETS.map(({ id }) => id).filter((id) => members.some(({ position }) => position.ruleset.id === id));
  const whys = [...new Set(found.map(({ why }) => why))].sort();
  const costs = found.map(({ cost }) => cost);
  const moves = goal.kind === 'defence' ? goal.against.moves : goal.moves;
  return {
    cost: moves > 1 ? Math.min(...costs) : costs.reduce((sum, cost) => sum + cost, 0) / costs.length,
    sort: [goal.kind, moves, ...rules, ...whys].join(' '),
  };
}
