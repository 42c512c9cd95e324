import { columnOf, fileOf, rankOf, SQUARE_COUNT } from './board.ts';
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROLE_MASK } from './cells.ts';

/** What a step towards the middle of the plan is worth to a role, in centipawns. */
const CENTRE: Readonly<Record<number, number>> = { [KNIGHT]: 6, [BISHOP]: 4, [QUEEN]: 2 };
/** What the ranks a pawn has come forward are worth, from its owner's own edge. */
const ADVANCE: readonly number[] = [0, 0, 0, 4, 10, 20, 35, 60, 90, 90];

/** `[(cell without rights) << 8 | square]`: worth of a piece on a square, in centipawns. */
export function makePieceSquareTable(worths: Int16Array): Int16Array {
  const standings = new Int16Array(16 << 8);
  for (let cell = 0; cell < 16; cell++)
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const role = cell & ROLE_MASK;
      const file = fileOf(columnOf[square]!);
      const rank = rankOf(columnOf[square]!);
      const forward = (cell & BLACK) === 0 ? rank : 9 - rank;
      const away = Math.abs(file - 2.5) + Math.abs(rank - 4.5) / 2;
      const place = role === PAWN ? ADVANCE[forward]! : Math.round((CENTRE[role] ?? 0) * (2.5 - away));
      if (role !== 0) standings[(cell << 8) | square] = worths[role]! + place;
    }
  return standings;
}
