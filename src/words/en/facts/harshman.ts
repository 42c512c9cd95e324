/** What Three-way Chess answers, some of it by what was agreed on before the game. */
export const HARSHMAN = {
  players: 'Three players move in turn, clockwise: White, Gray, Black.',
  cells: ({ board }: Options) =>
    `The board has ${board === '8-9' ? 192 : 147} hexagonal cells; its sides are 8 and ${board === '8-9' ? 9 : 7} cells wide by turns.`,
  'home-rows': ({ board }: Options) =>
    board === '8-9'
      ? 'The home rows are a1 to h1 (White), a9 to h16 (Gray) and p9 to p16 (Black).'
      : 'The home rows are a1 to h1 (White), a7 to h14 (Gray) and n7 to n14 (Black).',
  pieces:
    'Each player has 25 pieces, with a third bishop and sixteen pawns. The rook goes across faces in six directions, the bishop across points in six; the queen does both, and the king one step of either. The knight goes two cells across faces and one more outward.',
  'pawn-step':
    'A pawn has two cells ahead of it to choose from, both across a face. White’s pawns go up, Gray’s to the right and down, Black’s to the left and down.',
  'pawn-capture': 'A pawn captures forward across a point, in three ways.',
  'double-step': "A pawn's first move may be two steps, in one straight line.",
  'en-passant': 'A pawn that went two steps may be captured en passant by either opponent until its owner moves again.',
  castling: ({ board }: Options) =>
    `Castling is as in chess, and two opponents can forbid it. The king goes two cells: White’s from e1 to g1 or c1, ${
      board === '8-9'
        ? 'Gray’s from d12 to b10 or f14, Black’s from p13 to p15 or p11'
        : 'Gray’s from d10 to b8 or f12, Black’s from n11 to n13 or n9'
    }. The rook goes to the cell it passed over.`,
  promotion: 'A pawn is promoted on the home row of an opponent who is still in the game, and nowhere else.',
  'promotion-compulsory': 'A pawn that gets there must be promoted.',
  'check-announced': 'If your move gives check, you say so and name whose king is in check.',
  'king-capture': 'A king is captured like any piece, which defeats its owner; you must do it only if nothing else saves your own king.',
  'king-protection': 'You may not leave your king open to capture, unless it is in check and nothing saves it.',
  checkmate: ({ automatic }: Options) =>
    automatic === 'on'
      ? 'A player in check whom no move saves is defeated as the turn begins.'
      : 'Mate is declared, never by a player whose turn it is. You declare alone if you can take the king on your next move whatever the two others play. Two declare together while the trapped player is on move, if one of them can take the king whatever that player does.',
  'declaration-barred': 'After your move you may not declare a mate of a king that you could have captured in that turn.',
  end: ({ mate }: Options) =>
    mate === 'last'
      ? 'After the first defeat the other two play a second stage. The defeated player’s pieces stay and may be captured.'
      : 'The players agree before the game: it ends with the first defeat (First Mate, our default), or the other two play a second stage (Last Mate).',
  stalemate: 'A move that leaves an opponent without a legal move draws between the two; the third has a weak victory.',
  'draw-agreed': 'It is a draw if all who are still playing agree.',
  threefold: 'The third occurrence of a position draws on claim.',
  'fifty-moves': 'Fifty moves by each player with no capture and no pawn moved draw on claim.',
  'material-draw': 'Bare kings draw at once; king and knight can mate here, so nothing else does.',
  resignation:
    'With three in the game a player resigns if all three agree on it and on the points, or by saying so after each of three moves in a row. With two, a player may resign at any time.',
} as const;

/** What was agreed on, where it differs from the default. */
type Options = Readonly<Record<string, string>>;
