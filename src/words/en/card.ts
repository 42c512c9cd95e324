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
  moves: 'How the pieces move',
  movesAbout: (isThreeway: boolean): string =>
    isThreeway
      ? 'Dots: where a piece may go, all cells being vacant. The pawn is White’s; rings are its three captures. Where all pawns are: arrows are their two steps, rings their three captures.'
      : 'Dots: where a piece may go from the middle of the set, nothing being in its way. The pawn is White’s; rings are captures. Arrows: where a board goes, all places being vacant.',
  /** What is drawn beside the moves of each piece. */
  drawn: {
    double: 'A pawn at first',
    empty: 'An empty board',
    ride: 'A board ridden',
    turn: 'A board turned',
    forward: 'All three’s pawns',
  },
  drawnTo: (what: string, places: readonly string[]): string => `${what}: ${places.join(', ')}.`,
  reach: {
    title: 'Where attack boards go',
    from: 'From (ranks)',
    pin: (pin: string, [low, high]: readonly [number, number]): string => `${pin} (${low}, ${high})`,
    empty: 'Empty',
    loaded: 'With what may ride',
    white: 'White rides',
    black: 'Black rides',
    none: 'none',
  },
  mirror: 'The king’s side is the mirror image: read K for Q and Q for K. A place that holds a board is not vacant.',
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

/** The board of hexagons and its pieces, to print. */
export const HEX_BOARD = {
  title: 'Three-way Chess: the board and the pieces, to print',
  halves: [
    'Three-way Chess, the board: left half. Print at 100 %. Stick the right half over this one, up to the dashed line.',
    'Three-way Chess, the board: right half. Cut it at the dashed line. White sits at the lower edge, Gray at the upper left, Black at the upper right.',
  ],
  counters: (players: readonly string[]): string =>
    `Cut out the counters of ${players.slice(0, -1).join(', ')} and ${players.at(-1) ?? ''}: 25 each, and two queens more for pawns that are promoted. On card or stuck to coins they lie better.`,
  link: 'The board and the pieces to print and cut out:',
  papers: { a4: 'A4', letter: 'Letter' },
};
