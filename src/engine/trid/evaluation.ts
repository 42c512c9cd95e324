import { QUEEN, ROOK, BISHOP, KNIGHT } from './cells.ts';
import { columnOf, COLUMN_COUNT, fileOf, FILE_COUNT, rankOf } from './board.ts';
import type { TridState } from './state.ts';

/** What is judged beside pieces on their places, in hundredths of a pawn; per role `[role]`. */
export interface EvaluationWeights {
  /** Each square a piece could go to. */
  readonly square: readonly number[];
  /** An attack board its owner may move, and each pin it may go to. */
  readonly board: number;
  readonly pin: number;
  /** A pawn no other pawn can stop any more, by the ranks it has come forward. */
  readonly passed: readonly number[];
  /** A king that has come towards the middle, once the other side has little left. */
  readonly kingCentre: number;
  /** A square a bare king could go to. */
  readonly kingMove: number;
}

const byRole = (queen: number, rook: number, bishop: number, knight: number): readonly number[] => {
  const weights = Array<number>(8).fill(0);
  weights[QUEEN] = queen;
  weights[ROOK] = rook;
  weights[BISHOP] = bishop;
  weights[KNIGHT] = knight;
  return weights;
};

export const EVALUATION_WEIGHTS: EvaluationWeights = {
  square: byRole(2, 3, 4, 4),
  board: 6,
  pin: 2,
  passed: [0, 0, 0, 4, 8, 15, 28, 45, 60, 60],
  kingCentre: 8,
  kingMove: 10,
};

/** 1 for the columns of a king’s own square and of those beside it: `[king’s column * 60 + column]`. */
export const besideKing = new Uint8Array(COLUMN_COUNT * COLUMN_COUNT);
/** Steps from the middle of the plan, doubled; and steps between two columns. */
const awayOf = new Uint8Array(COLUMN_COUNT);
const fileOfColumn = Uint8Array.from({ length: COLUMN_COUNT }, (_, column) => fileOf(column));
const rankOfColumn = Uint8Array.from({ length: COLUMN_COUNT }, (_, column) => rankOf(column));
const apart = new Uint8Array(COLUMN_COUNT * COLUMN_COUNT);
for (let a = 0; a < COLUMN_COUNT; a++) {
  awayOf[a] = 2 * Math.abs(fileOf(a) - 2.5) + Math.abs(rankOf(a) - 4.5) * 1.5;
  for (let b = 0; b < COLUMN_COUNT; b++) {
    const steps = Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
    apart[a * COLUMN_COUNT + b] = steps;
    besideKing[a * COLUMN_COUNT + b] = steps <= 1 ? 1 : 0;
  }
}

/** The pawns of a position, from which passed ones are told; cleared for each. */
export class PawnFiles {
  /** How far the last pawn of a seat on a file stands from the other's edge: it stops whoever has not come so far. `[seat * 6 + file]` */
  readonly #last: Int8Array = new Int8Array(2 * FILE_COUNT);
  readonly #columns: Uint8Array = new Uint8Array(2 * COLUMN_COUNT);
  readonly #count: Uint8Array = new Uint8Array(2);

  clear(): void {
    this.#last.fill(-1);
    this.#count.fill(0);
  }

  add(seat: number, column: number): void {
    const stands = seat === 0 ? 9 - rankOfColumn[column]! : rankOfColumn[column]!;
    const at = seat * FILE_COUNT + fileOfColumn[column]!;
    if (stands > this.#last[at]!) this.#last[at] = stands;
    this.#columns[seat * COLUMN_COUNT + this.#count[seat]!++] = column;
  }

  /** What passed pawns are worth to White, less Black’s. */
  judge(passed: readonly number[]): number {
    const last = this.#last;
    let sum = 0;
    for (let seat = 0; seat < 2; seat++) {
      const other = (1 - seat) * FILE_COUNT;
      for (let i = 0; i < this.#count[seat]!; i++) {
        const column = this.#columns[seat * COLUMN_COUNT + i]!;
        const file = fileOfColumn[column]!;
        const forward = seat === 0 ? rankOfColumn[column]! : 9 - rankOfColumn[column]!;
        if (last[other + file]! > forward) continue;
        if (file > 0 && last[other + file - 1]! > forward) continue;
        if (file < FILE_COUNT - 1 && last[other + file + 1]! > forward) continue;
        sum += seat === 0 ? passed[forward]! : -passed[forward]!;
      }
    }
    return sum;
  }
}

/** Once a side has so little besides pawns, the other’s king may come out. */
const LITTLE = 1300;
/** From this much besides pawns on a side drives a bare king. */
export const MATING = 400;

/** Kings towards the middle once that is safe; and a bare king towards the edge, with the other king beside it. White’s less Black’s. */
export function judgeKings(state: TridState, weights: EvaluationWeights, whitePower: number, blackPower: number): number {
  const white = columnOf[state.king[0]!]!;
  const black = columnOf[state.king[1]!]!;
  let sum = 0;
  if (blackPower <= LITTLE) sum -= (weights.kingCentre * awayOf[white]!) >> 2;
  if (whitePower <= LITTLE) sum += (weights.kingCentre * awayOf[black]!) >> 2;
  if (state.listSize[1] === 1 && whitePower >= MATING) sum += 14 * awayOf[black]! - 8 * apart[white * COLUMN_COUNT + black]!;
  if (state.listSize[0] === 1 && blackPower >= MATING) sum -= 14 * awayOf[white]! - 8 * apart[white * COLUMN_COUNT + black]!;
  return sum;
}
