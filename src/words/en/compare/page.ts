import type { Rich } from '../../rich.ts';

/** The page that compares all rulesets. */
export const COMPARE_PAGE = {
  title: 'Compare',
  summary: 'Five rulesets side by side: ten questions at a glance, the same position under other rules, and every question in one table.',
  about:
    'The same board, other rules: what changes? Three-way Chess has a board of its own; it is asked what does not hang on boards and levels.',
  ways: 'You know one. Tonight, another.',
  chess: 'chess',
  way: <T>(known: T): Rich<T> => ['You know ', known, '. Tonight:'],
  start: (ruleset: string): string => `Start: ${ruleset}`,
  boards: 'The same position, other rules',
  suits: 'Which rules suit us?',
  quiz: 'Legal under which rules?',
  quizAbout:
    'Ten positions from games. Say for each under which rules the move is legal: good practice for anyone who plays by more than one.',
  quizStart: 'To the ten positions',
  facts: 'Every question',
  notFetched: 'The boards could not be fetched. Touch one to try again.',
};

/** Ten questions at a glance. */
export const GLANCE = {
  label: 'Ten questions at a glance',
  spoken: { yes: 'yes', no: 'no', part: 'in part:' },
  notAsked: 'does not arise',
  yes: 'yes',
  part: 'in part',
  no: 'no',
  key: 'does not arise: Three-way Chess has one flat board and no attack boards. A question opens its row of the whole table.',
};

/** Legal under which rules? */
export const QUIZ = {
  piece: (player: string, role: string): string => `${player}’s ${role}`,
  board: (player: string): string => `${player}’s attack board`,
  label: (what: string, from: string, to: string): string => `${what} from ${from} to ${to}`,
  twoSteps: (pawn: string): string => `The pawn on ${pawn} has just gone two steps.`,
  castles: (player: string, move: string): string => `${player} castles, ${move}.`,
  turns: (what: string, pin: string): string => `${what} at ${pin} is turned where it is.`,
  goes: (what: string, from: string, to: string, captures: boolean): string =>
    `${what} goes from ${from} to ${to}${captures ? ' and captures' : ''}.`,
  number: (number: number, of: number, topic: string): string => `Question ${number} of ${of}: ${topic}`,
  toMove: (player: string): string => `${player} to move.`,
  ask: 'Under which rules is that legal?',
  none: 'None',
  check: 'Answer',
  answer: 'The answer',
  legal: 'legal.',
  notLegal: (why: string): string => `not legal. ${why}`,
  noPlace: 'There is no such place.',
  standsAt: (pin: string): string => `The board stands at ${pin} there.`,
  rule: (number: string, source: string): string => `Rule ${number}, ${source}`,
  see: 'See it on the boards',
  names: (ruleset: string): string => `Names of pins are those of ${ruleset}.`,
  back: 'Back',
  next: 'Next',
  right: 'Right.',
  wrong: (wrong: number | string, of: number | string): string => `Not so: ${wrong} of ${of} judged wrongly. The answer says why.`,
  score: (here: number | string, all: number | string, right: number | string, done: number | string): string =>
    `Question ${here} of ${all}. ${right} of ${done} right at the first try.`,
  /** At the end, by how many were right: all, most, or fewer. */
  ends: {
    all: 'You can sit down and play.',
    most: 'Good: read again what you missed.',
    fewer: 'Read the sentences above once more, and try again tomorrow.',
  },
};

/** The whole table. */
export const FACTS_TABLE = {
  choose: 'What the table shows',
  find: 'Find',
  findExample: 'castling, knight …',
  topic: 'Topic',
  all: 'all',
  rulesets: 'Rulesets',
  alsoAlike: 'Also what all share',
  openAll: 'Open all',
  /** The last count is of rulesets that share a board: what only Three-way Chess answers otherwise is not among them. */
  count: (all: number | string, differing: number | string, comparable: number | string): string =>
    `${all} ${all === 1 ? 'question' : 'questions'}, ${differing} with different answers, ${comparable} of these among the four that share a board`,
  countOne: (differing: number | string): string => `1 question, ${differing} with different answers`,
  waiting: 'Setting up the boards …',
  notFetched: 'The boards could not be fetched. Close this and open it again to try once more.',
  show: 'Show',
  yes: 'yes',
  no: 'no',
  key: 'does not arise: these rules have no such thing to ask about. Press an answer for the sentence behind it, its source, its rule and its lesson.',
  countedMeans: 'Answers marked “counted” were counted by our engine.',
  label: 'The rules side by side',
  question: 'Question',
  link: 'Link to this question',
  inWords: 'In words',
  allInWords: 'All answers in words',
  sameInAll: 'The same in all',
  atWork: 'See it at work',
  notAsked: 'does not arise',
  cases: (question: string): string => `${question} Case by case`,
  counted: 'counted',
  rule: (number: string): string => `Rule ${number}`,
  lesson: 'Lesson',
};

/** The page of ten positions. */
export const QUIZ_PAGE = {
  title: 'Legal under which rules?',
  compare: 'Compare',
};

/** Every question with every answer, to be read or printed. */
export const ANSWERS_PAGE = {
  title: 'All answers in words',
  summary: 'Every question of the comparison, with what each ruleset answers, where that stands and which rule says so.',
  compare: 'Compare',
  answer: (ruleset: string, value: string): string => `${ruleset}: ${value}.`,
  same: (value: string): string => `The same in all: ${value}.`,
};

/** Which rules suit us? */
export const RECOMMENDER_PAGE = {
  players: 'Two players or three?',
  two: 'Two',
  three: 'Three',
  noMatter: 'No matter',
  ask: 'Answer a question or two.',
  answer: 'Answer',
  alone: 'It is the one here for as many.',
  compromise: 'It is the best compromise between your wishes.',
  second: 'Second:',
  less: 'It meets your wishes less far.',
  ends: 'How games end, in %',
  end: (ruleset: string, won: number, drawn: number): string => `${ruleset}: ${won} won, ${drawn} drawn or shared`,
  source: <T>(games: number, looked: number, longest: number, more: T): Rich<T> => [
    `Counted in ${games} games a ruleset, which the site’s opponent played against itself, looking up to ${looked} plies ahead. A game still open after ${longest} plies counts as drawn. The figure after ± shows what chance may have changed. People’s games will differ. `,
    more,
    '.',
  ],
  more: 'More of these games',
  youAreThree: 'You are three:',
  threeNeed: 'You need a hexagonal board and some patience with its ending rules.',
};

/** Where attack boards may go, of two rulesets. */
export const NEIGHBOURS = {
  mains: { W: 'White’s Board', N: 'Neutral Board', B: 'Black’s Board' },
  corners: { front: 'front', back: 'back' },
  ranks: (rank: number): string => `ranks ${rank}, ${rank + 1}`,
  loads: { empty: 'empty', loaded: 'ridden' },
  /** Where the side of the rider decides. */
  sides: { loaded: 'White rides', black: 'Black rides' },
  over: ' over',
  under: ' under',
  loadedStays: '; a loaded one stays',
  emptyStays: ', by one pawn; an empty one stays',
  before: (next: string, last: string): string => `${next} before ${last}`,
  about:
    'One of White’s boards, from each corner of the queen’s side; the king’s side mirrors it (read K for Q and Q for K). The place it goes to must be vacant. At a corner of the queen’s side a board has files z and a, of the king’s side d and e, and the ranks named beside it. Black’s boards have the same ways.',
  /** Where a rider never goes back. */
  sided: (ruleset: string): string => `In ${ruleset} a ridden board never goes back: for Black, on whatever board, back is up the ranks.`,
  turns: (turns: readonly string[]): string => `The numbers do not run with the ranks. From White’s end you meet ${turns.join('; ')}.`,
  label: 'Where attack boards may go',
  corner: 'Corner',
  nowhere: 'nowhere',
};
