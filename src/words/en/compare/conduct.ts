import type { Answer } from './answers.ts';

/** What a club asks of each ruleset: questions about conduct at the table, by the id of their row. */
export const CONDUCT_QUESTIONS: Readonly<Record<string, string>> = {
  'touch-move': 'Must a piece that is touched move?',
  'move-complete': 'When is a move complete?',
  'illegal-move': 'What if an illegal move is found later?',
  'check-said': 'Must a check be announced?',
  clock: 'Are there rules for clocks?',
  'score-sheet': 'Must the moves be written down?',
  'wrong-claim': 'What does a wrong claim of a draw cost?',
  order: 'Who keeps order?',
  printed: 'What may be printed?',
};

const silent = (value = 'not said'): Answer => ({
  value,
  says: 'The text does not speak of it: agree before the game.',
  source: 'nothing in the text',
  kind: 'house',
});
const PLAYERS: Answer = { value: 'the players', says: 'The text names nobody else.', source: 'nothing in the text', kind: 'house' };

const OURS = 'Our card, score sheet and reference are free to print and share: name Threefold (CC BY 4.0).';

/** The answers; where a text is silent, that is the answer. */
export const CONDUCT: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  'touch-move': {
    bartmess: {
      value: 'no: not before your hand leaves it',
      says: 'The text has no touch-move. It says when a move is complete; until then you may put the piece back.',
      source: '8.1',
      kind: 'inferred',
    },
    meder: {
      value: 'yes, where that is legal',
      says: 'You move the first of your pieces that you touch deliberately, or capture the opponent’s. Touch the king before the rook to castle. The text does not mention attack boards.',
      source: '4.3, 4.4',
      kind: 'text',
    },
    grant: silent(),
    usenet: silent(),
    harshman: silent(),
  },
  'move-complete': {
    bartmess: {
      value: 'when your hand leaves the piece or board',
      says: 'A capture also needs the captured piece off the board, a promotion the new piece set down.',
      source: '8',
      kind: 'text',
    },
    meder: {
      value: 'with a clock, when you have pressed it',
      says: 'A piece that you have set down as a legal move stays where it is before that. A move that ends the game needs no clock.',
      source: '4.7, 6.7(a)',
      kind: 'text',
    },
    grant: silent(),
    usenet: silent(),
    harshman: silent(),
  },
  'illegal-move': {
    bartmess: {
      value: 'back to before it, else the game is void',
      says: 'Another move is made in its place. Where the position cannot be restored, the game is annulled.',
      source: '9.1',
      kind: 'text',
    },
    meder: {
      value: 'back to before it, else to the last position known',
      says: 'Play goes on from there, and touch-move holds for the move that replaces it. In a quickplay finish the first two cost time and the third the game.',
      source: '7.4, 10.3',
      kind: 'text',
    },
    grant: silent(),
    usenet: silent(),
    harshman: silent(),
  },
  'check-said': {
    bartmess: { value: 'no', says: 'You need not say it.', source: '10.3', kind: 'text' },
    meder: { value: 'no', says: 'You need not say it.', source: '3.7(b)', kind: 'text' },
    grant: silent(),
    usenet: silent(),
    harshman: {
      value: 'yes',
      says: 'You announce the checks that your own move gives, to each king.',
      source: 'IV, Check',
      kind: 'text',
    },
  },
  clock: {
    bartmess: silent('no'),
    meder: {
      value: 'yes',
      says: 'A whole article: who starts, how to press, when a flag has fallen, what a loss on time is.',
      source: '6',
      kind: 'text',
    },
    grant: silent('no'),
    usenet: silent('no'),
    harshman: silent('no'),
  },
  'score-sheet': {
    bartmess: {
      value: 'no',
      says: 'The text has a notation, to explain rules, record games and play by post. It asks nobody to write.',
      source: '2',
      kind: 'inferred',
    },
    meder: {
      value: 'yes, by both',
      says: 'Your last move must be on the sheet before you make the next. With under five minutes left you need not write.',
      source: '8.1, 8.4',
      kind: 'text',
    },
    grant: silent('no'),
    usenet: silent('no'),
    harshman: silent('no'),
  },
  'wrong-claim': {
    bartmess: {
      value: 'nothing: no draw is claimed',
      says: 'The third occurrence of a position draws by itself, and there is no count of fifty moves.',
      source: '11.6',
      kind: 'inferred',
    },
    meder: {
      value: 'time',
      says: 'You lose half your remaining time, three minutes at most, and your opponent gets three. The move that you announced must be played.',
      source: '9.5',
      kind: 'text',
    },
    grant: silent(),
    usenet: silent(),
    harshman: {
      value: 'as FIDE’s rules say',
      says: 'For the third occurrence and the fifty moves the text points to the rules of the world chess federation.',
      source: 'VIII, Forcing a Draw (e), (f)',
      kind: 'text',
    },
  },
  printed: {
    bartmess: {
      value: 'our card and sheets; the text not for profit',
      says: `${OURS} The text is for private use and may not be reproduced for profit.`,
      source: 'Preface',
      kind: 'text',
    },
    meder: {
      value: 'our card and sheets; ask for the text',
      says: `${OURS} The text is copyright Jens Meder and grants nothing.`,
      source: 'Copyright notice',
      kind: 'text',
    },
    grant: {
      value: 'our card and sheets; the text too',
      says: `${OURS} The text as well, under Creative Commons Attribution 3.0: name Michael Grant.`,
      source: 'Creative Commons License',
      kind: 'text',
    },
    usenet: {
      value: 'our card and sheets; ask for the text',
      says: `${OURS} Nobody knows who wrote the post, so nobody can allow it.`,
      source: 'nothing in the text',
      kind: 'inferred',
    },
    harshman: {
      value: 'our card, sheets and board; ask for the text',
      says: `${OURS} The board and the pieces too. The text grants nothing.`,
      source: 'nothing in the text',
      kind: 'inferred',
    },
  },
  order: {
    bartmess: PLAYERS,
    meder: {
      value: 'an arbiter',
      says: 'The penalties are a warning, more time for the opponent, less for the offender, the loss of the game, and expulsion.',
      source: '13',
      kind: 'text',
    },
    grant: PLAYERS,
    usenet: PLAYERS,
    harshman: PLAYERS,
  },
};
