import type { Rich } from '../rich.ts';

/** The card for the table. */
export const CARD = {
  crumb: 'Card',
  title: (name: string): string => `${name}: the card for the table`,
  summary: (name: string): string =>
    `The rules of ${name} on one sheet of A4, both sides: the start, what differs from chess, where boards go, and notation.`,
  reference: 'reference',
  lead: <T>(reference: T): Rich<T> => ['One sheet of A4, printed on both sides. The whole rules are in the ', reference, '.'],
  start: 'The start',
  startSeen: 'The start, seen from White’s side.',
  reach: { title: 'Where White’s attack boards go', from: 'From', empty: 'Empty', loaded: 'With what may ride', none: 'none' },
  mirror: 'The king’s side is the mirror image: read K for Q and Q for K. A pin that holds a board is not vacant.',
  noEmpty: ' An empty board does not move.',
  noLoaded: ' A loaded board does not travel.',
  otherSide: (name: string): string => `${name}, the other side`,
  points: 'Points',
  happens: 'What happens',
  examples:
    'The players are examples: any of them may be in any place. A mate of White is written #w when one player declares it, ##w when two do.',
  notation: 'Notation',
  ours: 'What we decided where the text is silent',
  rarer: 'Rarer cases are in the reference.',
  labels: <T>(counted: T, inferred: T, house: T): Rich<T> => [
    'Labels: a fact without one is in the text; ',
    counted,
    ' was counted by our engine; ',
    inferred,
    ' follows from the text; ',
    house,
    ' is our decision. Threefold, CC BY 4.0.',
  ],
};
