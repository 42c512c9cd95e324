/** Whose the rule of a screen is, where it is not the text’s own, and why we decided so. */
export const SCREEN = {
  kinds: { text: '', inferred: 'Inferred', house: 'House ruling' },
  why: 'why',
  whyOf: (ruling: string): string => `Why: ${ruling}`,
};
