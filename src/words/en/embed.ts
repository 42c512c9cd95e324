import { quote } from './quote.ts';

/** What a board on a page of somebody else says. */
export const EMBED = {
  slow: 'The board is on its way.',
  lost: 'The board could not be fetched. Touch it to try again.',
  first: 'To the first position',
  back: 'Back',
  on: 'On',
  last: 'To the last position',
  again: 'Back to the line',
  flip: 'Turn to the other side (f)',
  view: 'View',
  views: { stack: 'Stack', plan: 'Plan', tower: 'Tower' },
  steps: 'Steps',
  count: (index: number, of: number): string => `${index} of ${of}`,
  army: 'Gray is the third army, drawn in red.',
  /** The way to the site, where the position can be played on. */
  home: 'Threefold',
  homeTitle: 'Open this on Threefold (another page)',
  refused: (sentence: string, rules: string, source: string): string => `${sentence} (${rules}, ${source})`,
  shown: (move: string, state: string): string => `${move}. ${state}`,
  /** What is wrong with an attribute of the element. */
  faults: {
    said: (attribute: string, message: string): string => `This board cannot be shown. Attribute ${attribute}: ${message}.`,
    noRuleset: 'it is missing; it names the rules',
    unknown: (found: string): string => `we do not know the rules “${found}”`,
    notFetched: (ruleset: string): string => `the rules “${ruleset}” could not be fetched`,
    oneOf: (found: string, expected: readonly string[]): string => `found “${found}”, expected ${expected.join(', ')}`,
    noStep: (found: string, most: number): string => `found ${quote(found)}, expected “end” or a step from 0 to ${most}`,
  },
};
