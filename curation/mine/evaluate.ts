import type { Machine } from '../../src/engine/index.ts';
import { columnOf, fileOf, rankOf } from '../../src/engine/trid/board.ts';
import { BLACK, KING, PAWN, ROLE_MASK } from '../../src/engine/trid/cells.ts';
import { TridMachine } from '../../src/engine/trid/machine.ts';

/** Centipawns for a rank a pawn has come forward beyond its third, growing with each. */
const ADVANCE = 5;
/** For each piece of the other side within two steps of a king, in the plan. */
const DANGER = 18;
const NEAR = 2;

/** The seat's standing: its pieces against the strongest other player's, its pawns' advance, the safety of the kings (Tri-D). */
export function evaluate(machine: Machine, seat: number): number {
  if (machine instanceof TridMachine) return standing(machine, seat) - standing(machine, 1 - seat);
  let strongest = 0;
  for (let other = 0; other < machine.seats; other++)
    if (other !== seat && (machine.active >> other) & 1) strongest = Math.max(strongest, machine.material(other));
  return machine.material(seat) - strongest;
}

function standing(machine: TridMachine, seat: number): number {
  let sum = machine.material(seat);
  const king = columnOf[machine.king[1 - seat]!]!;
  for (let i = 0; i < machine.listSize[seat]!; i++) {
    const square = machine.pieceAt(seat, i);
    const cell = machine.cell[square]!;
    const column = columnOf[square]!;
    const role = cell & ROLE_MASK;
    if (role === PAWN) {
      const ahead = Math.max(0, ((cell & BLACK) === 0 ? rankOf(column) : 9 - rankOf(column)) - 3);
      sum += ADVANCE * ahead * ahead;
    } else if (role !== KING) {
      const files = Math.abs(fileOf(column) - fileOf(king));
      const ranks = Math.abs(rankOf(column) - rankOf(king));
      if (Math.max(files, ranks) <= NEAR) sum += DANGER;
    }
  }
  return sum;
}
