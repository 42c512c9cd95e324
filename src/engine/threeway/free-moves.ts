import { FACE, KNIGHT, PAWN, POINT } from './pieces.ts';
import { LIST, type ThreewayState } from './state.ts';
import { DIRECTIONS } from './tables.ts';

/** A quick look for a move that no check and no pin can bar. */
export class FreeMoves {
  readonly #state: ThreewayState;
  /** Per seat, the place in its list of the piece that could move freely when last asked: where to begin the next time. */
  readonly #slots: Uint8Array = new Uint8Array(3);

  constructor(state: ThreewayState) {
    this.#state = state;
  }

  /** Whether a piece in no line with its king can move: then its owner is not stalemated: they are in check or may make that move. */
  has(seat: number): boolean {
    const { kings, lists, pieces, sizes, tables } = this.#state;
    const king = kings[seat]! * tables.count;
    const size = sizes[seat]!;
    for (let tried = 0, slot = this.#slots[seat]!; tried < size; tried++, slot++) {
      if (slot >= size) slot = 0;
      const from = lists[seat * LIST + slot]!;
      if (tables.lined[king + from] !== 0) continue;
      const role = pieces[from]! & 7;
      if (role === PAWN) {
        const at = (seat * tables.count + from) * 4;
        const first = tables.ahead[at]!;
        const second = tables.ahead[at + 2]!;
        if ((first >= 0 && pieces[first] === 0) || (second >= 0 && pieces[second] === 0)) return this.#remember(seat, slot);
      } else if (role === KNIGHT) {
        for (let next = from * 13, to = tables.leaps[next]!; to >= 0; to = tables.leaps[++next]!)
          if (pieces[to] === 0 || pieces[to]! >> 3 !== seat) return this.#remember(seat, slot);
      } else {
        const last = (role & POINT) === POINT ? DIRECTIONS : 6;
        for (let direction = (role & FACE) === FACE ? 0 : 6; direction < last; direction++) {
          const to = tables.rays[tables.rayStart[from * DIRECTIONS + direction]!]!;
          if (to >= 0 && (pieces[to] === 0 || pieces[to]! >> 3 !== seat)) return this.#remember(seat, slot);
        }
      }
    }
    return false;
  }

  #remember(seat: number, slot: number): true {
    this.#slots[seat] = slot;
    return true;
  }
}
