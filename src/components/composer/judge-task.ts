import { findRuleset, ok } from '../../engine/index.ts';
import { judgePuzzle, listAlike, type Known } from '../../puzzles/proof/judge.ts';
import { makePuzzle } from '../../puzzles/proof/make-puzzle.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Task } from '../../puzzles/task.ts';
import { failWith, toDescribedFault, type DescribedResult } from '../../words/described-fault.ts';
import { WORKERS } from '#words/workers.ts';
import { explainSolution } from '../puzzle/explain.ts';
import { describeSolution } from '../../training/goal-names.ts';
import { nameMoves } from '../puzzle/name-moves.ts';

/** Positions that are looked at before it is given up. */
const NODES = 20_000_000;
/** Faults of a puzzle that solves alright. */
const OF_TASTE: readonly string[] = ['sent/flaw', 'sent/idle', 'twin'];

/** What is asked of the judge. */
export interface JudgeQuestion {
  readonly ruleset: string;
  readonly position: string;
  readonly goal: Task;
  /** The puzzles of the ruleset there are already. */
  readonly collection: readonly Known[];
}

/** What the judge finds. */
export interface Verdict {
  /** Why the collection would not take it; absent where it would. */
  readonly refusal?: string;
  /** The puzzle, where it has one solution. */
  readonly puzzle?: Pick<Puzzle, 'id' | 'level' | 'rating'>;
  readonly solution?: string;
  /** Why the solution is one. */
  readonly why?: string;
  readonly alike: readonly { readonly id: string; readonly percent: number }[];
}

/** Judges a position and its task as `npm run puzzles:check` does, with what solves it and what there is like it. */
export function judgeTask({ ruleset, position: text, goal, collection }: JudgeQuestion): DescribedResult<Verdict> {
  const rules = findRuleset(ruleset);
  if (!rules) return failWith('unknown', 'ruleset', WORKERS.noRuleset(ruleset));
  const start = rules.parse(text);
  if (!start.ok) return { ok: false, fault: toDescribedFault(start.fault) };
  const position = start.value;
  const judged = judgePuzzle({ start: position, goal, kind: 'composed', says: undefined }, collection, NODES);
  const alike = listAlike(position, collection);
  const isSound = judged.ok || OF_TASTE.includes(judged.fault.variant);
  const refusal = judged.ok ? {} : { refusal: judged.fault.message };
  if (!isSound) return ok({ ...refusal, alike });
  const puzzle = judged.ok ? judged.value : makePuzzle(position, goal, { kind: 'composed' });
  const { id, level, rating } = puzzle;
  const why = nameMoves(position, explainSolution(position, puzzle));
  return ok({ ...refusal, puzzle: { id, level, rating }, solution: describeSolution(position, puzzle), why, alike });
}
