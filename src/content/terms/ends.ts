import type { TermGroup } from './term.ts';

/** Check, and how a game ends. */
export const ENDS: TermGroup = {
  title: 'How games end',
  terms: [
    {
      term: 'Attack',
      says: 'A piece attacks a square if it could capture there, even if moving would expose its own king.',
      lessons: {
        meder: 'knight-king#attacked',
        bartmess: 'pieces#king',
        grant: 'queen-and-king#king-step',
        usenet: 'king#attacked',
        harshman: 'king#guarded',
      },
      topic: 'check',
    },
    {
      term: 'Protected',
      says: 'Of a piece: if it is captured, its side can take back. Of a king in Three-way Chess: no enemy piece can capture it next; you must keep yours protected, if any move does.',
      as: ['protects', 'open to capture'],
      lessons: { bartmess: 'checkmate#mate', harshman: 'king#between' },
      topic: 'check',
    },
    {
      term: 'Check',
      says: 'A king is attacked.',
      forms: ['check'],
      lessons: {
        meder: 'check#what',
        bartmess: 'check#in-check',
        grant: 'check-and-mate#capture',
        usenet: 'check#what',
        harshman: 'check#announce',
      },
      topic: 'check',
    },
    {
      term: 'Checkmate',
      says: 'A king is attacked, and no move gets it out, board moves included. In Three-way Chess the king must be lost whatever is played, and it has to be declared; two who declare together need no check.',
      forms: ['checkmate'],
      as: ['mate', 'mated'],
      lessons: {
        meder: 'mate#what',
        bartmess: 'checkmate#mate',
        grant: 'check-and-mate#mate',
        usenet: 'mate#find',
        harshman: 'mate-alone#smothered',
      },
      topic: 'checkmate',
    },
    {
      term: 'Stalemate',
      says: 'A player who is not in check has no legal move, board moves included. With two players it is the one to move; in Three-way Chess it can be either opponent of the player who has just moved.',
      forms: ['stalemate'],
      lessons: {
        meder: 'stalemate#stalemate',
        bartmess: 'check-boards#stalemate',
        grant: 'draws#stalemate',
        usenet: 'mate#stalemate',
        harshman: 'stalemate#no-move',
      },
      topic: 'stalemate',
    },
    {
      term: 'Draw',
      says: 'A game that neither side wins: by agreement, by repeating a position, and in other ways that differ by ruleset.',
      as: ['drawn'],
      lessons: {
        meder: 'draw-claims#threefold',
        bartmess: 'draws#third-time',
        grant: 'draws#third-time',
        usenet: 'draws#third-time',
        harshman: 'more-points#draws',
      },
      topic: 'draw',
    },
    {
      term: 'Bare king',
      says: 'A king with no other piece of its side left.',
      forms: ['bare king', 'bare kings'],
      as: ['nothing but the king'],
      lessons: { meder: 'stalemate#dead', bartmess: 'draws#bare-kings', usenet: 'draws#material', harshman: 'draws#dead' },
      topic: 'draw',
    },
    {
      term: 'Claim',
      says: 'To ask for a draw that the rules give only to the player who asks.',
      lessons: { meder: 'draw-claims#threefold', grant: 'draws#third-time', usenet: 'draws#third-time', harshman: 'draws#threefold' },
      topic: 'draw',
    },
    {
      term: 'Waiting move',
      says: 'A move made only to pass the turn. Where empty attack boards can move, they often offer one; in Grant they do not move.',
      forms: ['waiting move', 'waiting moves'],
      not: ['tempo move'],
      as: ['wait', 'pass the turn'],
      lessons: { bartmess: 'rotation#waiting', usenet: 'draws#empty-saves' },
    },
  ],
};
