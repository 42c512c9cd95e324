/** What Bartmess’s rules answer to each question. */
export const BARTMESS = {
  pins: 'Every corner of every main board has a pin above and a pin below.',
  'board-start': 'White’s attack boards start under the front of White’s board, Black’s over the back of Black’s.',
  'first-moves': 'White can choose from 18 first moves: sixteen with pawns, and two turns of attack boards.',
  'column-block': 'A piece blocks its own square only; a line goes by above or below it if a square is free there.',
  'gap-crossing': 'A line runs over squares that follow one another, so where none exists it ends.',
  'level-change': 'A piece may change boards as it likes from square to square, up and down again too.',
  'board-as-level':
    'Squares follow one another by file and rank alone, whatever boards they are on. From one main board to the next you need not step on it.',
  'straight-up-down': 'Two squares of one column do not follow one another, so no piece moves between them.',
  'king-levels': 'The king steps to any square next to its own in the plan, on whatever board.',
  'knight-levels': 'Both parts of the knight’s move may change boards freely.',
  'knight-ground':
    'The knight goes one square along a file or rank and one further aslant. There must be a square under the first of these, occupied or not, on any board.',
  castling: 'There is no castling: king and rook have their own moves only.',
  'pawn-levels':
    'A pawn’s step, like every other, leads to any level of the column ahead, and a capture to any level of a column beside that.',
  'pawn-off-board': 'A pawn goes on or off an attack board straight ahead, and aside only to capture.',
  'double-step': 'A pawn may go two steps from its own original square, if a square of the column between is vacant.',
  'en-passant':
    'A pawn that could capture on the column that was crossed may land on any vacant square of it, whatever level the captured pawn is on.',
  'promotion-where': 'A pawn is promoted when it gets to its opponent’s last main-board rank, on any board.',
  'promotion-when': 'The new piece takes the pawn’s place within the same move.',
  'promotion-to': 'The player chooses a queen, rook, bishop or knight.',
  'board-mover': 'You move your own two attack boards: an empty one to another pin, a loaded one by a turn, whoever’s pieces are on it.',
  'board-load': 'Only an empty attack board goes to another pin.',
  'board-reach': 'A board goes to an adjacent pin: from one in the middle there are five.',
  'board-forward-only': 'A loaded attack board stays at its pin, and an empty one may go any way.',
  'board-rotation': 'An occupied attack board may be turned by half, with everything on it.',
  'board-inversion':
    'An empty board may swap over and under at its corner. It may also go from over a main board to under the next one up, or back, at either corner of its side.',
  'carried-double-step':
    'A pawn that a rotation turns off its square has lost its double step for good. The rotation is no double step either, so it cannot be captured en passant.',
  'carried-promotion':
    'No board move promotes a pawn: loaded boards only turn where they are, and none has a square on the last rank and another on the one before it.',
  stalemate: 'Whoever is not in check and has no legal move draws.',
  repetition: 'With the third occurrence of a position, the same player to move, the game is drawn.',
  'fifty-moves': 'Fifty quiet moves end nothing: a game may go on as long as both can avoid a third occurrence.',
  'dead-positions':
    'Drawn at once: bare kings, one bishop or knight more, or a bishop on each side if both keep to one colour. With anything else play goes on.',
} as const;
