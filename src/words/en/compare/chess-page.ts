const list = (names: readonly string[]): string => names.join(' and ');

/** The page for somebody who knows chess and plays by a ruleset tonight. */
export const CHESS_PAGE = {
  title: (tonight: string): string => `You know chess. Tonight: ${tonight}`,
  summary: (tonight: string): string =>
    `What changes for a chess player who plays ${tonight} tonight: both starts, seven sentences with positions that show them, a quiz and a card to print.`,
  head: (tonight: string): string => `You know chess. Tonight: ${tonight}.`,
  others: 'Tonight another',
  chess: 'Chess begins',
  begins: (ruleset: string): string => `${ruleset} begins`,
  chessBoard: 'The start of chess.',
  chessMoves: '20 first moves',
  firstMoves: (count: number): string => `${count} first moves`,
  strays: (count: number): string => (count > 0 ? `; ringed: ${count} pieces elsewhere` : '; from left to right as in chess'),
  play: 'Play it on the board, alone or against the machine',
  playShort: 'Play it now',
  lesson: 'First lesson',
  print: 'Print this side',
  points: 'Seven sentences',
  /** What the first figure means, in its own number; where nothing is counted, in what order they stand. */
  pointsBy: (figure: string): string =>
    figure.startsWith('1 in ')
      ? `“${figure}”: 1 move of ${figure.slice(5)} surprises a chess player so`
      : 'in the order in which you meet them',
  met: (percent: number): string => `${percent} in 100 moves`,
  checks: (every: string): string => `${every} a king is in check and a chess player does not see it.`,
  everyPosition: (count: number): string => `In 1 position of ${count}`,
  tried: 'You might try',
  fresh: 'New',
  legal: 'legal here.',
  same: 'As in chess:',
  names: 'Names:',
  rule: (number: string): string => `rule ${number}`,
  moves: 'How the pieces move',
  movesAbout: (isThreeway: boolean): string =>
    isThreeway
      ? 'Dots are cells a piece may go to from the middle of the board. The pawn is White’s; rings are its three captures.'
      : 'Dots are squares a piece may go to from the middle of the set, with nothing in its way and the small boards where they start. The pawn is White’s.',
  movesOf: (role: string, squares: readonly string[]): string => `The ${role} may go to ${squares.join(', ')}.`,
  roles: { king: 'King', queen: 'Queen', rook: 'Rook', bishop: 'Bishop', knight: 'Knight', pawn: 'Pawn' },
  brief: (ruleset: string): string => `Looked up at the board: ${ruleset}`,
  neighbours: 'Where boards may go',
  quiz: 'Ten questions',
  quizAbout: (ruleset: string): string => `Is it legal by the ${ruleset} rules? Our engine judges.`,
  yes: 'Legal',
  no: 'Not legal',
  letters: 'The letters on this page',
  counted: 'How it was counted',
  countedAbout: (games: number, positions: string, moves: string, legal: string): string =>
    `In ${games} games that the site’s opponent played against itself at several strengths we looked at ${positions} positions. A chess player was supposed to see the set from above, every column as one square, and to know the rules of chess and nothing else: that makes ${moves} moves. By tonight’s rules ${legal} are legal. A sentence’s figure is the share of moves it speaks of: those that chess allows and tonight’s rules refuse, or those that are legal and that no chess player expects; the larger of the two. People’s games will differ.`,
  notCounted: 'Nothing was counted for this page: on a board of hexagons nobody knows what a chess player expects.',
  piece: (role: string, way: string): string => `${role.charAt(0).toUpperCase()}${role.slice(1)} ${way}`,
  board: (way: string): string => `Attack board ${way}`,
  castling: (way: string): string => `Castling ${way}`,
  becomes: (role: string): string => `, to a ${role}`,
  declares: (by: readonly string[], loser: string): string =>
    by.length > 1 ? `${list(by)} declare ${loser} mated together` : `${by.join('')} declares ${loser} mated`,
  toMove: (player: string): string => `${player} to move.`,
  question: (number: number, of: number): string => `Question ${number} of ${of}`,
  wrong: 'Not so. The answer says why.',
};

/** What of a legal move no chess player expects, in a few words. */
export const SURPRISES: Readonly<Record<string, string>> = {
  board: 'an empty board moves.',
  ride: 'the board takes its rider along.',
  castling: 'this is castling tonight.',
  upright: 'straight up or down.',
  past: 'it passes above or below a piece.',
  gap: 'it flies over a gap.',
  beside: 'it comes to stand above or below a piece.',
  double: 'two steps, and a piece above or below does not matter.',
  'pawn-aside': 'a pawn goes aside without a capture.',
  'en-passant': 'a capture en passant.',
  guarded: 'the king is safe there.',
};
