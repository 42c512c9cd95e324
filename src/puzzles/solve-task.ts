import {
  isAttackNode,
  ok,
  prove,
  proveTree,
  refutationsOf,
  type Goal,
  type ProofLimits,
  type Position,
  type ProofNode,
} from '../engine/index.ts';
import { findHelpmates, growHelpTree, type Helpmates } from './helpmate.ts';
import { countHelpPlies, findJointHelpmates } from './joint-helpmate.ts';
import { findProofGames } from './proofgame.ts';
import { answerQuestion } from './questions.ts';
import { isHelpOfThree, isProved, isQuestion, type Help, type Task } from './task.ts';
import { failPuzzle, refuseAs, type PuzzleResult } from './puzzle-fault.ts';

/** A position and a task with all that a proof tells about them. */
export interface SolvedTask {
  /** The position that was asked about. */
  readonly position: Position;
  /** What was asked. */
  readonly task: Task;
  /** Every right first move, ordered by id; none for a question. */
  readonly keys: readonly string[];
  /** The fewest moves in which it can be done; 0 for a defence or a question. */
  readonly length: number;
  /** Absent for a question. */
  readonly solution: ProofNode | undefined;
  /** The whole answer of a question. */
  readonly answer: readonly string[] | undefined;
}

/** A wrong first move worth knowing, and every reply that refutes it. */
export interface Try {
  /** The id of the wrong move. */
  readonly move: string;
  /** The ids of the replies. */
  readonly refutation: readonly string[];
}

/** All the ways in which everybody helps to a mate, of one side by the other or of one of three by the two others. */
export function findHelp(position: Position, task: Help, limit?: number, most?: number): Helpmates {
  return isHelpOfThree(task)
    ? findJointHelpmates(position, task.king, countHelpPlies(position, task.king, task.moves), limit, most)
    : findHelpmates(position, task.moves, limit, most);
}

/** Settles a task; refused when the task cannot be done, does not fit the position, or is not settled within the limits. */
export function solveTask(position: Position, task: Task, limits?: ProofLimits): PuzzleResult<SolvedTask> {
  if (isQuestion(task)) {
    const answer = answerQuestion(position, task);
    return answer
      ? ok({ position, task, keys: [], length: 0, solution: undefined, answer })
      : failPuzzle('impossible', 'goal', 'question/nothing', {});
  }
  if (task.kind === 'helpmate') {
    const isOfThree = position.ruleset.players.length > 2;
    if (isOfThree !== isHelpOfThree(task)) return failPuzzle('impossible', 'goal', 'help/none', {});
    const { lines, complete } = findHelp(position, task);
    const shorter = task.moves > 1 && findHelp(position, { ...task, moves: task.moves - 1 }, 0).lines.length > 0;
    const solution = growHelpTree(lines);
    if (!solution) return failPuzzle('impossible', 'goal', 'help/none', {});
    if (!complete) return failPuzzle('ambiguous', 'solution', 'help/many', {});
    const keys = [...new Set(lines.map((line) => line.join(' ')))].sort();
    return ok({ position, task, keys, length: shorter ? task.moves - 1 : task.moves, solution, answer: undefined });
  }
  if (task.kind === 'proofgame') {
    const reached = position.ruleset.parse(task.reached);
    if (!reached.ok) return refuseAs(reached.fault);
    const { lines, complete } = findProofGames(position, reached.value, task.moves);
    const solution = growHelpTree(lines);
    if (!complete) return failPuzzle('unknown', 'limit', 'limit', {});
    if (!solution) return failPuzzle('impossible', 'goal', 'game/none', { moves: task.moves });
    const keys = lines.map((line) => line.join(' '));
    return ok({ position, task, keys, length: task.moves, solution, answer: undefined });
  }
  const goal: Goal = task.kind === 'saves' ? { kind: 'defence', against: task.against } : task;
  const isDeclared = goal.kind === 'declaration';
  if (goal.kind === 'defence' || (isDeclared && goal.moves === 1)) {
    const proof = prove(position, goal, limits);
    if (!proof.ok) return refuseAs(proof.fault);
    const { keys, complete, length = 0 } = proof.value;
    if (!complete) return failPuzzle('unknown', 'limit', 'limit', {});
    if (keys.length === 0) return failPuzzle('impossible', 'goal', 'goal/unforced', {});
    return ok({ position, task, keys, length: isDeclared ? length : 0, solution: { play: keys }, answer: undefined });
  }
  const proof = proveTree(position, goal, limits);
  if (!proof.ok) return refuseAs(proof.fault);
  const { tree, keys, length = 0 } = proof.value;
  if (!tree) return failPuzzle('impossible', 'goal', 'goal/unforced', {});
  return ok({ position, task, keys, length, solution: cut(tree, isDeclared ? goal.moves : Infinity), answer: undefined });
}

/** The tree as far as the lead's moves: a declaration needs no capture on the board. */
function cut(node: ProofNode, moves: number): ProofNode {
  if (moves === Infinity) return node;
  if (!isAttackNode(node))
    return { replies: node.replies.map(({ moves: ids, then }) => (then ? { moves: ids, then: cut(then, moves) } : { moves: ids })) };
  return moves > 1 && node.then ? { play: node.play, then: cut(node.then, moves - 1) } : { play: node.play };
}

/** The replies that refute a first move of a proved task. */
export function refutations(position: Position, task: Task, first: string): readonly string[] {
  if (!isProved(task) && task.kind !== 'saves') return [];
  const goal: Goal = task.kind === 'saves' ? { kind: 'defence', against: task.against } : task;
  const found = refutationsOf(position, goal, first);
  return found.ok ? found.value : [];
}
