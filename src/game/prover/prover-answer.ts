import { WORKERS } from '#words/workers.ts';
import {
  findRuleset,
  movesOf,
  ok,
  prove,
  refutationsOf,
  type Goal,
  type ProofLimits,
  type Move,
  type Position,
  type Result,
  type Proof,
  type Tell,
} from '../../engine/index.ts';
import { matesIn, longestDefence } from './mates.ts';
import { failWith, type AnyFault } from '../../words/described-fault.ts';

/** What the page asks the prover, as plain data: it goes to a worker. */
export interface ProverRequest {
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  readonly goal: Goal;
  /** With a first move: what refutes it. Without: which first moves work. */
  readonly first?: string;
  /** What is asked beyond a proof: whether a first move still mates, only later; or the stiffest reply to one who mates in `goal.moves`. */
  readonly wants?: 'slower' | 'reply';
  /** Seconds after which the answer is “not settled”. */
  readonly seconds?: number;
}

export interface ProverAnswer {
  /** Absent when the question was what refutes a move. */
  readonly proof?: Proof;
  /** The replies that refute the move asked about. */
  readonly refutations?: readonly string[];
  /** Moves in which the first move mates as well. */
  readonly slower?: number;
  /** The reply that puts mate off longest. */
  readonly reply?: string;
}

/** Moves beyond the asked ones among which a slower mate is looked for. */
const BEYOND = 1;

/** For a mate of more moves than this, how many seconds a slower one is looked for: what refutes the move is asked next. */
const [SHORT, LATE_SECONDS] = [3, 1.5];

/** The seconds that a question has: its own, or fewer. */
export function secondsOf({ goal, wants, seconds }: ProverRequest): number | undefined {
  return seconds === undefined || wants !== 'slower' || movesOf(goal) <= SHORT ? seconds : Math.min(seconds, LATE_SECONDS);
}

/** Answers a question here and now; the position's text is judged like any other text from outside. */
export function answerProver(question: ProverRequest, tell?: Tell): Result<ProverAnswer, AnyFault> {
  const ruleset = findRuleset(question.ruleset);
  if (!ruleset) return failWith('unknown', 'ruleset', WORKERS.noRuleset(question.ruleset));
  const configured = ruleset.configure(question.options ?? {});
  if (!configured.ok) return configured;
  const position = configured.value.parse(question.position);
  if (!position.ok) return position;
  const limits = limitsOf(question);
  const { stop } = limits;
  // A table would be made anew for every reply.
  const inTime: ProofLimits = stop ? { stop } : {};
  if (question.wants === 'reply') {
    const reply = longestDefence(position.value, movesOf(question.goal), inTime);
    return reply.ok ? ok(reply.value ? { reply: reply.value.id } : {}) : reply;
  }
  if (question.wants === 'slower') {
    const first = position.value.moves().find(({ id }) => id === question.first);
    if (!first || question.goal.kind !== 'mate') return ok({});
    const moves = mateAfter(position.value, first, question.goal.moves + BEYOND, inTime);
    return moves.ok ? ok(moves.value === undefined ? {} : { slower: moves.value }) : moves;
  }
  if (question.first !== undefined) {
    const refutations = refutationsOf(position.value, question.goal, question.first, limits);
    return refutations.ok ? ok({ refutations: refutations.value }) : refutations;
  }
  const proof = prove(position.value, question.goal, limits, tell);
  return proof.ok ? ok({ proof: proof.value }) : proof;
}

/** In how many moves, counting this one, a move mates by force, up to a limit. A limit that comes first is a fault. */
function mateAfter(position: Position, first: Move, most: number, limits: ProofLimits): Result<number | undefined, AnyFault> {
  const after = position.after(first);
  if (after.turn === position.turn || after.status() !== 'playing') return ok(undefined);
  let longest = 0;
  for (const reply of after.moves()) {
    const moves = matesIn(after.after(reply), most - 1, limits);
    if (!moves.ok || moves.value === undefined) return moves;
    longest = Math.max(longest, moves.value);
  }
  return ok(longest + 1);
}

function limitsOf(question: ProverRequest): ProofLimits {
  const seconds = secondsOf(question);
  if (seconds === undefined) return { table: true };
  const end = performance.now() + seconds * 1000;
  return { table: true, stop: () => performance.now() > end };
}
