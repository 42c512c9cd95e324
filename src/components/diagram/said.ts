/** How a task stands; `shown`: its solution was given away. */
export type Verdict = 'new' | 'wrong' | 'solved' | 'shown';

/** What a plate says at one time: a verdict or a refusal (a bold line and why), a note of the board, or the hints given so far. */
export type Said =
  | { readonly kind: 'verdict'; readonly state: Verdict; readonly bold: string; readonly why: string }
  | { readonly kind: 'refusal'; readonly bold: string; readonly why: string }
  | { readonly kind: 'note'; readonly text: string; readonly isWrong: boolean }
  | { readonly kind: 'hints' };

/** As long as the sentences by which the engine refuses a move, with their source: so much room is kept for one. */
export const REFUSAL =
  'The rook does not move like that: it goes along a rank, a file or straight up and down. (Meder Tournament Rules, 3.4)';

/** The longest of some texts: the room it takes is kept free, so that nothing moves when a text appears. */
export function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
