let choices: Intl.ListFormat | undefined;
/** One of several, in words. What joins them is made when it is first needed: that takes a slow phone a tenth of a second. */
const sayChoice = (words: readonly string[]): string => (choices ??= new Intl.ListFormat('en-GB', { type: 'disjunction' })).format(words);

/** What is said of one position under several rulesets: what it became, how it stands, and what a move does. */
export const CARRIED_POSITION = {
  carry: {
    otherBoard: (to: string, from: string): string => `${to}: another board, so no position of ${from} fits on it`,
    cannot: (to: string): string => `${to}: the position cannot be set up`,
    because: (to: string, message: string): string => `${to}: ${message}`,
    noEnPassant: 'The capture en passant that was possible is left out.',
    noneWaits: 'No pawn waits for its promotion here.',
    noRight: (squares: readonly string[]): string => `No castling or double step from these squares here: ${squares.join(', ')}.`,
    samePin: (to: string, one: string, other: string, pin: string): string => `${to}: ${one} and ${other} would both be at ${pin}`,
    isPin: (from: string, to: string): string => `${from} is ${to}`,
    pins: (moved: readonly string[]): string => `Places of boards have other names here: ${moved.join(', ')}.`,
  },
  effects: {
    mate: 'It is mate.',
    noMate: (answers: number): string => `It is not mate: there ${answers === 1 ? 'is 1 answer' : `are ${answers} answers`}.`,
    inverts: 'The piece may turn the board over as it moves onto it.',
    stays: 'The board stays as it is.',
    draws: 'The game is drawn at once: too few pieces are left.',
    goesOn: 'The game goes on.',
    pawn: 'The pawn stays a pawn.',
    waits: 'The pawn waits for its promotion.',
    becomes: (roles: readonly string[]): string => `The pawn becomes a ${sayChoice(roles)} at once.`,
  },
  tries: {
    turning: (pin: string): string => `turning at ${pin}`,
    legal: 'legal here.',
    noPlace: 'There is no such place here.',
  },
  standing: {
    twoSteps: (pawn: string): string => `The pawn on ${pawn} has just gone two steps.`,
    over: {
      checkmate: 'Checkmate',
      stalemate: 'Stalemate, a draw',
      'draw:material': 'A draw at once: too few pieces to mate',
    },
    is: (parts: readonly string[]): string => `${parts.join(', ')}.`,
    moves: (count: number): string => `${count} legal ${count === 1 ? 'move' : 'moves'}`,
    check: (player: string): string => `${player} is in check`,
    mateInOne: 'mate in one',
    board: (ruleset: string, says: string): string => `The position under ${ruleset}. ${says}`,
  },
};
