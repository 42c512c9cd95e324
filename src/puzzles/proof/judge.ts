import { mainLine, ok, type Position } from '../../engine/index.ts';
import { findRedundantPiece } from './redundant-piece.ts';
import { similarityOf, MOST_LIKE, describeShape } from '../similarity.ts';
import { assemblePuzzle } from './make-puzzle.ts';
import { findImpossibleCases } from '../impossible-position.ts';
import { listLeft, sharesWay } from '../proofgame.ts';
import { positionOf, type Puzzle } from '../puzzle.ts';
import { findFlaw } from '../quality.ts';
import { failPuzzle, type PuzzleResult } from '../puzzle-fault.ts';
import type { Submission } from './submission.ts';
import { solveTask, type SolvedTask } from '../solve-task.ts';
import { isProved, isQuestion, lengthOf, type Task } from '../task.ts';

type Refused = Extract<PuzzleResult<never>, { readonly ok: false }>;

/** The reason why a task cannot be taken as asked, the shorter way before the cooks: who has the shorter one need not hear of others. */
function refuseProof({ task: goal, keys, length, position }: SolvedTask): Refused | undefined {
  if (!isProved(goal)) return undefined;
  const asked = lengthOf(goal);
  if (goal.kind !== 'defence' && length < asked) {
    const shorter = solveTask(position, { ...goal, moves: Math.max(1, length) });
    const ways = shorter.ok ? shorter.value.keys : undefined;
    return failPuzzle('impossible', 'goal', 'shorter', { ways, moves: length, asked });
  }
  return keys.length > 1 ? failPuzzle('ambiguous', 'cook', 'cook', { keys }) : undefined;
}

/** Whether the declaration can be made before anybody moves. */
function isDeclaredAlready(position: Position, goal: Task): boolean {
  if (goal.kind !== 'declaration') return false;
  const by = position.ruleset.players.filter((player) => goal.by.includes(player)).join('');
  return position.acts().some(({ id }) => id === `mate:${by}>${goal.king}`);
}

/** The result for a task that cannot be done at all. */
function refuseUnreached(goal: Task): Refused {
  const at = ['impossible', 'goal'] as const;
  if (isQuestion(goal)) return failPuzzle(...at, 'question/nothing', {});
  if (goal.kind === 'mate') return failPuzzle(...at, 'unreached/mate', { moves: goal.moves });
  if (goal.kind === 'defence' || goal.kind === 'saves') return failPuzzle(...at, 'unreached/saves', {});
  if (goal.kind === 'declaration') return failPuzzle(...at, 'unreached/declaration', {});
  return failPuzzle(...at, 'unreached/goal', { kind: goal.kind, moves: lengthOf(goal) });
}

/** A puzzle of the collection, as far as another is compared with it. */
export type Known = Pick<Puzzle, 'id' | 'ruleset' | 'options' | 'position' | 'goal' | 'solution'>;

/** Puzzles whose pieces stand much as in a position, each with how many per cent of them do; the most alike first. */
export function listAlike(position: Position, collection: readonly Known[]): readonly { readonly id: string; readonly percent: number }[] {
  const shape = describeShape(position);
  return collection
    .filter(({ ruleset, goal }) => ruleset === position.ruleset.id && goal.kind !== 'proofgame')
    .flatMap((puzzle) => {
      const other = positionOf(puzzle);
      const like = other.ok ? similarityOf(shape, describeShape(other.value)) : 0;
      return like >= MOST_LIKE ? [{ id: puzzle.id, percent: Math.round(like * 100) }] : [];
    })
    .sort((one, other) => other.percent - one.percent);
}

/** The puzzle of a collection that a solved one is too similar to; proof games, which all begin with the same pieces, are compared by their moves. */
function refuseTwin({ position, task, solution }: SolvedTask, collection: readonly Known[]): Refused | undefined {
  if (task.kind !== 'proofgame') {
    const [alike] = listAlike(position, collection);
    return alike && failPuzzle('impossible', 'twin', 'twin', alike);
  }
  const leftOf = (line: SolvedTask['solution']): readonly string[] => listLeft(position, mainLine(line));
  const own = leftOf(solution);
  const games = collection.filter(({ ruleset, goal }) => ruleset === position.ruleset.id && goal.kind === 'proofgame');
  const other = games.find((game) => sharesWay(own, leftOf(game.solution)));
  return other && failPuzzle('impossible', 'twin', 'twin/way', { id: other.id });
}

/**
 * A position with a task as a whole puzzle; or the first true reason why the collection does not take it: a position no game reaches, a wrong
 * goal, a shorter way, a cook, a flaw of quality, or one like it that is there already.
 */
export function judgePuzzle(
  { start, goal, kind, says }: Submission,
  collection: readonly Known[],
  nodes = 50_000_000,
): PuzzleResult<Puzzle> {
  const [why] = findImpossibleCases(start);
  if (why) return failPuzzle('impossible', 'position', 'never/reached', { why });
  if (isDeclaredAlready(start, goal)) return failPuzzle('impossible', 'goal', 'declared', {});
  const solved = solveTask(start, goal, { nodes });
  if (!solved.ok) {
    const { code, field } = solved.fault;
    return code === 'impossible' && field === 'goal' ? refuseUnreached(goal) : failPuzzle(code, field, 'unfit', { cause: solved.fault });
  }
  const unproved = refuseProof(solved.value);
  if (unproved) return unproved;
  const check = findFlaw(solved.value, kind);
  if (check) return failPuzzle('impossible', check, 'sent/flaw', { check });
  const idle = kind === 'composed' ? findRedundantPiece(solved.value) : undefined;
  if (idle !== undefined) return failPuzzle('impossible', 'idle-piece', 'sent/idle', { square: idle });
  return refuseTwin(solved.value, collection) ?? ok(assemblePuzzle(solved.value, { kind }, says));
}
