/** Whose the rule of a screen is, where it is not the text’s own, and why we decided so. */
export const SCREEN = {
  kinds: { text: '', counted: 'Counted', inferred: 'Inferred', house: 'House ruling' },
  why: 'why',
  /** What a link to a ruling is called; the first shows `why`, the others their number. */
  whyOf: (ruling: string, number: number): string => (number === 1 ? `why: ${ruling}` : `${number}: why: ${ruling}`),
};
