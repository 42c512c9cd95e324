import type { Rich } from '../rich.ts';

const lessons = (count: number): string => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

/** The board’s page. */
export const BOARD_PAGE = {
  title: 'Board',
  summary: 'Play any of the five games, alone, with friends or against the machine, set up positions, share what you see.',
};

/** Where an address leads nowhere. */
export const NOWHERE = {
  title: 'No page here',
  summary: 'The address leads nowhere, like b0: a file and a rank without a square.',
  first: 'first page',
  lessons: 'lessons',
  rules: 'rules',
  instead: <T>(first: T, learn: T, rules: T): Rich<T> => [
    'Try the search above, or begin at the ',
    first,
    ', the ',
    learn,
    ' or the ',
    rules,
    '.',
  ],
  /** What was asked for, and what is nearest to it. */
  puzzle: <T>(asked: T, train: T, series: T, list: T): Rich<T> => [
    'There is no puzzle ',
    asked,
    ' here; one goes when a better one of its kind comes. Go on in the ',
    train,
    ', or choose from ',
    series,
    ' or ',
    list,
    '.',
  ],
  train: (ruleset: string): string => `trainer with ${ruleset}`,
  series: 'the series',
  list: 'the list of all puzzles',
  lesson: <T>(asked: T, course: T): Rich<T> => [
    'There is no lesson ',
    asked,
    ' here. Those of this course stand on its page, ',
    course,
    '.',
  ],
  rule: <T>(asked: T, reference: T): Rich<T> => ['There is no page ', asked, ' here. The rules themselves are ', reference, '.'],
  under: <T>(asked: T, place: T): Rich<T> => ['There is no page ', asked, ' under ', place, '.'],
};

/** The glossary, around its terms. */
export const GLOSSARY_PAGE = {
  title: 'Glossary',
  summary:
    'The words of chess that leaves the flat board, from attack board to weak victory. One word for one thing, on every page of this site.',
  lesson: 'Lesson:',
};

/** The list of courses, and a course. */
export const COURSES = {
  title: 'Learn',
  summary: 'Courses of short lessons, one for each ruleset. Every screen shows one idea on a live board, and most ask you to try it.',
  which: 'Which rules are for me?',
  about: <T>(which: T): Rich<T> => [
    'You need not know chess: each course shows every piece from nothing. If you do know chess, its first lessons say what you may skip. Not sure where to begin? See ',
    which,
  ],
  goOn: 'Go on',
  length: (count: number, minutes: number): string => `${lessons(count)}, about ${minutes} minutes`,
  lengthInAll: (count: number, minutes: number): string => `${lessons(count)}, about ${minutes} minutes in all`,
  progress: (name: string): string => `Your progress in ${name}`,
  course: {
    title: (name: string): string => `Learn ${name}`,
    summary: (count: number, character: string): string =>
      `A course in ${count} short lessons with exercises on a live board. ${character}`,
    reference: 'The rules as a reference',
    able: 'What you will be able to do',
    pieces: <T>(order: number, lesson: T): Rich<T> => [`The pieces begin with lesson ${order}, `, lesson, '.'],
    begin: 'Begin with lesson 1',
    lessons: 'Lessons',
    keep: 'For reading without a network',
    board: 'The start of the game. Make a move.',
  },
};

/** The list of references. */
export const REFERENCES = {
  title: 'Rules',
  summary:
    'Whole rulesets to look things up in: each rule in our words, with its source and with what we decided where the source is silent.',
  rulings: 'Rulings',
  card: 'Card for the table',
  wins: 'What wins here?',
};
