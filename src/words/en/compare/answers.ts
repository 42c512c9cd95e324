import type { RulingKind } from '../../../engine/index.ts';
import { CONDUCT, CONDUCT_QUESTIONS } from './conduct.ts';

/** An answer in our own words, where the ruleset's fact is about something else or names it otherwise. */
export interface Answer {
  readonly value: string;
  readonly says: string;
  readonly source: string;
  readonly kind: RulingKind;
}

/**
 * What the table says where a fact's own value would not answer its question: values that mean one thing are spelt alike, and those
 * that mean two things are not. The sentence, section and label behind them stay the fact's.
 */
export const COUNTED_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'double-step': {
    bartmess: 'if the column between has a free square',
    meder: 'if the column between is quite empty',
    grant: 'over vacant squares; off a board aside, then ahead, from there over a pawn of yours too',
    usenet: 'over vacant squares, level or climbing',
    harshman: 'as its first move, in one line',
  },
  'level-change': { grant: 'one at a time; one way among main boards' },
  'promotion-where': {
    bartmess: 'rank 8, on any board',
    grant: 'rank 8 of Black’s Board, or rank 9',
    usenet: 'rank 8 or past it, on any board',
  },
  castling: {
    meder: 'both sides, but not as your first move',
    grant: 'both sides, down from the boards',
    harshman: 'both sides',
  },
  'en-passant': {
    bartmess: 'on any level of the column it crossed',
    meder: 'on any level of the column it crossed',
    grant: 'from beside it, on its level',
    usenet: 'on a square it could have crossed',
    harshman: 'on the cell it crossed',
  },
  'knight-ground': { bartmess: 'the one of its first step', meder: 'none', grant: 'one at every step', usenet: 'none' },
  'board-forward-only': { bartmess: 'it never leaves its pin', meder: 'no', grant: 'yes', usenet: 'yes' },
  'promotion-when': { meder: 'at once; a pawn under an attack board, when that leaves' },
  'dead-positions': {
    bartmess: 'bare kings; one knight or bishop; a bishop each, on one colour',
    meder: 'bare kings only',
    grant: 'bare kings; one knight or bishop; any bishops on one colour',
    usenet: 'bare kings; one knight or bishop; any bishops on one colour',
    harshman: 'bare kings only',
  },
  repetition: { harshman: 'a draw on claim' },
  'fifty-moves': { harshman: 'a draw on claim' },
  stalemate: { harshman: '½, ½ and 1' },
  'king-protection': { harshman: 'only if nothing saves it' },
  'king-capture': { harshman: 'yes' },
  checkmate: { harshman: 'when it is declared' },
  end: { harshman: 'with the first or the second defeat, as agreed' },
  'carried-promotion': { bartmess: 'it cannot happen' },
};

/** Questions of ours, in the table's words, instead of those the facts were found by. */
export const COUNTED_QUESTIONS: Readonly<Record<string, string>> = {
  'dead-positions': 'With which few pieces left is the game drawn at once?',
  'knight-ground': 'Which squares must there be under a knight’s way?',
  'board-forward-only': 'May an attack board with somebody aboard go back?',
  'board-reach': 'To how many places can an attack board go, at most?',
  'king-capture': 'May a king be captured?',
  'king-protection': 'May you leave your king open to capture?',
  checkmate: 'When does a mate take effect?',
  end: 'When is the game over?',
  'en-passant': 'Where may a pawn be captured en passant?',
  'en-passant-until': 'How long may a pawn be captured en passant?',
  resignation: 'When does resigning take effect?',
  'first-player': 'Who moves first?',
  turn: 'What is a turn?',
  'board-check': 'May the move of a board answer a check?',
  'board-vacant': 'Must the place a board goes to be vacant?',
  'shared-corner': 'May two attack boards share a corner?',
  'castling-free': 'What must be free to castle?',
  'castling-moved': 'Who must not have moved before you castle?',
  'castling-check': 'May you castle out of check, or into it?',
  'promotion-compulsory': 'Must a pawn be promoted where it can be?',
  'pawn-capture': 'In how many directions may a pawn capture?',
  'pawn-step': 'In how many directions may a pawn step?',
  'same-position': 'What must be alike for two positions to be the same?',
  'ride-clock': 'Does the ride of a pawn start the count of fifty moves anew?',
  ...CONDUCT_QUESTIONS,
};

const like = (kind: RulingKind, source: string, value: string, says: string): Answer => ({ value, says, source, kind });

const MATED = 'A king is never captured: the game is over when nothing saves it.';
const GUARDED = 'No move, of a piece or of a board, may leave your own king attacked.';
const AT_ONCE = 'Nobody has to declare it: the game ends with the mating move.';
const OVER = 'Mate, stalemate, a draw or a resignation ends it.';
const ONE = 'A pawn steps straight ahead.';
const TWO = 'A pawn captures one step diagonally forward, to either side.';
const REPLY = 'Only the very next move may do it.';
const WHITE = 'White moves first, then both in turn.';
const BOTH = 'You move a piece or an attack board, never both.';
const VACANT = 'A board never goes where another one is.';
const SHARED = 'One over it and one under it.';
const ALIKE = 'pieces, boards, turn and rights';
const same = (rights: string): string =>
  `The same pieces on the same squares, every board at its place, the same player to move, the same ${rights}, the same captures en passant possible.`;
const NOT_ANEW = 'Only a capture or a pawn’s own move does.';
const MUST = 'A pawn that gets there does not stay a pawn.';

/** Answers to questions that a ruleset has no fact for, though they have an answer under it. */
export const ANSWERS: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  ...CONDUCT,
  'first-moves': {
    harshman: like('counted', 'III', '46', 'White can choose from 46 first moves on the board of 147 cells; on that of 192 from 47.'),
  },
  ...Object.fromEntries(
    ['dead-knight', 'dead-bishop', 'dead-bishops', 'dead-knights'].map((id) => [
      id,
      {
        harshman: like(
          'inferred',
          'VIII, Forcing a Draw (b)',
          'no, play goes on',
          'Only bare kings draw at once: on this board king and knight can mate.',
        ),
      },
    ]),
  ),
  'king-capture': {
    bartmess: like('text', '10', 'no', MATED),
    meder: like('text', '5.1', 'no', MATED),
    grant: like('inferred', 'Introduction', 'no', MATED),
    usenet: like('inferred', 'Rules', 'no', MATED),
  },
  'king-protection': {
    bartmess: like('text', '10', 'no', GUARDED),
    meder: like('text', '3.7', 'no', GUARDED),
    grant: like('inferred', 'Introduction', 'no', GUARDED),
    usenet: like('inferred', 'Rules', 'no', GUARDED),
  },
  checkmate: {
    bartmess: like('text', '11.1', 'at once', AT_ONCE),
    meder: like('text', '5.1', 'at once', AT_ONCE),
    grant: like('inferred', 'Introduction', 'at once', AT_ONCE),
    usenet: like('inferred', 'Rules', 'at once', AT_ONCE),
  },
  end: {
    bartmess: like('text', '11', 'with mate or a draw', OVER),
    meder: like('text', '5', 'with mate or a draw', OVER),
    grant: like('inferred', 'Introduction', 'with mate or a draw', OVER),
    usenet: like('inferred', 'Rules', 'with mate or a draw', OVER),
  },
  'pawn-step': {
    bartmess: like('text', '6.6(a)', 'one', ONE),
    meder: like('text', '3.4(a)', 'one', ONE),
    grant: like(
      'text',
      'The Pawn',
      'one; aside to leave a board',
      'A pawn steps straight ahead; on and off an attack board it goes diagonally.',
    ),
    usenet: like('text', 'Rules', 'one', ONE),
    harshman: like('text', 'IV, Pawn (a)', 'two', 'A pawn has two cells ahead of it to choose from, both across a face.'),
  },
  'pawn-capture': {
    bartmess: like('text', '6.6(b)', 'two', TWO),
    meder: like('text', '3.4(c)', 'two', TWO),
    grant: like('text', 'The Pawn', 'two', TWO),
    usenet: like('inferred', 'Rules', 'two', TWO),
    harshman: like('text', 'IV, Pawn (b)', 'three', 'A pawn captures forward across a point, in three ways.'),
  },
  'en-passant-until': {
    bartmess: like('text', '6.6(c)', 'in the next move', REPLY),
    meder: like('text', '3.4(d)', 'in the next move', REPLY),
    grant: like('text', 'The Pawn', 'in the next move', REPLY),
    usenet: like('inferred', 'Rules', 'in the next move', REPLY),
    harshman: like(
      'text',
      'IV, Pawn (b)',
      'until its owner moves again',
      'Either opponent may capture it until its owner moves again, unless something has changed meanwhile.',
    ),
  },
  'promotion-compulsory': {
    bartmess: like('text', '6.6(d)', 'yes', MUST),
    meder: like('text', '3.4(e)', 'yes', MUST),
    grant: like('text', 'Queening a Pawn', 'yes', MUST),
    usenet: like('inferred', 'Rules', 'yes', MUST),
    harshman: like('house', 'V', 'yes', 'A pawn that gets there must be promoted.'),
  },
  'same-position': {
    bartmess: like('house', '11.6', ALIKE, same('rights to a double step')),
    meder: like('house', '9.2', ALIKE, same('rights to castle and to a double step, the same waiting pawn')),
    grant: like('house', 'Introduction', ALIKE, same('rights to castle and to a double step, the same waiting pawn')),
    usenet: like('house', 'Rules', ALIKE, same('rights to a double step')),
    harshman: like(
      'inferred',
      'VIII, Forcing a Draw (e)',
      'pieces, turn and rights',
      'For the details the text points to FIDE’s rules: the same pieces on the same cells, the same player to move, the same rights to castle and to a double step, the same captures en passant possible.',
    ),
  },
  'ride-clock': {
    meder: like(
      'inferred',
      '3.4(b), 9.3',
      'yes',
      'A pawn that its board carries has been moved by it. No other move of a board counts so.',
    ),
    grant: like('house', 'Introduction', 'no', NOT_ANEW),
    usenet: like('house', 'Rules', 'no', NOT_ANEW),
  },
  'promotion-to': {
    harshman: like('text', 'V', 'queen, rook, bishop, knight', 'Any piece but a king.'),
  },
  'promotion-when': {
    harshman: like('inferred', 'V', 'at once', 'The new piece takes the pawn’s place within the same move.'),
  },
  'first-player': {
    bartmess: like('text', '4.1', 'White', WHITE),
    meder: like('text', '1.1', 'White', WHITE),
    grant: like('inferred', 'Introduction', 'White', WHITE),
    usenet: like('inferred', 'Starting positions', 'White', WHITE),
    harshman: like('text', 'VI', 'White', 'White moves first, then Gray, then Black.'),
  },
  turn: {
    bartmess: like(
      'text',
      '5.1',
      'one move: a piece, an empty board to a pin, or a turn of a loaded board',
      'You make one of the three, never two.',
    ),
    meder: like('text', '1.1', 'one move: a piece, or a board', BOTH),
    grant: like('inferred', 'Introduction', 'one move: a piece, or a board', BOTH),
    usenet: like('text', 'Rules', 'one move: a piece, or a board', BOTH),
    harshman: like('text', 'VI', 'one move of a piece', 'There are no boards that move.'),
  },
  'board-check': {
    bartmess: like('inferred', '10.1', 'yes', 'An empty board that leaves may break the line; a turn may carry the king out of it.'),
    meder: like('inferred', '3.6', 'yes', 'A piece may ride into the line, or the king out of it.'),
    grant: like(
      'inferred',
      'Introduction',
      'yes, but none ever ends one',
      'Only a board with a lone pawn moves, and no line enters an attack board and leaves it again.',
    ),
    usenet: like('inferred', 'Rules', 'yes', 'A board may come between two levels, or take its squares out of the line.'),
  },
  'board-vacant': {
    bartmess: like('text', '7.1', 'yes', VACANT),
    meder: like('inferred', '3.6', 'yes', VACANT),
    grant: like('inferred', 'The Attack Boards', 'yes', VACANT),
    usenet: like('inferred', 'Rules', 'yes', VACANT),
  },
  'shared-corner': {
    bartmess: like('text', '7.1', 'yes', SHARED),
    meder: like('inferred', 'E3', 'no', 'A corner is one place, and a place holds one board.'),
    grant: like('text', 'Comments', 'yes', SHARED),
    usenet: like('text', 'Rules', 'yes', SHARED),
  },
  'castling-free': {
    meder: like(
      'text',
      '3.5(a)',
      'the columns between king and rook',
      'On the queen’s side a0 (Black: a9) must be vacant; on the king’s side nothing lies between.',
    ),
    grant: like('text', 'Casteling', 'the squares they go to', 'On the queen’s side a0QL must be vacant too.'),
    harshman: like('text', 'IV, Castling', 'the cells between them', 'As in chess.'),
  },
  'castling-moved': {
    meder: like(
      'inferred',
      '3.5(a)',
      'king and rook, nor been carried',
      'A king or rook that a board has carried counts as moved, so the board of each must still be where it began.',
    ),
    grant: like('text', 'Casteling', 'king and rook', 'With a rook that has moved you may not castle, nor with a king that has.'),
    harshman: like('text', 'IV, Castling', 'king and rook', 'As in chess.'),
  },
  'castling-check': {
    meder: like('text', '3.5(a)', 'no', 'The king’s square and the one it goes to must not be attacked; it crosses none.'),
    grant: like('text', 'Casteling', 'no', 'Neither; squares it only crosses may be attacked.'),
    harshman: like('text', 'IV, Castling', 'no', 'As in chess.'),
  },
};
