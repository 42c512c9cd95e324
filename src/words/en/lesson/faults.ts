/** What is wrong with a plate of a lesson as its author wrote it: the build ends with it. */
export const LESSON_FAULTS = {
  noBoards: (ruleset: string): string => `“${ruleset}” is not a ruleset with attack boards`,
  oneOfTwo: 'a move in the text names a step of a line or an arrow, one of the two',
  ofGoal: (id: string, field: string, fault: string): string => `exercise “${id}”, ${field}: ${fault}`,
  notOffered: (id: string, answer: string): string => `exercise “${id}”: the right answer ${answer} is not among those offered`,
  noAnswer: (id: string): string => `exercise “${id}” has no right answer`,
  noOption: (id: string, count: number, answer: number): string =>
    `exercise “${id}”: of ${count} options none has the number ${answer} (counted from 0)`,
  illegal: (move: string, id: string): string => `“${move}” is not a legal move in exercise “${id}”`,
  ofWrong: (id: string, key: string, fault: string): string => `exercise “${id}”, what is said of a wrong “${key}”: ${fault}`,
  untried: 'it cannot be tried here',
  isRight: 'it is right',
  forbids: (id: string, count: number): string => `of the moves of exercise “${id}” the rules forbid ${count}, not one`,
  noDeclaring: (id: string): string => `exercise “${id}”: no mate of this player can be declared`,
  noReply: (reply: string, id: string): string => `“${reply}” answers no first move of exercise “${id}”`,
  over: (id: string): string => `exercise “${id}” begins after the end of the game`,
  mateOrDeclaration: (id: string): string =>
    `exercise “${id}”: a “declaration” is asked for where mate is declared, and only there; else “mate”`,
  inMoves: (id: string, found: number): string => `exercise “${id}”: “moves” is the number of moves to mate in, found ${found}`,
  unreachable: (id: string): string => `the goal of exercise “${id}” cannot be reached in the moves it gives`,
  noKept: (id: string, square: string): string => `playout “${id}”: no own piece stands on ${square}`,
  noWrong: (id: string): string => `playout “${id}” has answers to wrong tries or written replies; the machine answers by itself`,
  /** How a goal is written. */
  goal: {
    noKind: 'expected an object with a kind',
    otherFields: (kind: string): string => `“${kind}” has fields it should not have, or lacks one`,
    unknown: (kind: string): string => `there is no goal “${kind}”`,
    noField: (kind: string, field: string): string => `a goal “${kind}” has no “${field}”`,
    wrongField: (kind: string, field: string, found: string | undefined): string =>
      `found ${found ?? 'nothing'}, which is no “${field}” of a goal “${kind}”`,
    strayField: (field: string): string => `“${field}” does not fit the aim: it is missing, or this aim has none`,
  },
};
