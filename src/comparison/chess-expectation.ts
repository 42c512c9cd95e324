import type { Player, Position, Role, Square } from '../engine/index.ts';

/**
 * What a chess player expects on the movable board (decision 40): the board seen from above, every column one square, levels ignored,
 * and the rules of chess on it. No board moves.
 */

/** A column of squares as a chess player sees it: one square, with whoever stands in it. */
interface Column {
  readonly file: number;
  readonly rank: number;
  readonly squares: readonly Square[];
  readonly occupied: readonly Square[];
}

/** Why a chess player does not expect a move: no chess rule gives it to the piece, or their king could be captured. */
export type Surprise =
  'board' | 'ride' | 'castling' | 'upright' | 'past' | 'gap' | 'beside' | 'double' | 'pawn-aside' | 'en-passant' | 'guarded' | 'other';

/** A board seen from above, and what chess allows on it. */
export interface ChessView {
  /** The moves chess allows, as `from-to`; several squares of a column may be the end of one. */
  readonly moves: ReadonlySet<string>;
  /** The same without a look at the king's safety. */
  readonly open: ReadonlySet<string>;
  /** Whether the king of the player on move is attacked as chess sees it. */
  readonly isChecked: boolean;
  columnAt(file: number, rank: number): Column | undefined;
}

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const LEAPS = [1, -1].flatMap((x) =>
  [2, -2].flatMap((y) => [
    [x, y],
    [y, x],
  ]),
) as readonly (readonly [number, number])[];

/** The ways of a piece as chess has them; for a line each step on it. */
const LINES: Readonly<Partial<Record<Role, readonly (readonly [number, number])[]>>> = {
  rook: STRAIGHT,
  bishop: DIAGONAL,
  queen: [...STRAIGHT, ...DIAGONAL],
};
const STEPS: Readonly<Partial<Record<Role, readonly (readonly [number, number])[]>>> = {
  king: [...STRAIGHT, ...DIAGONAL],
  knight: LEAPS,
};

const keyOf = (file: number, rank: number): string => `${file} ${rank}`;
export const forwardOf = (player: Player): number => (player === 'w' ? 1 : -1);

type Grid = ReadonlyMap<string, Column>;

function makeGrid(squares: readonly Square[]): Grid {
  const grid = new Map<string, { file: number; rank: number; squares: Square[]; occupied: Square[] }>();
  for (const square of squares) {
    const key = keyOf(square.file, square.rank);
    const column = grid.get(key) ?? { file: square.file, rank: square.rank, squares: [], occupied: [] };
    column.squares.push(square);
    if (square.piece) column.occupied.push(square);
    grid.set(key, column);
  }
  return grid;
}

/** The columns a piece reaches: a line ends before a gap and in the first column with somebody in it. */
function* reach(grid: Grid, { file, rank }: Pick<Square, 'file' | 'rank'>, role: Role): Generator<Column> {
  for (const [x, y] of STEPS[role] ?? []) {
    const column = grid.get(keyOf(file + x, rank + y));
    if (column) yield column;
  }
  for (const [x, y] of LINES[role] ?? [])
    for (let step = 1; ; step++) {
      const column = grid.get(keyOf(file + step * x, rank + step * y));
      if (!column) break;
      yield column;
      if (column.occupied.length > 0) break;
    }
}

/** Whether an enemy attacks the king of a player, as seen from above. */
function isAttacked(grid: Grid, player: Player): boolean {
  const all = [...grid.values()];
  const home = all.find(({ occupied }) => occupied.some(({ piece }) => piece!.owner === player && piece!.role === 'king'));
  if (!home) return false;
  return all.some(({ occupied }) =>
    occupied.some((piece) => {
      const { owner, role } = piece.piece!;
      if (owner === player) return false;
      if (role === 'pawn') return Math.abs(piece.file - home.file) === 1 && home.rank - piece.rank === forwardOf(owner);
      return [...reach(grid, piece, role)].some((column) => column === home);
    }),
  );
}

/** The board after a move, for a look at the king. */
function after(squares: readonly Square[], from: Square, to: Square, captured: string | undefined): Grid {
  return makeGrid(
    squares.map((square) => {
      if (square.name === to.name) return { ...square, piece: from.piece };
      return square.name === from.name || square.name === captured ? { ...square, piece: undefined } : square;
    }),
  );
}

/** A move before a look at the king; `captured` names the square of a pawn captured in passing. */
interface Way {
  readonly from: Square;
  readonly to: Square;
  readonly captured?: string;
}

/** Where a piece may come down in a column: on an enemy if there is one, else on any level; nowhere beside one of its own. */
function landings(column: Column, owner: Player): readonly Square[] {
  if (column.occupied.some(({ piece }) => piece!.owner === owner)) return [];
  return column.occupied.length > 0 ? column.occupied : column.squares;
}

const isUnmoved = ({ setup }: Position, name: string): boolean =>
  setup.pieces.some(({ square, unmoved }) => square === name && unmoved === true);

function* pawnWays(grid: Grid, position: Position, from: Square): Generator<Way> {
  const { owner } = from.piece!;
  const forward = forwardOf(owner);
  const ahead = grid.get(keyOf(from.file, from.rank + forward));
  if (ahead?.occupied.length === 0) {
    for (const to of ahead.squares) yield { from, to };
    const second = grid.get(keyOf(from.file, from.rank + 2 * forward));
    if (second?.occupied.length === 0 && isUnmoved(position, from.name)) for (const to of second.squares) yield { from, to };
  }
  for (const side of [1, -1]) {
    const column = grid.get(keyOf(from.file + side, from.rank + forward));
    if (!column) continue;
    if (column.occupied.length > 0) for (const to of landings(column, owner)) yield { from, to };
    for (const { pawn, crossed } of position.setup.enPassant) {
      const victim = position.squares.find(({ name }) => name === pawn);
      const isBeside = victim?.piece?.owner !== owner && victim?.file === column.file && victim.rank === from.rank;
      if (column.occupied.length === 0 && isBeside && column.squares.some(({ name }) => crossed.includes(name)))
        for (const to of column.squares) yield { from, to, captured: pawn };
    }
  }
}

/** Castling as in chess: the king two squares along its rank, towards a rook, neither having moved; the rook comes beside it. */
function* castlingWays(grid: Grid, position: Position, king: Square): Generator<Way> {
  if (!isUnmoved(position, king.name)) return;
  for (const side of [1, -1]) {
    for (let file = king.file + side; ; file += side) {
      const column = grid.get(keyOf(file, king.rank));
      if (!column) break;
      if (column.occupied.length === 0) continue;
      const isRook = column.occupied.some(
        ({ name, piece }) => piece!.role === 'rook' && piece!.owner === king.piece!.owner && isUnmoved(position, name),
      );
      if (isRook && Math.abs(file - king.file) > 2) {
        const [passed, end] = [1, 2].map((step) => grid.get(keyOf(king.file + step * side, king.rank))!);
        const isSafe = (to: Square): boolean => !isAttacked(after(position.squares, king, to, undefined), king.piece!.owner);
        if (!isAttacked(grid, king.piece!.owner) && isSafe(passed!.squares[0]!)) for (const to of end!.squares) yield { from: king, to };
      }
      break;
    }
  }
}

function* ways(grid: Grid, position: Position): Generator<Way> {
  for (const from of position.squares) {
    if (from.piece?.owner !== position.turn) continue;
    const { role, owner } = from.piece;
    if (role === 'pawn') yield* pawnWays(grid, position, from);
    else for (const column of reach(grid, from, role)) for (const to of landings(column, owner)) yield { from, to };
    if (role === 'king') yield* castlingWays(grid, position, from);
  }
}

/** A position as a chess player sees it. */
export function viewAsChess(position: Position): ChessView {
  const grid = makeGrid(position.squares);
  const all = [...ways(grid, position)];
  const nameOf = ({ from, to }: Way): string => `${from.name}-${to.name}`;
  const safe = all.filter(({ from, to, captured }) => !isAttacked(after(position.squares, from, to, captured), position.turn));
  return {
    moves: new Set(safe.map(nameOf)),
    open: new Set(all.map(nameOf)),
    isChecked: isAttacked(grid, position.turn),
    columnAt: (file, rank) => grid.get(keyOf(file, rank)),
  };
}
