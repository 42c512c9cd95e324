import { MOTIF_NAMES } from './motifs.ts';

const NUMBERS = ['no moves', 'one', 'two', 'three', 'four', 'five', 'six'];
const count = (moves: number): string | number => NUMBERS[moves] ?? moves;
const movesOf = (moves: number): string => (moves === 1 ? 'one move' : `${count(moves)} moves`);
const keeping = (moves: number): string => (moves === 1 ? 'only one move keeps' : `each of your ${movesOf(moves)} has to keep`);
const within = (moves: number): string => (moves === 1 ? 'at once' : `in ${count(moves)}`);

/** What puzzles ask, what they show, and why a solution solves them. */
export const PUZZLE = {
  /** The task in a few words, by its kind: in how many moves. */
  tasks: {
    mate: (moves: number): string => `Mate in ${count(moves)}`,
    stalemate: (moves: number): string => `Stalemate in ${count(moves)}`,
    draw: (moves: number): string => `Draw ${within(moves)}`,
    win: (moves: number): string => `Win the ending, ${movesOf(moves)}`,
    hold: (moves: number): string => `Hold the draw, ${movesOf(moves)}`,
    promotion: (moves: number): string => `Promote ${within(moves)}`,
    gain: (moves: number): string => `Win material ${within(moves)}`,
    capture: (moves: number): string => `Take the king ${within(moves)}`,
    declaration: (moves: number): string => `Declare mate ${within(moves)}`,
    defence: (moves: number): string => `Stop the mate${moves > 1 ? ` ${within(moves)}` : ''}`,
    saves: (): string => 'Find every move that saves the king',
    /** Only with three players it takes one move, of each of two. */
    helpmate: (moves: number): string =>
      moves === 1 ? 'Help two players mate the third' : `Help the other side mate you ${within(moves)}`,
    proofgame: (moves: number): string => `Proof game of ${count(moves)} moves`,
    legal: (): string => 'Is it legal, and why not?',
    squares: (): string => 'Find all the squares',
    pins: (): string => 'Where may this board go?',
    checks: (): string => 'Where does this board give check?',
    declarations: (): string => 'Who can declare mate?',
  },
  /** What a puzzle shows, as readers call it. */
  themes: {
    'board-move-key': 'A board moves first',
    'board-move-mate': 'A board mates',
    'board-move-defence': 'A board defends',
    'board-move-refutation': 'A board refutes a try',
    rotation: 'A board turns',
    inversion: 'A board changes face',
    'waiting-promotion': 'A pawn waits for its promotion',
    'own-boards': 'All about a board',
    joint: 'Two together',
    'two-enemies': 'A king between two enemies',
    'defeated-men': 'Pieces of a defeated player',
    'dead-home-row': 'A dead home row',
    ...MOTIF_NAMES,
    'quiet-key': 'Quiet first move',
    sacrifice: 'Sacrifice',
    promotion: 'Promotion',
    underpromotion: 'Underpromotion',
    castling: 'Castling',
    'en-passant': 'En passant',
    variations: 'Several variations',
    'few-men': 'Few pieces',
    opening: 'Opening',
    middlegame: 'Middlegame',
    endgame: 'Endgame',
  },
  /** The task as it is put to the reader; a board or a piece is named by `piece` or `board`. */
  ask: {
    piece: (role: string, square: string): string => `${role} on ${square}`,
    board: (pin: string): string => `attack board on ${pin}`,
    legal: (what: string, to: string): string => `May the ${what} go to ${to}?`,
    squares: (what: string): string => `Choose every square the ${what} may go to.`,
    pins: (what: string): string => `Choose every pin the ${what} may go to.`,
    checks: (what: string): string => `Choose every pin where the ${what} gives check.`,
    declarations: 'Which declarations of mate can be made now? Choose all of them, or none.',
    helpmate: (other: string): string => `Both sides help: you move for both, and ${other} mates.`,
    /** @param movers Who moves, one after another. */
    together: (movers: readonly string[], by: string, king: string): string =>
      `Everybody helps: you move for ${movers.join(', then for ')}. After that ${by} can declare ${king}’s mate together.`,
    proofgame: (moves: number): string =>
      `How did this come about? Move for everybody from the start: after ${count(moves)} moves, all told, the board stands as in the small picture.`,
    after: (task: string, player: string, move: string): string => `${task} ${player} has just played ${move}.`,
    afterPassing: (task: string, first: { readonly player: string; readonly move: string }, player: string, move: string): string =>
      `${task} ${first.player} has just played ${first.move}, and ${player} then ${move}.`,
    against: (task: string, by: string, king: string): string => `${task}: ${by} against ${king}.`,
    gain: (role: string, moves: number): string =>
      `Win a ${role}’s worth ${moves === 1 ? 'at once' : `in ${count(moves)} turns`}, whatever both others play: what you take, less what you lose.`,
    defence: (task: string): string => `${task}: find the only move.`,
    keptFrom: (by: string): string => `Save the king: find the only move after which neither ${by} can take it before you move again.`,
    undeclared: (task: string, by: string): string =>
      `${task}: find the only move after which ${by} has no move that lets them declare your mate.`,
    stalemate: (task: string, moves: number): string => `${task}: the reply to your ${moves === 1 ? 'move' : 'last move'} counts too.`,
    draw: (task: string): string => `${task}: stalemate, or too little left to mate. The reply counts too.`,
    win: (moves: number): string => `Win the ending: ${keeping(moves)} it won.`,
    hold: (moves: number): string => `Hold the draw: ${keeping(moves)} the pawn from winning.`,
    isOut: (task: string, player: string): string => `${task} ${player} is out of the game.`,
    saves: (player: string): string => `Find every move after which ${player} keeps the king.`,
    onlyThatCheck: (others: string): string => ` Only that check matters here: ${others} may stay in check.`,
    plain: (task: string): string => `${task}.`,
  },
  /** What the answers to “Is it legal, and why not?” say. */
  answers: {
    legal: 'It is legal.',
    'not-yours': 'No. Only the other player may move it.',
    load: 'No. Nobody may move it with that load.',
    'not-there': 'No. It may move, but not there.',
    'not-its-way': 'No. Such a piece never moves like that.',
    'not-here': 'No. It moves like that, but not here.',
    'leaves-check': 'No. It could, but leaves its king in check.',
  },
  noAnswer: 'None.',
  and: ' and ',
  nor: ' nor ',
  /** What a move lacks that does not solve a task. */
  missing: {
    mateLater: (moves: number): string => `It does not begin a mate in ${count(moves)}.`,
    kingAway: 'The king gets away.',
    noCheck: 'It gives no check.',
    stalemateCheck: 'It gives check, and a king in check is not stalemated.',
    stalemateMove: (player: string): string => `${player} still has a move.`,
    /** @param left What the other side has beside its king, where that is little. */
    draw: (player: string, left: readonly string[]): string =>
      left.length === 0
        ? 'No draw comes in time: the game goes on.'
        : `No draw comes in time: ${player} still has the ${left.join(' and the ')}.`,
    win: 'The other king can hold it now.',
    hold: 'The pawn wins now.',
    noPromotion: 'No pawn is promoted by it.',
    pawnStopped: 'The pawn can be stopped.',
    gain: 'It does not win enough.',
    capture: (king: string): string => `${king}’s king gets away.`,
    declaration: (king: string): string => `${king}’s king can still be saved.`,
    mateComes: 'The mate still comes.',
    kingTaken: 'The king can still be taken.',
    helpmate: 'From here the mate does not come in time.',
    proofgame: 'From here the board cannot stand so in time.',
  },
};
