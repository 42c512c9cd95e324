import type { RulingKind } from '../../engine/index.ts';

/** What a card says of its game beyond the facts that set it apart: how it is won, which way forward is, what the pictures show. */
export interface CardBasic {
  /** The group of the card it stands in. */
  readonly group: string;
  readonly says: string;
  readonly source: string;
  /** What it rests on, where the source does not say it. */
  readonly kind?: RulingKind;
}

const inferred = (isInferred: boolean): Pick<CardBasic, 'kind'> => (isInferred ? { kind: 'inferred' } : {});
const mateIn = (source: string, isInferred = false): CardBasic => ({
  group: 'How it ends',
  says: 'You win by checkmate: a king is attacked, and no legal move, of a piece or a board, saves it. No move may leave your own king attacked.',
  source,
  ...inferred(isInferred),
});
const begins = (source: string, isInferred = false): CardBasic => ({
  group: 'Set and start',
  says: 'White moves first.',
  source,
  ...inferred(isInferred),
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

/** What goes without saying for whoever knows chess, and is asked at the board all the same. */
const asked = (passing: string, promotion: string, agreed: string, isInferred = false): readonly CardBasic[] => [
  {
    group: 'Lines',
    says: 'A column is all squares of one file and rank, above each other.',
    source: '',
  },
  {
    group: 'En passant',
    says: 'After a double step, in the very next move only, a pawn may be captured as if it had gone one step.',
    source: passing,
    ...inferred(isInferred),
  },
  {
    group: 'Promotion',
    says: 'All this is for White. For Black read rank 1 for 8, 0 for 9, White’s Board and its front for Black’s Board and its back.',
    source: promotion,
    ...inferred(isInferred),
  },
  { group: 'How it ends', says: 'The game is drawn too if both players agree.', source: agreed, ...inferred(isInferred) },
];
/** How the pieces lie on a board that has been carried. */
const keeps = (source: string): CardBasic => ({
  group: 'Attack boards',
  says: 'Whoever is aboard keeps its place: across, z becomes d and a becomes e.',
  source,
  kind: 'inferred',
});

const boards = (
  source: string,
  says = 'To move a board is a whole move. It captures nothing, and may give check or answer one.',
): CardBasic => ({
  group: 'Attack boards',
  says,
  source,
  kind: 'inferred',
});

/** By ruleset. */
export const CARD_BASICS: Readonly<Record<string, readonly CardBasic[]>> = {
  bartmess: [
    begins('4.1'),
    mateIn('10.2, 11.1'),
    forward('6.6(a), 6.6(b)'),
    lines('6.1 to 6.5'),
    boards('5.1, 5.2'),
    { group: 'Attack boards', says: 'By a turn z0 and a1 change places, and so do a0 and z1.', source: '5.1(c)', kind: 'inferred' },
    ...asked('6.6(c)', '6.6(d)', '11.5'),
  ],
  meder: [
    begins('1.1'),
    mateIn('1.2, 3.5(b)'),
    forward('3.4(a), 3.4(c)'),
    lines('3.2, 3.3, 3.5(a)'),
    {
      group: 'Castling',
      says: 'You may not castle on your first move of the game, nor once that king or rook has moved.',
      source: '3.5(a)(1)',
      kind: 'inferred',
    },
    boards('3.6'),
    keeps('3.6'),
    ...asked('3.4(d)', '3.4(e)', '5.3'),
  ],
  grant: [
    begins('The Pawn', true),
    mateIn('Introduction', true),
    forward('The Pawn'),
    lines('The King to The Knight'),
    boards('The Attack Boards', 'To move a board is a whole move. It captures nothing, and may give check.'),
    keeps('The Attack Boards'),
    ...asked('The Pawn', 'Queening a Pawn', 'Introduction', true),
  ],
  usenet: [
    begins('Starting positions', true),
    mateIn('Rules', true),
    forward('Rules'),
    lines('Rules'),
    boards('Rules'),
    keeps('Rules'),
    ...asked('Rules', 'Rules', 'Rules', true),
  ],
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
      kind: 'inferred',
    },
    { group: 'Pawns', says: 'For two steps both cells must be vacant.', source: 'IV, Pawn (a)' },
    { group: 'En passant', says: 'The pawn that captures goes to the cell that was passed.', source: 'IV, Pawn (b)' },
    { group: 'Promotion', says: 'It becomes a queen, rook, bishop or knight.', source: 'V' },
    { group: 'Castling', says: 'O-O leads to g1, b8 or n13, O-O-O to c1, f12 or n9.', source: 'IV, Castling', kind: 'inferred' },
    {
      group: 'How it ends',
      says: 'You play for points: a defeat you bring about alone is worth 1, one you share ½ each, and whoever survives a defeat has ½ more.',
      source: 'VIII, Winning; Surviving',
    },
    {
      group: 'Declaring a mate',
      says: '1. Wait until it is not your turn, and say whose king is mated. A mate of two is declared when both have said so.',
      source: 'VIII, Declaration of checkmate',
    },
    {
      group: 'Declaring a mate',
      says: '2. Show it: for each move the others have before your turn, the capture that follows.',
      source: 'VIII, Declaration of checkmate',
      kind: 'inferred',
    },
    {
      group: 'Declaring a mate',
      says: '3. If it holds, that player is out at once. First Mate: the game is over. Last Mate: whoever was on move moves, or the next player if that one is out.',
      source: 'VIII, Declaration of checkmate',
      kind: 'inferred',
    },
    {
      group: 'Declaring a mate',
      says: '4. If somebody shows a line of play that saves the king, it is as if nothing had been declared: play goes on. The text names no penalty.',
      source: 'VIII, Declaration of checkmate',
      kind: 'house',
    },
    {
      group: 'How it ends',
      says: 'Weak victory: 1 point for the third player, where the two others stalemate or cede. To cede, two of three agree to draw with each other: ½ each, and the game is over.',
      source: 'VIII, Forcing a Draw (d)',
    },
    {
      group: 'How it ends',
      says: 'The pieces of a defeated player stay. They block and can be captured, the king too, but threaten nothing.',
      source: 'VIII, Declaration of checkmate',
    },
  ],
};
