import type { TermGroup } from './term.ts';

/** The texts, and what this site says of them. */
export const SITE: TermGroup = {
  title: 'The texts and this site',
  terms: [
    { term: 'Ruleset', says: 'One author’s rules as a whole: Meder, Bartmess, Grant, the Usenet post, Harshman.' },
    {
      term: 'Ruling',
      says: 'What holds where a text is not plain. Counted rows were counted by our engine, [inferred] rulings follow from the text, [house] rulings are our decisions.',
      forms: ['ruling', 'rulings'],
      lessons: { usenet: 'the-set#aim' },
    },
    { term: 'Inferred', says: 'It follows from what the text says, its figures or its sample game.', lessons: { usenet: 'the-set#aim' } },
    { term: 'House', says: 'The text is silent or contradicts itself, and we decided.', lessons: { usenet: 'the-set#aim' } },
    {
      term: 'Position',
      says: 'Where pieces and boards are, whose turn it is, and what rights remain.',
      lessons: {
        meder: 'draw-claims#threefold',
        bartmess: 'draws#third-time',
        grant: 'draws#third-time',
        usenet: 'draws#third-time',
        harshman: 'draws#threefold',
      },
    },
    { term: 'Key', says: 'The first move of a puzzle’s solution.' },
    { term: 'Perft', says: 'The number of ways to play on for a given number of plies; a check on engines.' },
  ],
};
