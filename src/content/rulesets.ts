/** What the site says about each ruleset in passing. Facts about its rules come from the engine. */
export interface RulesetWords {
  readonly id: string;
  /** One or two sentences: what playing by these rules is like. */
  readonly character: string;
}

export const RULESET_WORDS: readonly RulesetWords[] = [
  {
    id: 'meder',
    character:
      'The most complete text, with tournament articles and a sample game. One piece blocks its whole column, so it plays closest to flat chess.',
  },
  {
    id: 'bartmess',
    character:
      'The freest lines: a piece slips past an occupied column as long as one square of it is free. An attack board with pieces aboard turns in place.',
  },
  {
    id: 'grant',
    character: 'Pieces walk from level to level and never back. The bishop may also go straight up or down.',
  },
  {
    id: 'usenet',
    character: 'A short post with gaps we had to fill, and say so. The armies begin close together: White has checks on move one.',
  },
  {
    id: 'harshman',
    character: 'Two opponents at once. You take a king or declare him mated, alone or together with the third player.',
  },
];
