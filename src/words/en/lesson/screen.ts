/** Whose the rule of a screen is, where it is not the text’s own, and why we decided so. */
export const SCREEN = {
  kinds: { text: '', counted: 'Counted', inferred: 'Inferred', house: 'House ruling' },
  /** A link to a ruling: `why`, and of several `why 1`, `why 2`. */
  why: (number: number, of: number): string => (of === 1 ? 'why' : `why ${number}`),
  /** What such a link is called where it is read aloud. */
  whyOf: (why: string, ruling: string): string => `${why}: ${ruling}`,
  /** The note that such a link opens: what the label means, and the ruling. */
  note: (means: string, ruling: string): string => `${means[0]!.toUpperCase()}${means.slice(1)}. ${ruling}`,
  more: 'In the rules',
};
