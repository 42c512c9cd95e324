/** Whose the rule of a screen is, where it is not the text’s own, and why we decided so. */
export const SCREEN = {
  kinds: { text: '', counted: 'Counted', inferred: 'Inferred', house: 'House ruling' },
  why: 'why',
  andWhy: 'and why',
  /** What a link to a ruling is called; the first shows `why`, the others `and why`. */
  whyOf: (ruling: string, number: number): string => `${number === 1 ? 'why' : 'and why'}: ${ruling}`,
  /** The note that such a link opens: what the label means, and the ruling. */
  note: (means: string, ruling: string): string => `${means[0]!.toUpperCase()}${means.slice(1)}. ${ruling}`,
  more: 'In the rules',
};
