import type { Rich } from '../rich.ts';

/** The first page. */
export const HOME = {
  title: 'Chess that left the flat board',
  summary:
    'An interactive rulebook for Tri-Dimensional chess and Three-way Chess: live diagrams, courses, whole references and proved puzzles.',
  head: 'The rulebook for chess that left the flat board',
  lead: 'Tri-Dimensional chess, on three levels and four boards that move, and chess for three players. Learn the rules on boards you can play on.',
  begin: 'Begin with Meder’s rules',
  goOn: 'Go on',
  chess: 'I know chess',
  other: 'I know another of these games',
  doors: {
    learn: { title: 'Learn', says: 'Play tonight: short lessons with something to try on most screens' },
    play: { title: 'Play', says: 'Against the machine, by any of these rules, at a strength you choose' },
    compare: { title: 'Compare', says: 'One position, several rules: what changes, and why' },
    puzzles: { title: 'Solve', says: 'Puzzles proved by the engine, from easy to hard' },
    rules: { title: 'Look it up', says: 'Every rule with its source, and what we decided' },
  },
  board: 'Meder’s rules. The marked knight may go to two squares, one above the other: try it.',
  which: 'Which rules are for me?',
  beginWithMeder: 'Begin with Meder',
  compareAll: 'compare all five',
  white: 'White',
  black: 'Black',
  choose: <T>(meder: T, all: T, white: T, black: T): Rich<T> => [
    'New to it? ',
    meder,
    ', the most complete text, or ',
    all,
    '. Four of the little drawings show a set from the side, as the game begins: three main boards, and the attack boards of ',
    white,
    ' and ',
    black,
    '. The fifth shows the cells of Three-way Chess.',
  ],
  promises: [
    { title: 'Sources shown', says: 'Each rule says whether the text has it, it follows, or we decided.' },
    { title: 'Run by an engine', says: 'Diagrams, exercises and facts come from the same rules.' },
    { title: 'Yours alone', says: 'No account, nothing counted, nothing sent.' },
    { title: 'For every reader', says: 'Mouse, touch, keys or screen reader. Reading needs no script.' },
  ],
};
