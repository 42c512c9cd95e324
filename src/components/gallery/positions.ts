/** Positions the gallery shows; each is read by the engine when the page is built. */
export const POSITIONS = {
  /** Grant: boards over and under their pins, all armies scattered. */
  middle: 'W:4/1P2/P3/NBKN;N:4/2n1/1P2/4;B:1bbn/pBqp/2p1/4;QL@QP4:P1/RQ;KL@KP6:2/2;ql@QP9:r1/p1;kl@KP12:kr/pp b - - - 0 14',
  /** Grant: boards that cover one another. */
  crowd: 'W:4/1P2/P3/NBKN;N:4/2n1/1P2/4;B:1bbn/p1qp/2p1/4;QL@QP4:P1/RQ;KL@KP3:2/2;ql@QP6:r1/p1;kl@KP6:kr/pp b - - - 0 14',
  /** Meder: a board that carries a rook. */
  loaded: 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10',
  /** Meder: a knight that shields its king from a rook. */
  pinned: 'W:4/4/4/2K1;N:4/4/4/2N1;B:3k/4/2r1/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 10',
  /** Meder: queen and king against a bare king. */
  bare: 'W:3k/K3/4/4;N:4/1Q2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40',
  /** Three-way Chess, Last Mate: Gray is out of the game, White and Black go on. */
  defeated:
    'gRgP3bPbR/gBgPgP2bPbPbB/gNgPgP3bPbPbN/gQgPgP4bPbPbK/gKgBgP5bPbBbQ/gNgPgP6bPbPbN/gBgPgP7bPbPbB/1wNgP8bPbPbR/1gP10bP/gR11/gP8bP1/1wPwPwPwPwPwPwPwP1/wPwPwPwPwBwPwPwPwP/wRwB1wQwKwNwBwR b wb * - - 0 3',
} as const;
