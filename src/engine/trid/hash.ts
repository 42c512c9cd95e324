import { PIN_COUNT, SQUARE_COUNT } from './board.ts';
import { ATTACK_BOARDS } from './board.ts';
import type { TridState } from './state.ts';

const CELLS = 32;

/** Fixed pseudo-random numbers (mulberry32), so that hashes are the same in every run. */
function makeKeys(count: number, seed: number): Uint32Array {
  const keys = new Uint32Array(count);
  let state = seed;
  for (let i = 0; i < count; i++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    keys[i] = (mixed ^ (mixed >>> 14)) >>> 0;
  }
  return keys;
}

const pieceLow = makeKeys(SQUARE_COUNT * CELLS, 1);
const pieceHigh = makeKeys(SQUARE_COUNT * CELLS, 2);
const boardLow = makeKeys(ATTACK_BOARDS.length * PIN_COUNT, 3);
const boardHigh = makeKeys(ATTACK_BOARDS.length * PIN_COUNT, 4);
const restLow = makeKeys(4 * 256, 5);
const restHigh = makeKeys(4 * 256, 6);

/** 52 bits over pins, pieces with their rights, turn, en passant and pending pawn, in one exact number. */
export function hashState(state: TridState): number {
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
  const rest = [state.turn, 256 + state.victim + 1, 512 + state.victimTargets, 768 + state.pending + 1];
  for (const key of rest) {
    low ^= restLow[key]!;
    high ^= restHigh[key]!;
  }
  return (high & 0xfffff) * 2 ** 32 + (low >>> 0);
}
