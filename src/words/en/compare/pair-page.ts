import type { Rich } from '../../rich.ts';

/** The page for players who know one ruleset and play another tonight. */
export const PAIR_PAGE = {
  title: (known: string, tonight: string): string => `You know ${known}. Tonight: ${tonight}`,
  summary: (known: string, tonight: string): string =>
    `What changes for whoever knows the ${known} rules of Tri-Dimensional chess and plays by ${tonight} tonight: habits that fail, chances that are new, each measured and shown.`,
  head: (known: string, tonight: string): string => `You know ${known}. Tonight: ${tonight}.`,
  ways: 'Which way round',
  to: 'to',
  begins: (ruleset: string): string => `${ruleset} begins`,
  firstMoves: (count: number): string => `${count} first moves`,
  strays: (count: number): string => (count > 0 ? `; ringed: ${count} pieces elsewhere` : '; every piece stands alike'),
  habits: 'Habits that fail',
  chances: 'What is new, for you and against you',
  /** What the first figure of a part means, in its own number. */
  oneIn: (figure: string, of: string, by: string): string =>
    figure.startsWith('1 in ') ? `“${figure}”: ${by} refuses 1 ${of} move of ${figure.slice(5)}` : `how often ${by} refuses a ${of} move`,
  percent: (percent: number): string => `${percent} in 100`,
  rule: (number: string): string => `rule ${number}`,
  ruleOf: (number: string, ruleset: string): string => `Rule ${number} of the ${ruleset} reference`,
  /** The first of several rules has the word before its number, all but the last a comma behind it. */
  rules: (number: string, isFirst: boolean, isLast: boolean): string => `${isFirst ? 'rule ' : ''}${number}${isLast ? '' : ','}`,
  /** After a habit: the player who misses the check. After a chance: the player who fears a check that is not there. */
  checks: {
    habit: (every: number): string => `In 1 position of ${every} you are in check and do not see it.`,
    chance: (every: number): string => `In 1 position of ${every} you see a check on a king where there is none.`,
  },
  showMe: 'show me',
  same: (count: number): string => `${count} of our questions have one answer in both.`,
  allQuestions: (count: number): string => `all ${count} questions they answer differently`,
  how: 'how it was counted',
  source: <T>(all: T, how: T): Rich<T> => ['In the order in which you meet them. Further down: ', all, ', and ', how, '.'],
  print: 'Print this side',
  play: 'Play it now',
  names: 'Names:',
  setUp: (ruleset: string): string => `Set up for ${ruleset}`,
  brief: (ruleset: string): string => `Pawns, knights, castling, boards and draws in ${ruleset}`,
  /** What is looked up at the board, in the order of the page. */
  briefTopics: { promotion: 'Promotion', pawns: 'Pawns', knights: 'Knights', castling: 'Castling', boards: 'Boards', draws: 'Draws' },
  pawns: 'This is for White’s pawns; for Black’s read rank 1 for 8, 0 for 9, White’s Board for Black’s, and down for up.',
  notTold: (ruleset: string): string => `What is not told here is as in ${ruleset}.`,
  before: (ruleset: string, value: string): string => `${ruleset}: ${value}.`,
  asIn: (ruleset: string): string => `As in ${ruleset}.`,
  /** What the other ruleset says of an answer both share. */
  says: (ruleset: string, says: string): string => `${ruleset}: ${says}`,
  neighbours: 'Where boards may go',
  boards: 'The same position under both',
  everyDifference: 'every question they answer differently',
  boardsAbout: <T>(facts: T): Rich<T> => [
    'Pick a piece, or press a question: the boards then show a move about which the two disagree, and the line below them says who allows it and why. The answers in words: ',
    facts,
    '.',
  ],
  quiz: 'Ten questions for this pair',
  letters: 'The letters on this page',
  facts: 'Every question they answer differently',
  writtenHow: 'how moves are written',
  figuresWord: 'figures',
  factsAbout: <T>(count: number, written: T, figures: T): Rich<T> => [
    `${count} of them are about the rules, the part first in which the two disagree about the most moves. After them `,
    written,
    ' and ',
    figures,
    '.',
  ],
  written: 'How moves are written',
  figures: 'Figures, for the curious',
  figuresAbout: 'Nobody needs them to play.',
  counted: 'How it was counted',
  group: (title: string, count: number): string => `${title} (${count})`,
  case: 'Case',
  isCounted: 'Counted.',
  lesson: 'lesson',
};

/** How the figures of a pair were counted. */
export const COUNTED_DIFFERENCES = {
  number: (value: number): string => value.toLocaleString('en-GB'),
  about: <T>(wins: T): Rich<T> => [
    'These are the first games of those that every page here quotes: the machine against itself, every first move in turn (',
    wins,
    '). Every position was set up under the other rules, and all legal moves were compared. A habit is counted in games of the rules you know, a chance in games of tonight’s rules. One in so many legal moves is refused by the other ruleset, for that reason. Checks are counted by position; a king that is in check already is exposed by no move. Rights that could not be carried over are left out. People’s games will differ.',
  ],
  how: 'how they were played',
  way: (
    here: string,
    there: string,
    {
      games,
      positions,
      moves,
      alone,
    }: { readonly games: number; readonly positions: string; readonly moves: string; readonly alone: string },
  ): string =>
    `${here} games under ${there} rules: ${games} games, ${positions} positions, ${moves} legal moves; ${alone} positions cannot stand under the other rules, or wait for a promotion.`,
  results: ({
    same,
    sooner,
    goesOn,
    other,
  }: {
    readonly same: number;
    readonly sooner: number;
    readonly goesOn: number;
    readonly other: number;
  }): string =>
    `${same} of the games come to the same; ${sooner} would have been over sooner, ${goesOn} would have gone on where they ended${other > 0 ? `, ${other} would have ended otherwise` : ''}.`,
  seldom: 'In no sentence above:',
  follows: 'Answered alike in both, yet met in other places because of the differences above:',
  refuses: (by: string, oneIn: string): string => `(${by} refuses ${oneIn})`,
};
