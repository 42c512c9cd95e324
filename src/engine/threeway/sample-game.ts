import { makeSampleGame, type SampleGame, type SampleStep } from '../core/sample-game.ts';

/** A short game of our own on the 8-7 board, First Mate: double step, en passant, check, castling, and a joint mate. */
export const SAMPLE_GAME: readonly Required<SampleStep>[] = [
  { id: 'c3-c4', says: 'A pawn goes one step forward across a face. It had two cells to choose from, c4 and d4.' },
  { id: 'b6-c6', says: 'Gray sits at the upper left. Forward, for his pawns, is away from there: to the right or down.' },
  { id: 'l6-k5', says: 'Black sits on the right and moves last; his pawns come the other way.' },
  { id: 'b3-b5', says: "An unmoved pawn may go two steps in one straight line. It passes b4, which Gray's pawn on c6 attacks." },
  { id: 'c6-b4', says: 'Gray captures en passant: his pawn goes to b4, the cell that was passed, and the pawn on b5 is gone.' },
  { id: 'k5-j5', says: 'Black leaves the two of them to it and brings his pawn on.' },
  { id: 'a2-b4', says: 'White takes back. Pawns capture forward across a point, here from a2 to b4.' },
  { id: 'c7-d7', says: "Now c7 is free. From there a line across points runs by e8, g9, i10 and k11 to m12, next to Black's king." },
  { id: 'j5-i5', says: "Black's pawn runs on, looking for something to capture." },
  { id: 'f3-g4', says: 'White opens the line from his king over f3 and g5 to h7. That will cost him a move.' },
  { id: 'e10-h7', says: "Gray's third bishop takes that line: check to White, and everybody is told." },
  { id: 'i5-h5', says: "It is Black's turn now, not White's. He might have helped White; he attacks the pawn on g3 instead." },
  { id: 'g4-g5', says: 'White has to help himself and puts the pawn in between.' },
  { id: 'h12-h10', says: "Gray's pawns come nearer on the other side as well." },
  { id: 'm14-l14', says: 'Black sends a second pawn along the upper edge.' },
  { id: 'h3-i4', says: 'White makes room for the bishop on g1.' },
  { id: 'h10-h9', says: 'From now on one step at a time: this pawn has made its first move.' },
  { id: 'h5-g3', says: 'The pawn that waited on h5 captures on g3.' },
  { id: 'h2-g3', says: 'White takes back, across a point again.' },
  { id: 'g11-g10', says: 'Gray sets the next pawn going.' },
  { id: 'l14-k14', says: "Black's pawn walks on towards h14, where Gray's home row ends. There it would be promoted." },
  { id: 'f1-g4', says: 'A knight leaps two cells across faces and one more outward. What stands around it does not matter.' },
  { id: 'g10-h10', says: 'Gray takes care to leave g9 free: it lies on the line from c7 to m12.' },
  { id: 'k14-j14', says: 'The pawn attacks h13 now.' },
  { id: 'g1-h3', says: "The bishop leaves across a point, and nothing stands between White's king and his rook any more." },
  { id: 'f10-g10', says: 'Gray has not seen what is coming at the far end of his row.' },
  { id: 'j14-h13', says: 'Black captures on h13. Next he could take the knight on f12, and be promoted there.' },
  { id: 'O-O', says: 'White castles: the king goes from e1 to g1, the rook from h1 to f1.' },
  { id: 'h14-h13', says: "Gray's rook takes the pawn just in time." },
  { id: 'l9-k9', says: 'Black feels safe. His king on n11 has no free cell around him, but nothing attacks him.' },
  { id: 'e2-i10', says: "White's third bishop crosses the board. From i10 it attacks the pawn on m12." },
  { id: 'h13-h14', says: 'Gray brings the rook home, and says nothing of what he has seen.' },
  { id: 'k9-j8', says: 'Black overlooks it: nothing but the king guards m12.' },
  { id: 'i10-m12', says: 'Check from the very next cell. The king could take the bishop, if it stood there alone.' },
  { id: 'b8-c7', says: "It does not: Gray's bishop now looks along e8, g9, i10 and k11 to m12." },
  {
    id: 'mate:wg>b',
    says: 'If the king takes the bishop, Gray takes the king; after anything else White does. Neither could do it alone, so they declare mate jointly and have a point each.',
  },
];

/** The games of Three-way Chess as it is usually played. */
export const HEX_GAMES: readonly SampleGame[] = [
  { name: 'Our own three-way game', steps: SAMPLE_GAME },
  makeSampleGame('A mate declared by one player', 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7 mate:w>g'),
];
