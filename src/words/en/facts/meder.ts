/** What Meder’s rules answer to each question. */
export const MEDER = {
  pins: 'There are twelve places for attack boards, six on either side.',
  'board-start': 'The attack boards start at the four outermost corners.',
  'first-moves': 'White can choose from 20 first moves, as many as in chess.',
  'column-block': 'A piece stops a line on all levels of its column; the line may still end above or below it.',
  'gap-crossing': 'Squares that do not exist are part of the lines: a piece may pass over them and not end there.',
  'level-change': 'The game is played as seen from above, and you choose the level on which you land.',
  'board-as-level':
    'Levels do not count on the way, so an attack board is no obstacle. A piece on an attack board blocks its column all the same.',
  'straight-up-down': 'No piece moves to another level of the same column.',
  'king-levels': 'The king steps to any level of a column next to its own.',
  'knight-levels': 'The knight leaps as in chess and lands on any level.',
  'knight-ground':
    'The knight leaps two squares along a file or rank and one aside. It passes over no square, so none need exist under its way.',
  castling:
    'On the king’s side king and rook change places; on the queen’s side the king goes from d0KL to a0QL and the rook from z0QL to d0KL. Black does the same on rank 9.',
  'pawn-levels': 'A pawn’s step leads to any level of the column ahead, and a capture to any level of a column beside that.',
  'pawn-off-board': 'A pawn goes on or off an attack board straight ahead, and aside only to capture.',
  'double-step': 'A pawn that has neither moved nor been carried may go two steps, if no piece is on any level of the column between.',
  'en-passant':
    'A pawn that could capture on the column that was crossed may land on any level of it, whatever level the captured pawn is on. A pawn that a board carried is safe.',
  'promotion-where':
    'On b and c it is rank 8, on z and e rank 9. On a and d it is rank 9 while an attack board is at that corner of Black’s Board (QL6 or KL6), and rank 8 otherwise.',
  'promotion-when':
    'A pawn is promoted as it arrives. On a8B or d8B, where an attack board is, it waits until the board leaves. Whoever moved that, the pawn’s owner then chooses at once.',
  'promotion-to': 'The player chooses a queen, rook, bishop or knight.',
  'board-mover': 'A single piece gives its owner command of the board under it; an empty board obeys the player whose it is.',
  'board-load': 'A board moves with at most one piece on it, of any kind.',
  'board-reach': 'A board goes to an adjacent place; an empty one in the middle has five.',
  'board-forward-only': 'With a piece on it a board goes forward or to the side; only an empty one goes back.',
  'board-rotation': 'A board moves from place to place and is never turned.',
  'board-inversion': 'Over and under are no different places here, so there is nothing to turn over.',
  'carried-double-step': 'A pawn that its board has moved may not go two steps any more.',
  'carried-promotion': 'A pawn that its board carries to its furthest rank has reached it, and is promoted as part of that move.',
  stalemate: 'Whoever is not in check and has no legal move draws.',
  repetition:
    'The player on move may claim a draw when the position is there for the third time; at a table also with a move, written down, that will bring it.',
  'fifty-moves': 'After fifty moves by each player without a capture and without moving a pawn, a draw may be claimed.',
  'dead-positions': 'Only bare kings are drawn at once: with more pieces a series of legal moves could in general still lead to mate.',
} as const;
