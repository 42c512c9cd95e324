import type { Role } from '../../engine/core/piece.ts';

/** What stands round a board, its sheets and buttons, and what a task says in passing. */
export const DIAGRAM = {
  tools: {
    views: { stack: 'Stack', plan: 'Plan', tower: 'Tower' },
    view: 'View',
    left: 'Turn left',
    right: 'Turn right',
    settings: 'Board settings',
    lines: 'Lines of a cell',
    linesKey: 'Lines of a cell (l)',
    flip: 'Turn the board',
    flipKey: 'Turn the board (f)',
    compare: 'Under other rules',
    compareMore: 'This position under other rules',
    fold: 'View and settings',
  },
  moves: {
    opens: 'Moves',
    label: 'All moves, and keys',
    write: 'Write a move',
    play: 'Play',
    /** Keys, those of one row parted by `|`, and what they do. */
    keys: [
      ['Enter', 'onto the squares; pick up, put down'],
      ['f', 'turn the board'],
    ],
    /** Where there are attack boards, and where there are none. */
    pinKeys: [
      ['←|↑|↓|→', 'from square to square, at an edge to the next board'],
      ['Page Up|Page Down', 'up and down the column'],
      ['p', 'to the pins and back'],
    ],
    cellKey: ['←|↑|↓|→', 'from cell to cell'],
    linesKey: ['l', 'rank, files and diagonals of a cell of the three-way board'],
    lastKey: ['Esc', 'put the piece back, leave the squares'],
    notNow: 'No move is to be made here now.',
    severalMean: (text: string): string => `“${text}” may mean more than one move; write the square it comes from as well.`,
    illegal: (text: string): string => `“${text}” is not a legal move here.`,
    malformed: (text: string): string => `“${text}” is not written as a move.`,
  },
  names: {
    opens: 'By name',
    label: 'Choose by name',
    field: 'Names of squares',
    choose: 'Choose',
    strange: (name: string, example: string): string => `There is no square “${name}” here; squares are written like ${example}.`,
  },
  board: 'Board',
  back: 'Back',
  close: 'Close',
  yourMove: 'Your move.',
  before: (name: string): string => `The board is as it was before ${name}.`,
  hints: {
    idea: 'Idea',
    rule: 'Rule',
    piece: 'Piece',
    square: 'Square',
    lookAt: (place: string): string => `Look at ${place}.`,
    lookAtPiece: (role: Role, square: string): string => `Look at the ${role} on ${square}.`,
    lookAtBoard: (pin: string): string => `Look at the attack board on ${pin}.`,
  },
  /** Why a move that an author names is not allowed. */
  notAllowed: (from: string, to: string, refusal: string, rules: string, section: string): string =>
    `${from}–${to} is not allowed: ${refusal} (${rules}, ${section})`,
  /** As long as the sentences by which the engine refuses a move, with their source: room is kept for one. */
  longestRefusal: 'The rook does not move like that: it goes along a rank, a file or straight up and down. (Meder Tournament Rules, 3.4)',
};
