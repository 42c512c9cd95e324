import type { Player } from '../core/piece.ts';
import type { Position } from '../core/position.ts';
import { EMPTY } from './cells.ts';
import { TridMachine } from './machine.ts';
import { listSquares, solveTablebase, type Tablebase, type TablebaseRole } from './fixed-board-tablebase.ts';

/** What a count says of a position with king and one piece against a bare king, if the attack boards stay where they are. */
export interface FixedBoardVerdict {
  /** Who has the piece. */
  readonly stronger: Player;
  /** Which piece that is. */
  readonly role: TablebaseRole;
  /** In how many of their moves they win by force; nothing where they do not. */
  readonly moves: number | undefined;
}

/** Endings counted so far, by rules, pins and piece: a game comes back to the same one with every move. */
const COUNTED = new Map<string, Tablebase>();
const MOST_COUNTED = 8;

/** Whether `countFixedBoards` has an answer: king and queen, or king and rook, against a king, on movable boards. */
export const isStillEnding = (position: Position): boolean => findEnding(position) !== undefined;

/** Counts the ending of a position, which takes about a second for boards that stand like that for the first time; nothing where there is none to count. */
export function countFixedBoards(position: Position): FixedBoardVerdict | undefined {
  const ending = findEnding(position);
  const machine = ending && position.machine();
  if (!ending || !(machine instanceof TridMachine)) return undefined;
  const { stronger, role } = ending;
  const seat = position.ruleset.players.indexOf(stronger);
  const pieces = listSquares(machine).filter((square) => machine.cell[square] !== EMPTY);
  const king = machine.king[seat]!;
  const bare = machine.king[1 - seat]!;
  const piece = pieces.find((square) => square !== king && square !== bare);
  if (piece === undefined) return undefined;
  const { id, options } = position.ruleset;
  const key = JSON.stringify([id, options, position.boards.map(({ id: board, pin }) => [board, pin]), role]);
  const solved = COUNTED.get(key) ?? solveTablebase(clear(machine, pieces), role, false);
  if (COUNTED.size >= MOST_COUNTED) COUNTED.clear();
  COUNTED.set(key, solved);
  const moves = position.turn === stronger ? solved.winIn(king, piece, bare) || undefined : solved.lossIn(king, piece, bare);
  return { stronger, role, moves };
}

function clear(machine: TridMachine, pieces: readonly number[]): TridMachine {
  for (const square of pieces) machine.lift(square);
  return machine;
}

function findEnding({ squares, boards }: Position): { readonly stronger: Player; readonly role: TablebaseRole } | undefined {
  const pieces = squares.flatMap(({ piece }) => piece ?? []);
  const [only, ...more] = pieces.filter(({ role }) => role !== 'king');
  if (boards.length === 0 || pieces.length !== 3 || !only || more.length > 0) return undefined;
  return only.role === 'queen' || only.role === 'rook' ? { stronger: only.owner, role: only.role } : undefined;
}
