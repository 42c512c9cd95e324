import glicko from 'glicko2-lite';
import { addAttempt, NEW_SKILL, skillOf, type PuzzleRecord, type Score, type Skill } from './puzzle-record.ts';

/** How unsure the rating of a puzzle is: it is computed, nobody has played for it. */
export const PUZZLE_DEVIATION = 100;
/** No rating is surer than this: a reader learns. */
const LEAST_DEVIATION = 45;
/** No puzzle moves a rating by more, so that the first ones, of which little is known, do not throw it about. */
const MOST_CHANGE = 100;

/** How many seconds a rating period of Glicko-2 lasts: five days, with which the deviation of 45 becomes 100 in a year. */
const PERIOD = 5 * 86_400;
/** What a rating of Glicko is divided by for the scale of Glicko-2. */
const SCALE = 173.7178;

/**
 * How sure a rating is after some seconds without a puzzle: in each rating period without a game its variance grows by that of the
 * volatility (Glicko-2, step 6), up to what is known of somebody new.
 */
export function widen(skill: Skill, seconds: number): Skill {
  const { deviation, volatility } = skill;
  if (seconds <= 0 || deviation >= NEW_SKILL.deviation) return skill;
  const grown = Math.hypot(deviation, volatility * SCALE * Math.sqrt(seconds / PERIOD));
  return { ...skill, deviation: Math.round(Math.min(NEW_SKILL.deviation, grown) * 10) / 10 };
}

/** How well a ruleset's puzzles are solved, or its questions answered, as it is known at a moment. */
export function skillAt(record: PuzzleRecord, ruleset: string, isAsked: boolean, now: Date): Skill {
  const skill = skillOf(record, ruleset, isAsked);
  // Older builds kept no time with a skill: the last puzzle of these rules stands for it.
  const last = skill.at ?? record.history.findLast(({ id }) => id.startsWith(`${ruleset}-`))?.at;
  return last === undefined ? skill : widen(skill, now.getTime() / 1000 - last);
}

/** The skill after one puzzle of this rating, solved (1), half or not (0): by Glicko-2, in steps of a hundred at most. */
export function rateSolver({ rating, deviation, volatility }: Skill, puzzle: number, score: Score): Skill {
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
  score: Score,
  now: Date,
): PuzzleRecord {
  const { id, ruleset, rating, isAsked = false, isRated = true } = puzzle;
  const at = Math.floor(now.getTime() / 1000);
  const isNew = !record.history.some((attempt) => attempt.id === id);
  const skill =
    isNew && isRated ? { ...rateSolver(skillAt(record, ruleset, isAsked, now), rating, score), at } : skillOf(record, ruleset, isAsked);
  const brought = score === 0.5 ? { score: 0 as const, isHalf: true as const } : { score };
  return addAttempt(record, ruleset, { id, ...brought, at, rating: Math.round(skill.rating) }, skill, isAsked);
}
