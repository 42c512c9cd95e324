import { inferred, makeFacts, ruledBy, text } from './answers.ts';
import { mederRulings } from '../rulings/meder.ts';

const ruled = ruledBy(mederRulings);

/** Meder's answers; sections are his articles. */
export const mederFacts = makeFacts({
  pins: text(12, 'E3', 'There are twelve places for attack boards, six on either side.'),
  'board-start': text('QL1 KL1 QL6 KL6', '2.5', 'The attack boards start at the four outermost corners.'),
  'first-moves': inferred(20, '3', 'White can choose from 20 first moves, as many as in chess.'),
  'column-block': text(true, '3.1(c)', 'A piece stops a line on all levels of its column; the line may still end above or below it.'),
  'gap-crossing': text(
    true,
    '2.8, 3.1(e)',
    'Squares that do not exist are part of the lines: a piece may pass over them and not end there.',
  ),
  'level-change': text(
    'to any level at every step',
    '3.1(a)',
    'The game is played as seen from above, and you choose the level on which you land.',
  ),
  'board-as-level': text(false, '3.1(a)', 'Levels do not count on the way.'),
  'straight-up-down': text('nobody', '3.1(d)', 'No piece moves to another level of the same column.'),
  'king-levels': text('any number', '3.1(a), 3.5(a)', 'The king steps to any level of a column next to its own.'),
  'knight-levels': text('any number', '3.1(a), 3.3', 'The knight leaps as in chess and lands on any level.'),
  'knight-ground': text('no', '3.3', 'The knight passes over no square, so none need exist under its way.'),
  castling: text(
    'both sides, after the first move',
    '3.5(a)',
    'On the king’s side king and rook change places; on the queen’s side the king goes beside the rook and the rook to the king’s square.',
  ),
  'pawn-levels': text('any', '3.1(a), 3.4(a)', 'A pawn’s step leads to any level of the column ahead.'),
  'pawn-off-board': text('straight ahead', '3.4(a)', 'A pawn leaves an attack board straight ahead, and aside only to capture.'),
  'double-step': text(
    'as its first move',
    '3.4(b)',
    'A pawn that has neither moved nor been carried may go two steps, if no piece is on any level of the column between.',
  ),
  'en-passant': text('on any level', '3.4(d)', 'The capturing pawn may land on any level of the column that was crossed.'),
  'promotion-where': text(
    'rank 8 or 9, by file and corner',
    '3.4(e)(ii)',
    'On b and c it is rank 8, on z and e rank 9. On a and d it is rank 9 while an attack board overhangs that corner, and rank 8 otherwise.',
  ),
  'promotion-when': text(
    'at once; uncovered, before the next move',
    '3.4(e)',
    'A pawn is promoted as it arrives; one under an attack board waits until that board leaves.',
  ),
  'promotion-to': text('queen, rook, bishop, knight', '3.4(e)(i)', 'The player chooses a queen, rook, bishop or knight.'),
  'board-mover': text(
    'its owner if empty, else the piece’s owner',
    '3.6',
    'A single piece gives its owner command of the board under it; an empty board obeys the player whose it is.',
  ),
  'board-load': text('nothing, or one piece', '3.6', 'A board moves with at most one piece on it, of any kind.'),
  'board-reach': text(5, '3.6', 'A board goes to an adjacent place; an empty one in the middle has five.'),
  'board-forward-only': text(true, '3.6', 'With a piece on it a board goes forward or to the side; only an empty one goes back.'),
  'board-rotation': inferred(false, '3.6', 'A board moves from place to place and is never turned.'),
  'board-inversion': ruled(
    'no-over-or-under',
    'not at all',
    'E3',
    'Over and under are no different places here, so there is nothing to turn over.',
  ),
  'carried-double-step': text('no', '3.4(b)', 'A pawn that its board has moved may not go two steps any more.'),
  'carried-promotion': ruled(
    'carried-promotion',
    'promoted at once',
    '3.4(e)',
    'A pawn that its board carries to its furthest rank has reached it, and is promoted as part of that move.',
  ),
  stalemate: text('a draw', '5.2', 'Whoever is not in check and has no legal move draws.'),
  repetition: text('a draw on claim', '5.4, 9.2', 'The player on move may claim a draw when the position is there for the third time.'),
  'fifty-moves': text(
    'a draw on claim',
    '5.5, 9.3',
    'After fifty moves by each player without a capture and without moving a pawn, a draw may be claimed.',
  ),
  'dead-positions': ruled(
    'dead-material',
    'none',
    '1.3, 9.6',
    'Only bare kings are drawn at once: with any piece more a series of legal moves could still lead to mate.',
  ),
});
