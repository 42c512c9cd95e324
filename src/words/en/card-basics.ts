/** What a card says of its game beyond the facts that set it apart: how it is won, which way forward is, what the pictures show. */
export interface CardBasic {
  /** The group of the card it stands in. */
  readonly group: string;
  readonly says: string;
  readonly source: string;
  /** Whether it follows from the source, which does not say it. */
  readonly isInferred?: boolean;
}

const mateIn = (source: string, isInferred = false): CardBasic => ({
  group: 'How it ends',
  says: 'You win by checkmate: a king is attacked, and no legal move, of a piece or a board, saves it. No move may leave your own king attacked.',
  source,
  isInferred,
});
const begins = (source: string, isInferred = false): CardBasic => ({
  group: 'Set and start',
  says: 'White moves first.',
  source,
  isInferred,
});
const forward = (source: string): CardBasic => ({
  group: 'Pawns',
  says: 'Forward is from rank 0 to 9 for White, from 9 to 0 for Black. A pawn captures diagonally forward.',
  source,
});
const lines = (source: string): CardBasic => ({
  group: 'Lines',
  says: 'Seen from above the rook goes along file or rank, the bishop aslant, the queen both ways, the king one step of either, the knight two and one aside. Each captures on the very square it moves to.',
  source,
});

const boards = (
  source: string,
  says = 'To move a board is a whole move. It captures nothing, and may give check or answer one.',
): CardBasic => ({
  group: 'Attack boards',
  says,
  source,
  isInferred: true,
});

/** By ruleset. */
export const CARD_BASICS: Readonly<Record<string, readonly CardBasic[]>> = {
  bartmess: [begins('4.1'), mateIn('10.2, 11.1'), forward('6.6(a), 6.6(b)'), lines('6.1 to 6.5'), boards('5.1, 5.2')],
  meder: [
    begins('1.1'),
    mateIn('1.2, 3.5(b)'),
    forward('3.4(a), 3.4(c)'),
    lines('3.2, 3.3, 3.5(a)'),
    {
      group: 'Castling',
      says: 'You may not castle on your first move of the game, nor once that king or rook has moved.',
      source: '3.5(a)(1)',
      isInferred: true,
    },
    boards('3.6'),
  ],
  grant: [
    begins('The Pawn', true),
    mateIn('Introduction', true),
    forward('The Pawn'),
    lines('The King to The Knight'),
    boards('The Attack Boards', 'To move a board is a whole move. It captures nothing, and may give check.'),
  ],
  usenet: [begins('Starting positions', true), mateIn('Rules', true), forward('Rules'), lines('Rules'), boards('Rules')],
  harshman: [
    {
      group: 'Set and start',
      says: 'A letter names the file that runs up and to the left from it, a number the row across.',
      source: 'Appendix 1',
    },
    {
      group: 'King and knight',
      says: 'The knight leaps. Pieces on both sides of a point stop no move across it.',
      source: 'IV, Knight; IV, Bishop',
      isInferred: true,
    },
    { group: 'Pawns', says: 'For two steps both cells must be vacant.', source: 'IV, Pawn (a)' },
    { group: 'En passant', says: 'The pawn that captures goes to the cell that was passed.', source: 'IV, Pawn (b)' },
    { group: 'Promotion', says: 'It becomes a queen, rook, bishop or knight.', source: 'V' },
    { group: 'Castling', says: 'O-O leads to g1, b8 or n13, O-O-O to c1, f12 or n9.', source: 'IV, Castling', isInferred: true },
    {
      group: 'How it ends',
      says: 'You play for points: a defeat you bring about alone is worth 1, one you share ½ each, and who survives a defeat has ½ more.',
      source: 'VIII, Winning; Surviving',
    },
    {
      group: 'How it ends',
      says: 'The pieces of a defeated player stay. They block and can be captured, the king too, but threaten nothing.',
      source: 'VIII, Declaration of checkmate',
    },
  ],
};
