import { DIAGRAM } from '#words/diagram.ts';

/** How a task stands; `shown`: its solution was given away. */
export type Verdict = 'new' | 'wrong' | 'solved' | 'shown';

/** What a plate says at one time: a verdict or a refusal (a bold line and why, and the section of the rules where it is long), a note of the board, or the hints given so far. */
export type Message =
  | { readonly kind: 'verdict'; readonly state: Verdict; readonly bold: string; readonly why: string; readonly source?: string }
  | { readonly kind: 'refusal'; readonly bold: string; readonly why: string }
  | { readonly kind: 'note'; readonly text: string; readonly isWrong: boolean }
  | { readonly kind: 'hints' };

/** The room that is kept for a refusal. */
export const REFUSAL = DIAGRAM.longestRefusal;

/** The longest of some texts: the room it takes is kept free, so that nothing moves when a text appears. */
export function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
