import { columnOf, shadeOf } from './board.ts';
import { BISHOP, KING, KNIGHT, ROLE_MASK } from './cells.ts';
import type { DeadMaterial } from './rules.ts';
import type { TridState } from './state.ts';

/** Whether so little is left that the game is drawn at once, by the ruleset's own list. */
export function isDead(state: TridState, dead: DeadMaterial): boolean {
  if (dead === 'kings') return state.listSize[0] === 1 && state.listSize[1] === 1;
  if (state.listSize[0]! > 9 || state.listSize[1]! > 9) return false;
  let knights = 0;
  let bishops = 0;
  let shades = 0;
  for (let seat = 0; seat < 2; seat++)
    for (let i = 0; i < state.listSize[seat]!; i++) {
      const square = state.pieceAt(seat, i);
      const role = state.cell[square]! & ROLE_MASK;
      if (role === KING) continue;
      if (role === KNIGHT) knights++;
      else if (role === BISHOP) {
        bishops++;
        shades |= 1 << shadeOf(columnOf[square]!);
      } else return false;
    }
  if (knights + bishops <= 1) return true;
  if (knights > 0 || shades === 3) return false;
  return dead === 'bishops' || (bishops === 2 && state.listSize[0] === 2);
}
