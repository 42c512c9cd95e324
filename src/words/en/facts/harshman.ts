/** What Three-way Chess answers, some of it by what was agreed on before the game. */
export const HARSHMAN = {
  players: 'Three players move in turn, clockwise: White, Gray, Black.',
  cells: ({ board }: Options) =>
    `The board has ${board === '8-9' ? 192 : 147} hexagonal cells; its sides are 8 and ${board === '8-9' ? 9 : 7} cells wide by turns.`,
  pieces: 'Each player has 25 pieces, with a third bishop and sixteen pawns.',
  'pawn-step': 'A pawn has two cells ahead of it to choose from, both across a face.',
  'pawn-capture': 'A pawn captures forward across a point, in three ways.',
  'double-step': "A pawn's first move may be two steps, in one straight line.",
  'en-passant': 'A pawn that went two steps may be captured en passant by either opponent until its owner moves again.',
  castling: 'Castling is as in chess, and two opponents can forbid it.',
  promotion: 'A pawn is promoted on the home row of an opponent who is still in the game, and nowhere else.',
  'promotion-compulsory': 'A pawn that gets there must be promoted.',
  'king-capture': 'A king is captured like any piece, which defeats its owner; you must do it only if nothing else saves your own king.',
  'king-protection': 'You may not leave your king open to capture, unless it is in check and nothing saves it.',
  checkmate: ({ automatic }: Options) =>
    automatic === 'on'
      ? 'A player in check whom no move saves is defeated as the turn begins.'
      : 'Mate is declared, by one player or by two together, and never by a player whose turn it is.',
  end: ({ mate }: Options) =>
    mate === 'last' ? 'After the first defeat the other two play a second stage.' : 'The game ends with the first defeat.',
  stalemate: 'A move that leaves an opponent without a legal move draws between the two; the third has a weak victory.',
  threefold: 'The third occurrence of a position draws on claim.',
  'fifty-moves': 'Fifty moves by each player with no capture and no pawn moved draw on claim.',
  'material-draw': 'Bare kings draw at once; king and knight can mate here, so nothing else does.',
  resignation: 'With three in the game a player resigns by saying so after each of three moves in a row; with two, at once.',
} as const;

/** What was agreed on, where it differs from the default. */
type Options = Readonly<Record<string, string>>;
