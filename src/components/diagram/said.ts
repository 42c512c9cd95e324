/** As long as the sentences by which the engine refuses a move, with their source: so much room is kept for one. */
export const REFUSAL =
  'The rook does not move like that: it goes along a rank, a file or straight up and down. (Meder Tournament Rules, 3.4)';

/** The longest of some texts: the room it takes is kept free, so that nothing moves when a text appears. */
export function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
