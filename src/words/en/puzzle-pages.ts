import type { Rich } from '../rich.ts';

/** The pages of puzzles, around their plates and lists. */
export const PUZZLE_PAGES = {
  title: 'Puzzles',
  summary: 'A wrong move gets the reply that punishes it, and every answer is worked out by the rules engine.',
  train: 'Start training',
  daily: 'Puzzle of the day',
  level: (level: number | string): string => `Level ${level}`,
  plainLists: 'All puzzles as plain pages',
  plainLabel: (ruleset: string, level: number): string => `${ruleset}, level ${level}`,
  without: 'The filters need scripts. The plain pages above have every puzzle.',
  notFetched: 'The filters could not be fetched. The plain pages below have every puzzle.',
  one: {
    title: (task: string, id: string): string => `${task}: puzzle ${id}`,
    summary: (task: string, id: string, ruleset: string, level: number): string =>
      `${/[.?!]$/.test(task) ? task : `${task}.`} Puzzle ${id} by ${ruleset}, level ${level}: solve it on a live board, with an answer to every try.`,
    question: 'Answer on the board. The rules engine has worked the answer out.',
    played: 'Play on the board: the other side answers with its best defence. The solution is proved by search.',
    counted: 'Play on the board: the other side answers with its best defence. Every position of this ending has been counted.',
    together: 'Move for every side on the board. All lines of so many moves have been searched.',
    without: 'To play on the board needs scripts. The solution can be opened without.',
    solution: 'Solution',
    embed: 'This position for your own page.',
    rule: (ruleset: string, number: string): string => `${ruleset}, rule ${number}`,
    lesson: 'Its lesson',
    series: 'More of it in a row:',
    twins: 'The same position under other rules:',
    more: 'More puzzles',
    inTrainer: { why: 'With your rating', where: 'In the trainer' },
    next: 'Puzzle →',
  },
  list: {
    title: (ruleset: string, level: number, page: number | undefined): string =>
      `${ruleset}: puzzles of level ${level}${page === undefined ? '' : `, page ${page}`}`,
    summary: 'A plain list, the easy ones first.',
    puzzle: (task: string, id: string): string => `${task}, ${id}`,
    pages: 'Pages of the list',
    page: (page: number): string => `Page ${page}`,
  },
  series: {
    title: 'Series',
    summary: 'A few puzzles on one thing, the easy ones first: after a lesson, or motif by motif.',
    about: 'Every series has a page with its boards. Solved in a row, in the trainer, it keeps how far you have come.',
    count: (count: number): string => `${count} puzzles`,
    motifs: 'Motifs, under all rules',
    one: (title: string, ruleset: string | undefined): string =>
      ruleset === undefined ? `Series: ${title}` : `Series: ${title} (${ruleset})`,
    ofLesson: (lesson: string, ruleset: string): string =>
      `Puzzles that the lesson “${lesson}” of ${ruleset} helps with, the easy ones first.`,
    ofMotif: (motif: string): string => `${motif}: puzzles that turn on this motif, under all rules, the easy ones first.`,
    train: 'Solve them in a row',
    toLesson: 'The lesson',
    toTerm: 'What it is',
    others: 'And these:',
    album: 'Those chosen by hand stand in the album.',
    few: (title: string, why: string): string => `${title}: ${why}`,
    /** Lessons with fewer than three puzzles, and why. */
    tooFew: {
      'harshman-promotion': 'no series yet: the puzzles with three players turn on kings, not on pawns that come so far.',
    },
    fewOfMotif: (count: number): string =>
      `${count === 0 ? 'no puzzle yet' : count === 1 ? 'one puzzle so far' : `${count} puzzles so far`}, because a motif is told only where it is what decides.`,
  },
  album: {
    title: 'Album',
    summary: 'The puzzles we would show a friend, chosen by hand, chapter by chapter.',
    about:
      'Read it from the first chapter to the last, or open it anywhere. Every puzzle has a few words of its own about its point, and you see them when you have solved it.',
    chapters: 'Chapters',
    before: 'Chapter before',
    after: 'Next chapter',
    point: 'The point:',
    stands: 'In the album:',
    previous: 'the one before',
    next: 'the next one',
  },
  trainer: {
    title: 'Trainer',
    summary: 'Puzzles that fit you, one after the other, with your own rating for each ruleset.',
    lists: 'lists of puzzles',
    without: <T>(lists: T): Rich<T> => ['The trainer needs scripts. The ', lists, ' do not.'],
    save: 'Save and load',
    notFetched: 'The trainer could not be fetched. Load the page again to try once more.',
  },
  twins: {
    title: 'Twins',
    summary: 'One position, one task, and under each set of rules another answer.',
    about:
      'What solves a position under one author’s rules may fail under another’s: a line is blocked, a board may move, a king has one more way out. In each of these the right answer is a different one under each of the rules named, and proved to be the only one.',
    train: 'Solve them in a row',
  },
};
