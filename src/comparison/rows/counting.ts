import { COUNTED_WORDS } from '#words/compare/counted.ts';
import type { Ruleset } from '../../engine/index.ts';
import type { CountedAnswer } from './row-record.ts';

/** The square in the middle of the middle board. */
export const CENTRE = 'c4N';
/** Kings out of the way of what is asked about, each on the home rank of its side. */
export const KINGS = { a1W: 'K', d8B: 'k' };

/** Whether the ruleset has boards that move. */
export const isMovable = (ruleset: Ruleset): boolean => ruleset.pins.length > 0;

/** A number as an answer. */
export const count = (value: number, says: string): CountedAnswer => ({ value: String(value), says });
/** “Yes” or “no” as an answer. */
export const yesOrNo = (is: boolean, says: string): CountedAnswer => ({ value: is ? COUNTED_WORDS.yes : COUNTED_WORDS.no, says });
