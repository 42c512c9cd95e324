import type { Machine } from '../../src/engine/index.ts';
import { COLUMN_COUNT, COLUMN_SIZE, columnOf, columnSquares, fileOf, rankOf } from '../../src/engine/trid/board.ts';
import { BLACK, EMPTY, VOID } from '../../src/engine/trid/cells.ts';
import { TridMachine } from '../../src/engine/trid/machine.ts';

/**
 * Squares of the columns round the other side's king that neither hold its own pieces nor are attacked, on any level: where a king has
 * many of them it is hardly mated in two moves, and that is known long before it is proved. Tri-D.
 */
export function countFlights(machine: Machine): number {
  if (!(machine instanceof TridMachine)) throw new Error('three kings have no one to flee from');
  const seat = 1 - machine.turn;
  const king = machine.king[seat]!;
  const home = columnOf[king]!;
  let free = 0;
  for (let column = 0; column < COLUMN_COUNT; column++) {
    if (Math.abs(fileOf(column) - fileOf(home)) > 1 || Math.abs(rankOf(column) - rankOf(home)) > 1) continue;
    for (let place = 0; place < COLUMN_SIZE; place++) {
      const square = columnSquares[column * COLUMN_SIZE + place]!;
      const cell = square < 0 ? VOID : machine.cell[square]!;
      const isOwn = cell !== EMPTY && ((cell & BLACK) !== 0) === (seat === 1);
      if (cell !== VOID && !isOwn && !machine.isAttacked(square, machine.turn)) free++;
    }
  }
  return free;
}
