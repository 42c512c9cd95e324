import { FLAWS } from './en/flaws.ts';

/** A check of quality that a puzzle can fail, by its name. */
export type FlawId = keyof typeof FLAWS;

/** For every check of quality what a puzzle that fails it is like. */
export type FlawWords = Readonly<Record<FlawId, string>>;

/** What is amiss with a puzzle that fails a check of quality, as the end of a sentence that begins with the puzzle. */
export const sayFlaw = (check: FlawId, words: FlawWords = FLAWS): string => words[check];
