import glicko from 'glicko2-lite';
import { addAttempt, skillOf, type PuzzleRecord, type Skill } from '../progress/puzzle-record.ts';

/** How unsure the rating of a puzzle is: it is computed, nobody has played for it. */
const PUZZLE_DEVIATION = 100;
/** No rating is surer than this: a reader learns. */
const LEAST_DEVIATION = 45;
/** No puzzle moves a rating by more, so that the first ones, of which little is known, do not throw it about. */
const MOST_CHANGE = 100;

/** The skill after one puzzle of this rating, solved (1) or not (0): by Glicko-2, in steps of a hundred at most. */
export function rateSolver({ rating, deviation, volatility }: Skill, puzzle: number, score: 0 | 1): Skill {
  const after = glicko(rating, deviation, volatility, [[puzzle, PUZZLE_DEVIATION, score]], { tau: 0.5 });
  return {
    rating: Math.round(Math.min(3500, rating + MOST_CHANGE, Math.max(100, rating - MOST_CHANGE, after.rating)) * 10) / 10,
    deviation: Math.round(Math.max(LEAST_DEVIATION, after.rd) * 10) / 10,
    volatility: after.vol,
  };
}

/** The record after a puzzle; one that was done before, or is not to be rated, is noted and changes no rating. */
export function noteAttempt(
  record: PuzzleRecord,
  puzzle: {
    readonly id: string;
    readonly ruleset: string;
    readonly rating: number;
    readonly isAsked?: boolean;
    readonly isRated?: boolean;
  },
  score: 0 | 1,
  now: Date,
): PuzzleRecord {
  const { id, ruleset, rating, isAsked = false, isRated = true } = puzzle;
  const before = skillOf(record, ruleset, isAsked);
  const isNew = !record.history.some((attempt) => attempt.id === id);
  const skill = isNew && isRated ? rateSolver(before, rating, score) : before;
  return addAttempt(record, ruleset, { id, score, at: Math.floor(now.getTime() / 1000), rating: Math.round(skill.rating) }, skill, isAsked);
}
