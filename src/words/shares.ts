import { SHARES } from './en/shares.ts';

/** What is counted of a collection of puzzles, by its name. */
export type ShareId = keyof typeof SHARES;

/** What is counted, as the head of its row. */
export const sayShare = (id: ShareId, words: Readonly<Record<ShareId, string>> = SHARES): string => words[id];
