import { MOTIF_NAMES } from './motifs.ts';

/** The first hint of a puzzle: what its solution is like, without the piece or the square. */
export const PUZZLE_IDEAS = {
  /** By what the solution shows. */
  themes: {
    inversion: 'Think of a board that changes its face.',
    'board-move-key': 'An attack board moves first.',
    'board-move-mate': 'In the end an attack board decides.',
    joint: 'Neither can do it alone: two players work together.',
    castling: 'Castling is part of it.',
    'en-passant': 'Look at the pawn that has just made a double step.',
    underpromotion: 'A queen is not always the best promotion.',
    promotion: 'A pawn is close to its promotion.',
    'waiting-promotion': 'A pawn is close to its promotion.',
    sacrifice: 'Something has to be given up.',
  },
  motif: (motif: keyof typeof MOTIF_NAMES): string => `Its motif: ${MOTIF_NAMES[motif].toLowerCase()}.`,
  /** By the first move. */
  twoKings: 'One move attacks two kings.',
  beside: 'The check comes from close by.',
  afar: 'The check comes from a distance.',
  leap: 'The check is a leap: nothing can come between.',
  takesWithCheck: 'The first move takes something, with check.',
  takes: 'The first move takes something.',
  checks: 'The first move is a check.',
  quiet: 'The first move is quiet: no check, and nothing is taken.',
  /** By the task, where the first move is quiet. */
  quietly: {
    defence: 'See what is threatened, and meet it without a check or a capture.',
    helpmate: 'Choose where the king is to be mated. It begins quietly, without a check or a capture.',
    gain: 'What cannot run away is won without haste: no check, and nothing is taken at first.',
    draw: 'Stalemate, or too little left: see which is near. It begins quietly, without a check or a capture.',
    win: 'Count the steps of pawn and kings. Nothing is taken yet.',
    hold: 'Count the steps of pawn and kings. Nothing is taken yet.',
  },
  /** For a mate that three players help to: by its first move, and by what attacks the king in the end. */
  together: { takes: 'It begins with a capture.', checks: 'It begins with a check.', quietly: 'It begins quietly.' },
  ends: { leap: 'A leap ends it.', beside: 'What ends it stands beside the king.', afar: 'What ends it comes from afar.', checks: '' },
  /** For a set of moves that save a king. */
  saves: {
    king: 'Only the king itself can get to safety.',
    others: 'The king stays where it is: others save it.',
    both: 'The king may step away, and another piece can save it too.',
  },
  /** For a game to be found. */
  captures: (count: number): string => (count === 1 ? 'One capture was made on the way.' : 'More than one capture was made on the way.'),
  returned: 'A piece that moved stands where one like it stood at the start.',
  wanders: 'Somebody moved more than once.',
  /** How to go about a question. */
  questions: {
    legal: 'Ask three things: does it move like that, is anything in its way, and is its king safe afterwards?',
    squares: 'Look at every level, and leave out what its king forbids.',
    pins: 'Look at the free pins, then at what stands on the board, then at the king.',
    checks: 'Ask from each pin what would look at the king.',
    declarations: 'For each king ask whether it can be taken next turn, whatever the others play.',
  },
} as const;
