import type { Rich } from '../rich.ts';

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** What the plate of a puzzle says and offers while it is solved. */
export const PUZZLE_PLATE = {
  label: (id: string): string => `Puzzle ${id}`,
  toMove: (player: string): string => `${player} to move.`,
  /** A player’s name with the colour of the pieces, where it differs. */
  redArmy: (player: string): string => `${player} (red)`,
  answers: 'Answers',
  check: 'Answer',
  retry: 'Try again',
  playOut: 'Play it out',
  anotherDefence: (number: number, of: number): string => `Another defence (${number} of ${of})`,
  otherDefence: 'Another defence',
  tryReplies: 'Try to save the king',
  hint: 'Hint (free)',
  /** What the next hint costs: the second half a point, the third the rest. */
  nextHint: (given: number): string => (given === 1 ? 'Next hint (half a point)' : 'Next hint (no point)'),
  restart: 'From the start',
  show: 'Show the solution',
  next: 'Next puzzle',
  skip: 'Skip',
  rule: (number: string): string => `Rule ${number}`,
  lesson: 'lesson',
  decides: <T>(rule: T, lesson: T | undefined): Rich<T> =>
    lesson === undefined ? [rule, ' decides.'] : [rule, ' decides; its ', lesson, ' shows it.'],
  hints: {
    idea: 'Idea',
    piece: 'Piece',
    square: 'Square',
    board: (pin: string): string => `attack board on ${pin}`,
    moves: (what: string): string => `It is the ${what} that moves.`,
    oneMoves: (what: string): string => `One of them is a move of the ${what}.`,
    turns: 'It turns where it is.',
    goes: (to: string): string => `It goes to ${to}.`,
    isNot: 'It is not',
    notThese: (answers: readonly string[]): string => answers.map((answer) => `“${answer}”`).join(' or '),
    howMany: 'How many',
    places: { squares: 'square', pins: 'pin', checks: 'pin', declarations: 'declaration' },
    many: (count: number, what: string): string => `${COUNTS[count] ?? String(count)} ${what}${count === 1 ? '' : 's'}.`,
    oneOfThem: 'One of them',
    one: (answer: string): string => `${answer}.`,
  },
  /** As long as what is said of a declaration that does not hold, beside one that does. */
  longestDeclaration:
    'White and Black declare Gray mated: no. After m14-m13, neither White nor Black can capture Gray’s king. One is right. One more is to be found.',
  longestEnd: (says: string): string => `Solved. Without a slip. ${says}`,
  /** For questions. */
  questions: {
    chosen: (name: string, isChosen: boolean, count: number): string =>
      `${name} ${isChosen ? 'chosen' : 'no longer chosen'}, ${count} in all.`,
    missing: (count: number): string => `${count === 1 ? 'One more is' : `${count} more are`} to be found.`,
    right: (count: number): string => `${count === 1 ? 'One is' : `${count} are`} right. `,
    no: 'No.',
    again: 'Look again, and choose another answer.',
    atLeastOne: 'There is at least one.',
    notAll: 'Not all of them yet.',
    isNot: (name: string): string => `${name}: no.`,
    answer: 'The answer.',
    nothing: 'None.',
    thereIsNone: 'There is none.',
    refused: (sentence: string, ruleset: string, source: string): string => `${sentence} ${ruleset}, ${source}.`,
    declaration: (name: string): string => `${name}.`,
    nobodyDeclares: 'Nobody can declare.',
    solved: 'Right.',
  },
  /** For what is played out. */
  played: {
    wait: 'One moment.',
    searching: 'The answer is being searched for.',
    otherSide: 'It is the other side’s move here. Go on along the line.',
    asWell: 'That works as well.',
    found: (found: number, all: number): string =>
      `${found} of ${all} found. ${all - found === 1 ? 'Find the other one.' : 'Find the others.'}`,
    foundAlready: (move: string): string => `${move} is found already.`,
    isOne: (move: string): string => `${move} is one of them.`,
    goingWell: 'Right so far.',
    bothSides: (player: string): string => `${player} moves: you move for everybody.`,
    yourMove: 'Your move.',
    thereIs: (moves: number | undefined): string => `There is a mate in ${moves ?? 'fewer'}.`,
    isNotIt: (move: string): string => `${move} is not it.`,
    matesLater: (move: string, moves: number): string => `${move} mates too, but in ${moves}.`,
    solved: 'Solved.',
    clean: 'Without a slip.',
    defenceMet: 'That defence is met too.',
    defence: (moves: readonly string[]): string => `Another defence: ${moves.join(' and ')}.`,
    keys: (moves: readonly string[]): string => `${moves.join(', ')}.`,
    solution: 'The solution.',
    tryAs: (player: string): string => `${player}, try:`,
    saveIt: 'any legal move that might save the king.',
    taken: (player: string, move: string): string => `${player} takes the king: ${move}.`,
    tryMore: 'Try another, if you like.',
    fromStart: 'From the start again.',
  },
};
