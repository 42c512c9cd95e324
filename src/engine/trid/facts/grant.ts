import { inferred, makeFacts, ruledBy, text } from './answers.ts';
import { grantRulings } from '../rulings/grant.ts';

const ruled = ruledBy(grantRulings);

/** Grant's answers; sections are his headings. */
export const grantFacts = makeFacts({
  pins: inferred(24, 'The Attack Boards', 'Attack boards can be over or under every corner of every main board.'),
  'board-start': ruled(
    'start',
    'QP2 KP2 QP12 KP12',
    'The Pawn',
    'The attack boards start over the four outermost corners: their pawns go down to leave them.',
  ),
  'first-moves': inferred(
    28,
    'The Pawn',
    'White can choose from 28 first moves: 24 with pawns, a third of them leaving the attack boards, and 4 with knights.',
  ),
  'column-block': text(false, 'General', 'A piece blocks only the square it is on.'),
  'gap-crossing': text(false, 'The Knight', 'No piece crosses a place where there is no square, not even the knight.'),
  'level-change': text(
    'one at a time, one way',
    'General',
    'Every step may change to an adjacent level, but never back: a line goes up or down, and enters no level twice.',
  ),
  'board-as-level': text(
    false,
    'The Attack Boards',
    'An attack board is an extension of the corner it is at and comes between no two levels.',
  ),
  'straight-up-down': text(
    'bishop, queen, king',
    'The Bishop, The Queen, The King',
    'Bishop, queen and king may go straight up or down; the rook may not.',
  ),
  'king-levels': text('one', 'The King', 'The king’s step may lead to an adjacent level.'),
  'knight-levels': text('one', 'The Knight', 'One of the knight’s three single steps may change the level.'),
  'knight-ground': text('for every step', 'The Knight', 'There must be squares all along the knight’s way, occupied or not.'),
  castling: text(
    'both sides',
    'Casteling',
    'King and rook leave the attack boards for the squares of knight and bishop; not out of check or into it.',
  ),
  'pawn-levels': text('one, up or down', 'The Pawn', 'A step forward may lead to an adjacent level, either way.'),
  'pawn-off-board': text('diagonally', 'The Pawn', 'A pawn goes on or off an attack board diagonally forward, capturing or not.'),
  'double-step': text(
    'as its first move',
    'The Pawn',
    'A pawn’s first move may be two steps; from an attack board that is one step diagonally and one ahead.',
  ),
  'en-passant': ruled(
    'passing-level',
    'beside it, on its level',
    'The Pawn',
    'Only a pawn directly left or right of it, on the same level, captures a pawn en passant.',
  ),
  'promotion-where': text(
    'the last rank of its board',
    'Queening a Pawn',
    'That is rank 8 on Black’s board, and rank 9 on an attack board at one of its back corners.',
  ),
  'promotion-when': ruled(
    'queen-next-turn',
    'at its owner’s next turn',
    'Queening a Pawn',
    'The pawn waits during the reply and is a queen when its owner’s next turn begins.',
  ),
  'promotion-to': text('queen', 'Queening a Pawn', 'A pawn becomes a queen and nothing else.'),
  'board-mover': text(
    'the owner of its pawn',
    'The Attack Boards',
    'A pawn alone on a board lets its owner move that board, whichever colour the board has.',
  ),
  'board-load': text('one pawn', 'The Attack Boards', 'A board moves only with exactly one piece on it, and that a pawn.'),
  'board-reach': inferred(5, 'The Attack Boards', 'A board goes to an adjacent pin of the same kind; in the middle it has five.'),
  'board-forward-only': text(false, 'The Attack Boards', 'A board with its pawn may go forward, back and to the side.'),
  'board-rotation': inferred(false, 'The Attack Boards', 'Turning a board around where it is does not count as a move.'),
  'board-inversion': text(
    'by a piece that moves onto it',
    'The Attack Boards',
    'A piece that moves onto an empty board may turn it over to the other side of the corner, as part of that move.',
  ),
  'carried-double-step': ruled('carried-pawn', 'no', 'The Pawn', 'A pawn that its board carried has made its first move.'),
  'carried-promotion': text(
    'promoted at its owner’s next turn',
    'Queening a Pawn',
    'A pawn whose board is moved to a far corner waits there during the reply, and is a queen then.',
  ),
  stalemate: ruled('endings', 'a draw', 'Introduction', 'As in chess: a player who is not in check and has no legal move draws.'),
  repetition: ruled('endings', 'a draw on claim', 'Introduction', 'As in chess: the player on move may claim a draw.'),
  'fifty-moves': ruled(
    'endings',
    'a draw on claim',
    'Introduction',
    'As in chess: after fifty moves by each player without a capture or a pawn’s move, a draw may be claimed.',
  ),
  'dead-positions': ruled(
    'endings',
    'any number',
    'Introduction',
    'As in chess: where nothing is left but bishops on squares of one colour, however many, the game is drawn.',
  ),
});
