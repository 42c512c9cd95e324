import { NONE } from '../core/machine.ts';
import type { Check } from '../core/outcome.ts';
import { SEATS, playerOf } from './board.ts';
import { FACE, KING, KNIGHT, PAWN, POINT } from './pieces.ts';
import { countSeats } from './packed-position.ts';
import { LIST, type ThreewayState } from './state.ts';
import { DIRECTIONS, cellName } from './tables.ts';

/** Cells of a list of the tables, up to its end mark. */
function cellsFrom(list: Int16Array, start: number): number[] {
  return Array.from(list.subarray(start, list.indexOf(NONE, start)));
}

/**
 * Cells on which the piece could capture, were an enemy there; pins disregarded, vacant cells and friends included.
 * A defeated player's pieces attack nothing (Harshman VIII, Declaration of checkmate).
 */
export function attacksFrom(state: ThreewayState, from: number): number[] {
  const { pieces, tables } = state;
  const piece = pieces[from] ?? 0;
  const role = piece & 7;
  if (piece === 0 || ((state.active >> (piece >> 3)) & 1) === 0) return [];
  if (role === KNIGHT) return cellsFrom(tables.leaps, from * 13);
  if (role === PAWN) return cellsFrom(tables.strikes, ((piece >> 3) * tables.count + from) * 4);
  const found: number[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const lines = direction < 6 ? FACE : POINT;
    if (role !== KING && (piece & lines) !== lines) continue;
    const line = cellsFrom(tables.rays, tables.rayStart[from * DIRECTIONS + direction] ?? 0);
    const blocked = role === KING ? 0 : line.findIndex((cell) => pieces[cell] !== 0);
    found.push(...(blocked < 0 ? line : line.slice(0, blocked + 1)));
  }
  return found;
}

/** Cells from which one of these seats attacks the cell. */
export function attackersOf(state: ThreewayState, cell: number, seats: number): number[] {
  const found: number[] = [];
  for (const seat of SEATS) {
    if (((seats >> seat) & 1) === 0) continue;
    for (let slot = 0; slot < (state.sizes[seat] ?? 0); slot++) {
      const from = state.lists[seat * LIST + slot] ?? 0;
      if (attacksFrom(state, from).includes(cell)) found.push(from);
    }
  }
  return found.sort((a, b) => a - b);
}

/** The players whose king an active opponent could capture, and from where (Harshman IV, Check). */
export function findChecks(state: ThreewayState): Check[] {
  const checks: Check[] = [];
  if (countSeats(state.active) < 2) return checks;
  for (const seat of SEATS) {
    if (!state.inCheck(seat)) continue;
    const king = state.kings[seat] ?? 0;
    const by = attackersOf(state, king, state.active & ~(1 << seat)).map((cell) => cellName(state.tables, cell));
    checks.push({ player: playerOf(seat), king: cellName(state.tables, king), by });
  }
  return checks;
}
