import { inferred, makeFacts, ruledBy, text } from './answers.ts';
import { bartmessRulings } from '../rulings/bartmess.ts';

const ruled = ruledBy(bartmessRulings);

/** Bartmess's answers; sections are his. */
export const bartmessFacts = makeFacts({
  pins: text(24, '1.6, 2.3', 'Every corner of every main board has a pin above and a pin below.'),
  'board-start': text(
    'QP1 KP1 QP12 KP12',
    '1.8',
    'White’s attack boards start under the front of White’s board, Black’s over the back of Black’s.',
  ),
  'first-moves': inferred(18, '6, 7', 'White can choose from 18 first moves: sixteen with pawns, and two turns of attack boards.'),
  'column-block': text(false, '5.3', 'A piece blocks its own square only; a line goes by above or below it if a square is free there.'),
  'gap-crossing': text(false, '6', 'A line runs over squares that follow one another, so where none exists it ends.'),
  'level-change': text(
    'to any level at every step',
    '5.3',
    'A piece may change boards as it likes from square to square, up and down again too.',
  ),
  'board-as-level': text(false, '6', 'Squares follow one another by file and rank alone, whatever boards they are on.'),
  'straight-up-down': text('nobody', '6', 'Two squares of one column do not follow one another, so no piece moves between them.'),
  'king-levels': text('any number', '6.1', 'The king steps to any square next to its own in the plan, on whatever board.'),
  'knight-levels': text('any number', '6.5', 'Both parts of the knight’s move may change boards freely.'),
  'knight-ground': text(
    'for its first step',
    '6.5',
    'There must be a square under the knight’s first step, occupied or not, on any board.',
  ),
  castling: inferred('none', '6.1', 'No castling is given: king and rook have their own moves only.'),
  'pawn-levels': text('any', '5.3, 6.6(b)', 'A pawn’s step, like every other, leads to any level of the column ahead.'),
  'pawn-off-board': text('straight ahead', '6.6(b)', 'A pawn leaves an attack board straight ahead, and aside only to capture.'),
  'double-step': text(
    'as its first move',
    '6.6(b)',
    'A pawn may go two steps from its own original square, if a square of the column between is vacant.',
  ),
  'en-passant': ruled(
    'landing-in-passing',
    'on any level',
    '6.6(c)',
    'The capturing pawn may land on any vacant square of the column that was crossed.',
  ),
  'promotion-where': ruled(
    'promotion-rank',
    'rank 8, on every board',
    '6.6(d)',
    'A pawn is promoted when it gets to its opponent’s last main-board rank, or past it, on any board.',
  ),
  'promotion-when': text('at once', '6.6(d)', 'The new piece takes the pawn’s place within the same move.'),
  'promotion-to': text('queen, rook, bishop, knight', '6.6(d)', 'The player chooses a queen, rook, bishop or knight.'),
  'board-mover': text('its owner', '5.1(b)', 'You move your own two attack boards, whoever’s pieces are on them.'),
  'board-load': text('nothing', '5.1(b), 7.1', 'Only an empty attack board goes to another pin.'),
  'board-reach': text(5, '7.1', 'An empty board goes to an adjacent pin; in the middle there are five of them.'),
  'board-forward-only': text(false, '7', 'A loaded attack board stays at its pin, and an empty one may go any way.'),
  'board-rotation': text(true, '5.1(c), 7.2', 'An occupied attack board may be turned by half, with everything on it.'),
  'board-inversion': text(
    'by a move of an empty board',
    '7.1(c)',
    'An empty board may go from over a corner to under it, or to a facing pin of the next board.',
  ),
  'carried-double-step': ruled(
    'turned-pawn',
    'no',
    '6.6(b)',
    'A pawn that a rotation turns off its square has lost its double step for good.',
  ),
  'carried-promotion': inferred(
    'it cannot',
    '7.1, 7.2',
    'Loaded boards only turn where they are, and none has a square on rank 7 and another on rank 8.',
  ),
  stalemate: text('a draw', '11.3', 'Whoever is not in check and has no legal move draws.'),
  repetition: text('draws at once', '11.6', 'With the third occurrence, the same player to move, the game is over.'),
  'fifty-moves': ruled(
    'no-fifty-moves',
    'nothing',
    '11',
    'Fifty quiet moves end nothing: a game may go on as long as both can avoid a third occurrence.',
  ),
  'dead-positions': text(
    'one each',
    '11.4',
    'Drawn at once: bare kings, one bishop or knight more, or a bishop on each side if both keep to one colour.',
  ),
});
