import { eachOnce } from '../core/once.ts';
import { PLAYERS, type Player } from '../core/piece.ts';

export const BOARD_NAMES = ['8-7', '8-9'] as const;
/** The standard board of 147 cells and the larger one of 192 (Harshman I). */
export type BoardName = (typeof BOARD_NAMES)[number];

/** A player's place in turn order: White 0, Gray 1, Black 2. */
export type Seat = 0 | 1 | 2;
export const SEATS: readonly Seat[] = [0, 1, 2];

/** Steps across a face, turning from White's right; each is followed by the one 60 degrees further (Harshman IV, Rook). */
export const FACES: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
];
/** Steps across a point, in the same turning order (Harshman IV, Bishop). */
export const POINTS: readonly (readonly [number, number])[] = [
  [2, 1],
  [1, 2],
  [-1, 1],
  [-2, -1],
  [-1, -2],
  [1, -1],
];
/** Knight's leaps: two faces one way and one in a neighbouring, outward direction (Harshman IV, Knight). */
export const LEAPS: readonly (readonly [number, number])[] = [
  [3, 1],
  [3, 2],
  [2, 3],
  [1, 3],
  [-1, 2],
  [-2, 1],
  [-3, -1],
  [-3, -2],
  [-2, -3],
  [-1, -3],
  [1, -2],
  [2, -1],
];

export interface Cell {
  /** Place in canonical order: rank, then file, ascending. */
  readonly index: number;
  readonly name: string;
  /** Counted from 0: a = 0. */
  readonly file: number;
  /** Counted from 1, as it is named. */
  readonly rank: number;
  /** Colour class: 0 gray, 1 white, 2 black. */
  readonly shade: number;
}

/** One of the two boards: its cells and how each player sees them. */
export interface Board {
  readonly name: BoardName;
  readonly files: number;
  readonly ranks: number;
  readonly cells: readonly Cell[];
  /** The cell at file and rank as White counts them. */
  at(file: number, rank: number): Cell | undefined;
  named(name: string): Cell | undefined;
  /** The cell a player calls by this file and rank, counted from that player's home row (Harshman, Appendix 1). */
  seen(seat: Seat, file: number, rank: number): Cell | undefined;
  /** File and rank of a cell as a player counts them. */
  view(seat: Seat, cell: Cell): { readonly file: number; readonly rank: number };
}

/** Turns a step counted from a player's home row into one counted from White's. */
export function turnStep(seat: Seat, [file, rank]: readonly [number, number]): readonly [number, number] {
  if (seat === 0) return [file, rank];
  return seat === 1 ? [rank - file, -file] : [-rank, file - rank];
}

function makeBoard(name: BoardName): Board {
  const wide = name === '8-9';
  const files = wide ? 16 : 14;
  const ranks = files;
  // Harshman III: each queen starts on her own colour, which settles which class of (file + rank) is which.
  const shades = wide ? [2, 1, 0] : [0, 1, 2];
  const cells: Cell[] = [];
  const grid = new Map<number, Cell>();
  const names = new Map<string, Cell>();
  for (let rank = 1; rank <= ranks; rank++) {
    for (let file = 0; file < files; file++) {
      if (rank < file - 6 || rank > file + ranks - 7) continue;
      const cell: Cell = {
        index: cells.length,
        name: `${fileLetter(file)}${rank}`,
        file,
        rank,
        shade: shades[(file + rank) % 3] ?? 0,
      };
      cells.push(cell);
      grid.set(rank * 32 + file, cell);
      names.set(cell.name, cell);
    }
  }
  const at = (file: number, rank: number): Cell | undefined => (file < 0 || file >= files ? undefined : grid.get(rank * 32 + file));
  return {
    name,
    files,
    ranks,
    cells,
    at,
    named: (text) => names.get(text),
    seen: (seat, file, rank) => {
      if (seat === 0) return at(file, rank);
      if (seat === 1) return at(7 - file + (rank - 1), ranks - file);
      return at(ranks - rank, ranks - 7 + file - (rank - 1));
    },
    view: (seat, { file, rank }) => {
      if (seat === 0) return { file, rank };
      if (seat === 1) return { file: ranks - rank, rank: file - 6 + ranks - rank };
      return { file: rank + 6 - file, rank: ranks - file };
    },
  };
}

export const BOARDS: Readonly<Record<BoardName, Board>> = eachOnce(BOARD_NAMES, makeBoard);

function fileLetter(file: number): string {
  return String.fromCharCode(97 + file);
}

export function seatOf(player: Player): Seat {
  return PLAYERS.indexOf(player) as Seat;
}

export function playerOf(seat: number): Player {
  const player = PLAYERS[seat];
  if (player === undefined) throw new RangeError(`no player sits at ${seat}`);
  return player;
}

/** The players in a bit set of seats, in turn order. */
export function playersIn(seats: number): readonly Player[] {
  return PLAYERS.filter((_, seat) => (seats >> seat) & 1);
}

/** A cell as a player names it: `G-e2` (Harshman, Appendix 1). */
export function makeRelative(board: Board, name: string, player: Player): string {
  const cell = board.named(name);
  if (!cell) throw new RangeError(`the ${board.name} board has no cell ${name}`);
  const { file, rank } = board.view(seatOf(player), cell);
  return `${player.toUpperCase()}-${fileLetter(file)}${rank}`;
}

/** The absolute name of a relative cell; `R-` (red) is the source's other letter for Gray. Nothing when there is no such cell. */
export function parseRelative(board: Board, text: string): string | undefined {
  const found = /^([WGRB])-([a-p])([1-9]\d?)$/.exec(text);
  if (!found) return undefined;
  const seat = 'WGB'.indexOf(found[1] === 'R' ? 'G' : (found[1] ?? '')) as Seat;
  return board.seen(seat, (found[2] ?? '').charCodeAt(0) - 97, Number(found[3]))?.name;
}
