import type { Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { NOBODY } from './aim.ts';
import { makeAim } from './make-aim.ts';
import type { Goal } from './goal.ts';
import { Prover, type ProofLimits } from './prover.ts';
import { bestLine, growTree, type ProofNode } from './proof-tree.ts';

/** `open`: a limit came first. Never a guess. */
export type ProofVerdict = 'true' | 'false' | 'open';

/** What is known about a goal in a position. */
export interface Proof {
  /** Whether the goal is reached, as far as it is settled. */
  readonly verdict: ProofVerdict;
  /** The fewest moves of the lead; nothing when the goal is not reached, or not settled. */
  readonly length: number | undefined;
  /** All first moves that reach the goal in time, ordered by id; when not `complete`, those found so far. */
  readonly keys: readonly string[];
  /** Every first move has been judged. */
  readonly complete: boolean;
  /** Moves made on the way to the answer. */
  readonly nodes: number;
}

/** A proof with its tree; the tree is absent when the goal is not reached. */
export interface TreeProof extends Proof {
  /** The tree that proves it; nothing when the goal is not reached. */
  readonly tree: ProofNode | undefined;
}

/** A proof with one best play of both sides. */
export interface LineProof extends Proof {
  /** Ids of best play by both sides; empty when the goal is not reached. */
  readonly line: readonly string[];
}

/** The work told so far: first moves judged, of so many. */
export type Tell = (done: number, of: number) => void;

/** A goal set up in a position: the prover, and whether the side to move only has to keep it from happening. */
interface Task {
  readonly prover: Prover;
  readonly defends: boolean;
}

function setUp(position: Position, goal: Goal, limits: ProofLimits | undefined): Result<Task> {
  const defends = goal.kind === 'defence';
  const { players } = position.ruleset;
  const turn = players.indexOf(position.turn);
  const aim = makeAim(position, defends ? goal.against : goal, defends ? (turn + 1) % players.length : turn);
  if (!aim.ok) return aim;
  const prover = new Prover(position.machine(), aim.value, limits);
  if (defends && prover.isAttacking()) return fail('malformed', 'by', 'goal/own', {});
  return ok({ prover, defends });
}

/**
 * Judges every first move: which of them reach the goal by force, and how soon. Where a defender is on move, there are no
 * first moves to judge: the verdict says whether the goal is reached against all of them. Each move more costs about the square of the
 * number of legal moves; with limits it ends in time, and the verdict is `open`.
 */
export function prove(position: Position, goal: Goal, limits?: ProofLimits, tell?: Tell): Result<Proof> {
  const task = setUp(position, goal, limits);
  return task.ok ? ok(judge(task.value, tell)) : task;
}

function judge({ prover, defends }: Task, tell?: Tell): Proof {
  const { aim } = prover;
  if (!defends && !prover.isAttacking()) return judgeDefended(prover);
  const judged = defends ? judgeDefence(prover, tell) : prover.rateFirstMoves(aim.moves, NOBODY, tell);
  const working = judged.filter((move) => move.length !== undefined);
  const complete = !prover.stopped;
  return {
    verdict: working.length > 0 ? 'true' : complete ? 'false' : 'open',
    length: working.length > 0 ? Math.max(0, Math.min(...working.map((move) => move.length!)) - aim.shown) : undefined,
    keys: working.map((move) => move.id),
    complete,
    nodes: prover.nodes,
  };
}

/** A defender moves first: the goal is reached if every one of the defender's moves leads to it. */
function judgeDefended(prover: Prover): Proof {
  const { aim } = prover;
  const length = prover.length(aim.moves, NOBODY);
  const verdict = length !== undefined ? 'true' : prover.stopped ? 'open' : 'false';
  const shortest = length === undefined ? undefined : Math.max(0, length - aim.shown);
  return { verdict, length: shortest, keys: [], complete: !prover.stopped, nodes: prover.nodes };
}

/** A first move defends if the others do not reach their goal after it. */
function judgeDefence(prover: Prover, tell?: Tell): { readonly id: string; readonly length: number | undefined }[] {
  const moves = prover.list();
  return moves.map(({ id, code }, at) => {
    const saved = !prover.leads(code, prover.aim.moves) && !prover.stopped;
    tell?.(at + 1, moves.length);
    return { id, length: saved ? 0 : undefined };
  });
}

/** `prove` with the tree of best defences; a limit that comes first is the fault `unknown`. */
export function proveTree(position: Position, goal: Goal, limits?: ProofLimits): Result<TreeProof> {
  const task = setUp(position, goal, limits);
  if (!task.ok) return task;
  const { prover, defends } = task.value;
  const proof = judge(task.value);
  const tree = proof.verdict !== 'true' ? undefined : defends ? { play: proof.keys } : growTree(prover, prover.aim.moves);
  return prover.stopped ? notSettled(prover) : ok({ ...proof, tree, nodes: prover.nodes });
}

/** `prove` with one best play of both sides, empty when the goal is not reached; a limit that comes first is the fault `unknown`. */
export function proveLine(position: Position, goal: Goal, limits?: ProofLimits): Result<LineProof> {
  const task = setUp(position, goal, limits);
  if (!task.ok) return task;
  const { prover, defends } = task.value;
  const proof = judge(task.value);
  const { length, keys } = proof;
  const line = length === undefined ? [] : defends ? keys.slice(0, 1) : bestLine(prover, length + prover.aim.shown);
  return prover.stopped ? notSettled(prover) : ok({ ...proof, line, nodes: prover.nodes });
}

/**
 * The replies that refute a first move, ordered by id; none when the move reaches the goal, or ends the game itself.
 * Against a defence they are the moves by which the others reach their goal.
 */
export function refutationsOf(position: Position, goal: Goal, first: string, limits?: ProofLimits): Result<readonly string[]> {
  const task = setUp(position, goal, limits);
  if (!task.ok) return task;
  const { prover, defends } = task.value;
  const { machine, aim } = prover;
  const move = prover.list().find(({ id }) => id === first);
  if (!move) return fail('illegal', 'move', 'move/not-here', { found: first });
  const { turn } = machine;
  machine.make(move.code);
  const left = prover.leftAfter(aim.moves, turn);
  // Where every move is asked for a wrong one ends the proof, not the game: the replies to it are those that keep it wrong.
  const asked = prover.isAttacking() === defends && (aim.lasts === true || !prover.isOver(left, turn));
  const refuting = asked ? prover.list().filter(({ code }) => prover.leads(code, left) === defends) : [];
  machine.unmake();
  return prover.stopped ? notSettled(prover) : ok(refuting.map(({ id }) => id));
}

const notSettled = (prover: Prover): Result<never> => fail('unknown', 'limit', 'goal/limit', { moves: prover.nodes });
