/** What Grant’s rules answer to each question. */
export const GRANT = {
  pins: 'Attack boards can be over or under every corner of every main board.',
  'board-start': 'The attack boards start over the four outermost corners: their pawns go down to leave them.',
  'first-moves': 'White can choose from 28 first moves: 24 with pawns, a third of them leaving the attack boards, and 4 with knights.',
  'column-block': 'A piece blocks only the square it is on.',
  'gap-crossing': 'No line crosses a place where there is no square.',
  'level-change':
    'Every step may change to an adjacent level: among main boards only up or only down. A step between an attack board and its main board is neither.',
  'board-as-level': 'An attack board is next to its own main board alone, and comes between no two levels.',
  'straight-up-down': 'Bishop, queen and king may go straight up or down; the rook may not.',
  'king-levels': 'The king’s step may lead to an adjacent level.',
  'knight-levels': 'One of the knight’s three single steps may change the level.',
  'knight-ground':
    'The knight makes three single steps: two along a file or rank and one aside, which comes first or last. There must be a square under each, occupied or not.',
  castling:
    'On the king’s side the king goes to d1W and the rook to c1W, on the queen’s side to a1W and b1W. Not out of check or into it. Black does the same on rank 8.',
  'pawn-levels': 'A step or a capture may lead to an adjacent level, either way.',
  'pawn-off-board': 'A pawn goes on or off an attack board diagonally forward, capturing or not.',
  'double-step':
    'A pawn’s first move may be two steps; from an attack board that is one step diagonally, without a capture, and one ahead.',
  'en-passant':
    'Only a pawn directly left or right of it, on its level, may: one diagonal step to a vacant square the other could have crossed. One that jumped a pawn is safe.',
  'promotion-where':
    'Rank 8 also under an attack board. On a board at a back corner of Black’s Board a step to rank 9 counts, one to its rank 8 does not.',
  'promotion-when':
    'During the reply it is a pawn still; when its owner’s next turn begins it is a queen, and that costs no move. No king may be left to the queen that is coming.',
  'promotion-to': 'A pawn becomes a queen and nothing else.',
  'board-mover': 'A pawn alone on a board lets its owner move that board, whichever colour the board has.',
  'board-load': 'A board moves only with exactly one piece on it, and that a pawn.',
  'board-reach': 'A board goes to an adjacent pin of the same kind; in the middle it has five.',
  'board-forward-only': 'A board with its pawn may go forward, back and to the side.',
  'board-rotation': 'A board is never turned where it stands: that is no move.',
  'board-inversion':
    'A piece that moves onto an empty board, whosever it is, may turn it over as part of that move, if the other side of the corner is vacant.',
  'carried-double-step': 'A pawn that its board carried has made its first move, so it may not go two steps any more.',
  'carried-promotion': 'A pawn that its board takes to a back corner of Black’s Board, on either rank, is a queen after the reply.',
  stalemate: 'As in chess: a player who is not in check and has no legal move draws.',
  repetition: 'As in chess: with the third occurrence of a position, the player on move may claim a draw.',
  'fifty-moves': 'As in chess: after fifty moves by each player without a capture or a pawn’s move, a draw may be claimed.',
  'dead-positions': 'As in chess: where nothing is left but bishops on squares of one colour, however many, the game is drawn.',
} as const;
