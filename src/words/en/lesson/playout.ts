/** What a plate that is played out against the machine says and offers. */
export const PLAYOUT = {
  label: 'Play it out',
  against: (strength: string): string => `Against the machine: ${strength}.`,
  /** What there is to reach, by aim. */
  aims: {
    mate: 'Mate',
    win: 'Win a piece or its worth',
    promote: 'Promote a pawn',
    draw: 'Reach a draw',
    hold: 'Hold out',
    list: 'Reach all of these',
  },
  /** With three players a king may be taken as well. */
  mateOfThree: 'Take a king, or mate one',
  aim: (words: string): string => `${words}.`,
  /** For a list that must not cost material. */
  unharmed: (aim: string): string => `${aim}. Lose no more than you take.`,
  keep: (aim: string, square: string): string => `${aim}, and keep the piece that began on ${square}`,
  within: (aim: string, moves: number, isHeld: boolean): string =>
    `${aim}${isHeld ? ' for' : ' within'} ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  smallAims: {
    castle: 'castle',
    'clear-board': 'leave an attack board empty',
    'move-board': 'move an attack board',
    ride: 'move an attack board with a piece aboard',
    check: 'give check',
    'level-check': 'give check by a move to another level',
    capture: 'capture something',
    'level-capture': 'capture on another level',
    promote: 'promote a pawn',
    'take-king': 'capture a king',
    'double-check': 'give check to two kings at once',
  },
  ticked: (aim: string): string => `Reached: ${aim}.`,
  used: (moves: number, of: number | undefined): string =>
    of === undefined ? `${moves} ${moves === 1 ? 'move' : 'moves'} played` : `${moves} of ${of} moves played`,
  /** What a reader can do. */
  here: 'From here again',
  restart: 'From the start',
  takeBack: 'Take back',
  askAgain: 'Ask again',
  hint: 'Hint',
  show: 'Show a move',
  thinking: 'The machine is thinking …',
  searching: 'Looking for a move …',
  noHint: 'No move could be looked up just now. Ask again.',
  noAnswer: 'The machine could not answer.',
  stands: 'Your move stands. Ask it again, or take the move back.',
  move: 'Move',
  tryMove: (name: string): string => `Try ${name}.`,
  /** Between turns of three players, and on the reader's own. */
  declareOrPlayOn: 'Declare a mate, or play on?',
  declareOrMove: 'Declare a mate, or move.',
  playOn: 'Play on',
  /** What a player says rather than moves. */
  says: (words: string): string => `${words}.`,
  /** Why an aim is lost. */
  lost: {
    mated: 'You have lost the game.',
    stalemate: 'Stalemate: no check and no move, so the aim is gone.',
    drawn: 'The game is drawn, so the aim is gone.',
    'too-slow': 'Your moves are used up.',
    lead: 'What was to win the game is gone.',
    material: 'That has cost too much material.',
    piece: 'The piece that was to stay is gone.',
    pawns: 'No pawn is left to promote.',
    ended: 'The game is over, and not every aim is reached.',
  },
  lostBy: (name: string): string => `The move that lost it was ${name}.`,
  noSlip: 'No single move lost it.',
  wonGame: (moves: number): string => `You have won the game, in ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
  won: (moves: number): string => `Reached in ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
};
