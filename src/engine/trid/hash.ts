import { PIN_COUNT, SQUARE_COUNT } from './board.ts';
import { ATTACK_BOARDS } from './board.ts';
import type { TridState } from './state.ts';

const CELLS = 32;

/** Fixed pseudo-random numbers (mulberry32), so that hashes are the same in every run. */
function fill(keys: Uint32Array, seed: number): void {
  let state = seed;
  for (let i = 0; i < keys.length; i++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    keys[i] = (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

const pieceLow = new Uint32Array(SQUARE_COUNT * CELLS);
const pieceHigh = new Uint32Array(SQUARE_COUNT * CELLS);
const boardLow = new Uint32Array(ATTACK_BOARDS.length * PIN_COUNT);
const boardHigh = new Uint32Array(ATTACK_BOARDS.length * PIN_COUNT);
const restLow = new Uint32Array(4 * 256);
const restHigh = new Uint32Array(4 * 256);
let isFilled = false;

/** Fills them, once: only a search asks for hashes. */
function fillKeys(): void {
  isFilled = true;
  for (const [index, keys] of [pieceLow, pieceHigh, boardLow, boardHigh, restLow, restHigh].entries()) fill(keys, index + 1);
}

/** 52 bits over pins, pieces with their rights, turn, en passant and pending pawn, in one exact number. */
export function hashState(state: TridState): number {
  if (!isFilled) fillKeys();
  let low = 0;
  let high = 0;
  for (let seat = 0; seat < 2; seat++)
    for (let i = 0; i < state.listSize[seat]!; i++) {
      const square = state.pieceAt(seat, i);
      const key = square * CELLS + state.cell[square]!;
      low ^= pieceLow[key]!;
      high ^= pieceHigh[key]!;
    }
  for (let board = 0; board < ATTACK_BOARDS.length; board++) {
    const key = board * PIN_COUNT + state.boardPin[board]!;
    low ^= boardLow[key]!;
    high ^= boardHigh[key]!;
  }
  const { turn } = state;
  const epPawn = 256 + state.epPawn + 1;
  const targets = 512 + state.epTargets;
  const pending = 768 + state.pending + 1;
  low ^= restLow[turn]! ^ restLow[epPawn]! ^ restLow[targets]! ^ restLow[pending]!;
  high ^= restHigh[turn]! ^ restHigh[epPawn]! ^ restHigh[targets]! ^ restHigh[pending]!;
  return (high & 0xfffff) * 2 ** 32 + (low >>> 0);
}
