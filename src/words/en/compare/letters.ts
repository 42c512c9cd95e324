import type { Rich } from '../../rich.ts';

/** Every letter and sign on a page of two rulesets: what stands there, and what it means. */
export const LETTERS = {
  and: ' and ',
  mains: {
    sign: 'W, N, B',
    means: 'White’s Board (the lowest), the Neutral Board and Black’s Board: the three main boards, each with files a to d.',
  },
  boards: {
    sign: 'QL, KL, ql, kl',
    means:
      'The four attack boards. Q is the queen’s side (left for White), K the king’s side; in capitals White’s two, in small letters Black’s two.',
  },
  files: 'z, a to e; 0 to 9',
  filesMean: <T>(square: T, aboard: T): Rich<T> => [
    'Files from White’s left and ranks from White’s end. Files z and e and ranks 0 and 9 have squares only where an attack board brings them. On this site every ruleset uses these names; ',
    square,
    ' is file b, rank 3, Neutral Board, and ',
    aboard,
    ' a square of the attack board QL, wherever it stands.',
  ],
  faced: 'QP1 to QP12, KP1 to KP12',
  facedMean: (rulesets: string): string =>
    `Places (pins) for attack boards in ${rulesets}: odd numbers hang under a corner, even ones stand over it. 1 to 4 are at White’s Board, 5 to 8 at the Neutral Board, 9 to 12 at Black’s. On each board the first two are at its front, White’s end, the other two at its back.`,
  plain: 'QL1 to QL6, KL1 to KL6',
  plainMean: (rulesets: string): string =>
    `Places for attack boards in ${rulesets}: one at each corner. 1 and 2 are the front and the back of White’s Board, 3 and 4 of the Neutral Board, 5 and 6 of Black’s.`,
  castling: {
    sign: 'O-O, O-O-O',
    means: 'Castling on the king’s side and on the queen’s side, which some notations write with noughts: 0-0, 0-0-0.',
  },
  pieces: 'K Q R B N',
  piecesMean: 'King, queen, rook, bishop, knight; a pawn has no letter.',
  piecesOfUsenet: ' The Usenet post writes C (castle) for the rook and KN for the knight.',
  column: {
    sign: 'Column, gap',
    means: 'A column is all squares with one file and rank, one above the other. A gap is a file and rank that has no square now.',
  },
  forward: {
    sign: 'Forward, back',
    means:
      'Forward is away from your own end: up the ranks for White, down for Black. It is the owner of the piece aboard whose forward counts, on whosever board.',
  },
  labels: 'The source says so; our engine counted it; it follows from what the source says; the source is silent and we decided.',
  rule: {
    sign: 'rule 2.3',
    means: 'The number of a rule in our reference of that ruleset; the link opens it, with the section of the source.',
  },
};
