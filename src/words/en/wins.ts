/** What wins in a ruleset, told of figures. Numbers are written as `number` writes them. */
export const WINS = {
  crumb: 'What wins?',
  title: (name: string): string => `What wins here? ${name}`,
  summary: (name: string): string =>
    `What pieces, boards and first moves are worth in ${name}, measured on games of our opponent against itself.`,
  head: 'What wins here?',
  number: (value: number): string => value.toLocaleString('en-GB'),
  lead: (name: string, games: string): string =>
    `There are no masters of ${name} to ask. We let our opponent play ${games} games against itself and counted. People’s games will differ, and each number below comes with what it may be off by.`,
  pieces: {
    title: 'The pieces',
    about:
      'How much more often does who has one more of a piece win? The dot is what the games say, in pawns. The bar is what chance may have changed: about one bar in twenty misses the truth. The ring is what our opponent counts while it plays. Together the pieces weigh the same in both.',
    rows: 'One more',
    unit: 'Pawns',
    row: (role: string): string => `A ${role}`,
  },
  things: {
    title: 'What counts besides',
    /** What is measured at one depth is not called sure. */
    about:
      'Where a bar reaches the line, the games cannot tell it from nothing. The others are not sure either: all games were played at one depth, and deeper ones may say otherwise.',
    rows: 'With all else equal',
    unit: 'Pawns',
    /** Things other than pieces, by their names in the figures. */
    names: {
      'two-bishops': 'Both bishops, beside what each is worth',
      'on-move': 'To be on move',
      'empty-board': 'An empty attack board of one’s own',
      'pawn-aboard': 'A pawn on an attack board, beside its worth',
      'knight-middle': 'A knight on the middle board, not a main board at an end',
      'knight-aboard': 'A knight on an attack board, not a main board at an end',
      white: 'To be White',
    },
  },
  sides: {
    title: 'Who wins?',
    shares: 'Shares of the points; the line is an equal share.',
    about:
      'Every first move was played as often as the others, bad ones too, and the opponent looked ahead at one depth only. So no seat is called better here.',
    length: (plies: number, spread: number, drawn: number, drawnSpread: number, isPair: boolean): string =>
      `A game took ${plies} plies on average (± ${spread}), and ${drawn} % (± ${drawnSpread}) ${isPair ? 'were drawn' : 'were shared'}.`,
    rows: 'Player',
    unit: '% of the points',
  },
  first: {
    title: 'The first move',
    about:
      'Every first move was played about equally often, so bad ones count as much as good ones, here and above. This is White’s share of the points by what moved first; the line is White’s share of all games.',
    rows: 'First moved',
    unit: '% for White',
    kinds: { board: 'an attack board', pawn: 'a pawn', king: 'the king', queen: 'the queen' },
    otherKind: (kind: string): string => `a ${kind}`,
    row: (what: string, games: number): string => `${what} (${games} games)`,
    single:
      'No single first move is called good or bad here: there are few games of each, at one depth only, and many moves to stand out by chance.',
  },
  boards: {
    title: 'How often a board decides',
    about: (share: number, spread: number, games: string, decided: number, decidedSpread: number): string =>
      `Of all plies ${share} % (± ${spread}) moved an attack board. Of ${games} games that somebody won, a board move was the one after which the winner stood clearly better to the end in ${decided} % (± ${decidedSpread}).`,
  },
  how: {
    title: 'How it was measured',
    looked: (nodes: string, plies: number, pawns: number): string =>
      `For each move the opponent looked at up to ${nodes} positions, at most ${plies} plies ahead, and took any move within ${pawns} pawns of the best, by chance. `,
    won: (pawns: number, plies: number): string => `A player who led by ${pawns} pawns for ${plies} plies had won. `,
    weighed: (longest: number, positions: string, isPair: boolean): string =>
      `A game was drawn after ${longest} plies. Every fifth position in which nobody was in check was weighed, ${positions} in all, by logistic regression of the points on what one player had more than ${isPair ? 'the other' : 'the others'}; for the spreads whole games were drawn anew. An opponent that looks so briefly knows little of plans, and the lead that ends a game is counted in its own values.`,
  },
  rules: 'The rules',
  course: 'the course',
  board: 'the board to try it on',
};
