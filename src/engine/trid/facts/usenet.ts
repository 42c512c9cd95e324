import { inferred, makeFacts, ruledBy, text } from './answers.ts';
import { usenetRulings } from '../rulings/usenet.ts';

const ruled = ruledBy(usenetRulings);

/** The Usenet post's answers; sections are its headings. */
export const usenetFacts = makeFacts({
  pins: text(24, 'Rules', 'An attack board has 24 places: over and under every corner of every main board.'),
  'board-start': text(
    'QP5 KP5 QP8 KP8',
    'The attack boards',
    'White’s attack boards start under the front of the middle board, Black’s over its back.',
  ),
  'first-moves': inferred(
    44,
    'Starting positions',
    'White can choose from 44 first moves, far more than in chess: queen and king start in the middle and can move at once.',
  ),
  'column-block': inferred(false, 'Rules', 'A piece blocks only the square it is on.'),
  'gap-crossing': ruled('one-way', false, 'Rules', 'A line needs a square for every step.'),
  'level-change': ruled(
    'one-way',
    'one at a time, one way',
    'Rules',
    'A step up or down counts as one square; within a move a line goes up or down, not both.',
  ),
  'board-as-level': text(true, 'Rules', 'Two main boards with an attack board between them are two steps apart in that column.'),
  'straight-up-down': ruled(
    'straight-is-the-rooks',
    'rook, queen, king',
    'Rules',
    'A level counts like a square, so straight up and down is the rook’s way, and so the queen’s and the king’s.',
  ),
  'king-levels': inferred('one', 'Rules', 'The king makes one step of a queen.'),
  'knight-levels': ruled('knight-leap', 'one', 'Rules', 'The knight lands at its own height or one level up or down.'),
  'knight-ground': ruled('knight-leap', 'no', 'Rules', 'The knight leaps, so nothing need exist on its way.'),
  castling: ruled(
    'no-castling',
    'none',
    'Starting positions',
    'King and rook start on an attack board, with no room on the rank to castle.',
  ),
  'pawn-levels': text(
    'one, away from its owner’s board',
    'Rules',
    'White’s pawns may go a level up with a step forward, Black’s a level down; never the other way.',
  ),
  'pawn-off-board': inferred('straight ahead', 'Rules', 'A pawn leaves an attack board with a step straight ahead, or by a capture.'),
  'double-step': inferred('as its first move', 'Rules', 'As in chess, a pawn’s first move may be two steps.'),
  'en-passant': ruled(
    'en-passant',
    'where it could have stopped',
    'Rules',
    'Only on a square over which the double step could have gone, by a pawn that could capture there.',
  ),
  'promotion-where': ruled('promotion', 'rank 8, on every board', 'Rules', 'A pawn is promoted when it gets to rank 8 or 9, on any board.'),
  'promotion-when': ruled('promotion', 'at once', 'Rules', 'As in chess, the new piece takes the pawn’s place within the same move.'),
  'promotion-to': ruled(
    'promotion',
    'queen, rook, bishop, knight',
    'Rules',
    'As in chess, the player chooses a queen, rook, bishop or knight.',
  ),
  'board-mover': ruled('own-boards', 'its owner', 'Rules', 'You move your own two attack boards.'),
  'board-load': text(
    'nothing, or a pawn of its owner',
    'Rules',
    'A board moves when it is empty, or with a single pawn of the player who moves it.',
  ),
  'board-reach': ruled(
    'lattice',
    5,
    'Rules',
    'A board goes one pin up, down, left or right and not diagonally; an empty one in the middle has five, inverting included.',
  ),
  'board-forward-only': inferred(false, 'Rules', 'A board may go back as well, with or without its pawn.'),
  'board-rotation': inferred(false, 'Rules', 'The post has no turning of a board in place.'),
  'board-inversion': text(
    'by a move of an empty board',
    'Rules',
    'An empty board may go from over a corner to under the same corner of the next board up, or back.',
  ),
  'carried-double-step': ruled('carried-pawn', 'no', 'Rules', 'A pawn that its board carried has made its first move.'),
  'carried-promotion': ruled(
    'carried-pawn',
    'promoted at once',
    'Rules',
    'A pawn that its board carries to its last ranks is promoted as part of that move.',
  ),
  stalemate: ruled('endings', 'a draw', 'Rules', 'As in chess: whoever is not in check and has no legal move draws.'),
  repetition: ruled('endings', 'a draw on claim', 'Rules', 'As in chess: the player on move may claim a draw.'),
  'fifty-moves': ruled(
    'endings',
    'a draw on claim',
    'Rules',
    'As in chess: after fifty moves by each player without a capture or a pawn’s move, a draw may be claimed.',
  ),
  'dead-positions': ruled(
    'endings',
    'any number',
    'Rules',
    'As in chess: where nothing is left but bishops on squares of one colour, however many, the game is drawn.',
  ),
});
