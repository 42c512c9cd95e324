import { makeSampleGame, type SampleGame } from '../core/sample-game.ts';

/** A short game of our own on the 8-7 board, First Mate: double step, en passant, check, castling, and a joint mate. */
const OWN = `c3-c4 b6-c6 l6-k5 b3-b5 c6-b4 k5-j5 a2-b4 c7-d7 j5-i5 f3-g4 e10-h7 i5-h5 g4-g5 h12-h10 m14-l14 h3-i4 h10-h9 h5-g3 h2-g3 g11-g10 l14-k14 f1-g4 g10-h10 k14-j14 g1-h3 f10-g10 j14-h13 O-O h14-h13 l9-k9 e2-i10 h13-h14 k9-j8 i10-m12 b8-c7 mate:wg>b`;

/** The games of Three-way Chess as it is usually played. */
export const HEX_GAMES: readonly SampleGame[] = [
  makeSampleGame('own', OWN),
  makeSampleGame('alone', 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7 mate:w>g'),
];
