import type { Rich } from '../rich.ts';

const lessons = (count: number): string => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

/** The board’s page. */
export const BOARD_PAGE = {
  title: 'Board',
  summary: 'Play any of the five games, alone, with friends or against the machine, set up positions, share what you see.',
};

/** Where an address leads nowhere. */
export const NOT_FOUND = {
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
  contents: 'On this page',
  all: 'All words from A to Z',
  more: 'More in the glossary',
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
  lengthOfPart: (count: number, screens: number, minutes: number): string =>
    `${lessons(count)}, ${screens} screens, about ${minutes} minutes.`,
  play: 'play the machine',
  progress: (name: string): string => `Your progress in ${name}`,
  progressOfPart: (part: string, name: string): string => `Your progress in ${part}, ${name}`,
  /** The parts of a course, and what each is for. */
  parts: {
    tonight: { title: 'Play tonight', what: 'What you need for a first game, in the order in which you need it.' },
    rules: { title: 'The rest of the rules', what: 'Rules for when you need them. Begin where you like.' },
    play: { title: 'Play well', what: 'What to look at before you move, and games to learn from.' },
  },
  /** What comes back. */
  review: {
    title: 'To repeat',
    round: 'A mixed round of at most ten, what you missed first:',
    begin: 'Begin the round',
  },
  /** Where a course is begun, by what the reader knows. */
  doors: {
    title: 'Where do you begin?',
    begin: 'Begin here',
    chess: {
      title: 'I know chess',
      differs: 'What differs from chess',
      what: (screens: number, of: number, minutes: number): string =>
        screens === of
          ? `All ${of} screens of the first part are new to you, about ${minutes} minutes.`
          : `${screens} of the ${of} screens of the first part, about ${minutes} minutes: the others have a button to skip them.`,
    },
    other: {
      title: 'I know another of these games',
      what: 'Begin with what changes. Which one do you know?',
      whatAlone: 'Its board is another, so begin with what a chess player finds new.',
    },
    none: {
      title: 'I know no chess',
      what: (screens: number, minutes: number): string => `The whole first part, ${screens} screens in about ${minutes} minutes.`,
    },
  },
  course: {
    title: (name: string): string => `Learn ${name}`,
    summary: (count: number, character: string): string =>
      `A course in ${count} short lessons with exercises on a live board. ${character}`,
    reference: 'The rules as a reference',
    able: 'What you will be able to do',
    pieces: <T>(order: number, lesson: T): Rich<T> => [`The pieces begin with lesson ${order}, `, lesson, '.'],
    begin: 'Begin with lesson 1',
    /** What the course asks before a first game, and in all. */
    tonight: (screens: number, minutes: number): string => `Tonight: ${screens} screens, about ${minutes} minutes.`,
    inAll: (count: number, minutes: number): string => `The whole course: ${lessons(count)}, about ${minutes} minutes.`,
    play: 'Play the machine',
    keep: 'For reading without a network',
    board: 'The start of the game. Make a move.',
  },
};

/** The list of references. */
export const REFERENCE_PAGE = {
  title: 'Rules',
  summary:
    'Whole rulesets to look things up in: each rule in our words, with its source and with what we decided where the source is silent.',
  rulings: 'Rulings',
  card: 'Card for the table',
  wins: 'What wins here?',
};
