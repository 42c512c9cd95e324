/** The table of how a ruleset's moves are written: its heads, and what an example of each kind means. */
export const NOTATION_EXAMPLES = {
  label: (ruleset: string): string => `How moves are written: ${ruleset}`,
  written: 'Written',
  shown: 'On the boards',
  means: 'Means',
  id: 'Name that never changes',
  kinds: {
    pawn: 'A pawn moves.',
    knight: 'A knight moves.',
    bishopCaptures: 'A bishop captures.',
    pawnCaptures: 'A pawn captures.',
    enPassant: 'A pawn captures en passant.',
    promotion: 'A pawn is promoted as it moves.',
    latePromotion: 'A waiting pawn is promoted.',
    castlingKing: 'Castling on the king’s side.',
    castlingQueen: 'Castling on the queen’s side.',
    board: 'An attack board moves.',
    turn: 'An attack board is turned where it is.',
    inversion: 'A piece moves onto an attack board and turns it over.',
    check: 'A move gives check.',
  },
};
