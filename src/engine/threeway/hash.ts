import { NONE } from '../core/machine.ts';
import { NO_EN_PASSANT, cellOf, type PackedPosition } from './packed-position.ts';

/** Two words of noise per piece and cell, and for each other part of a position; from a fixed seed. */
const CELLS = 192;
const PARTS = 24 * CELLS + 3 * CELLS + 64;

function fill(noise: Int32Array, seed: number): void {
  let state = seed;
  for (let part = 0; part < PARTS; part++) {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    noise[part] = mixed ^ (mixed >>> 15);
  }
}

const LOW = new Int32Array(PARTS);
const HIGH = new Int32Array(PARTS);
let isFilled = false;

/** Fills them, once: only a search with a table asks for hashes. */
function fillNoise(): void {
  isFilled = true;
  fill(LOW, 0x3c6ef372);
  fill(HIGH, 0x1b873593);
}

/** A number of 53 bits from everything that legal moves depend on; made afresh, since only a search with a table asks for it. */
export function hashPacked(packed: Pick<PackedPosition, 'pieces' | 'unmoved' | 'turn' | 'active' | 'epPawns' | 'epTargets'>): number {
  if (!isFilled) fillNoise();
  let low = 0;
  let high = 0;
  const add = (part: number): void => {
    low ^= LOW[part]!;
    high ^= HIGH[part]!;
  };
  const { pieces, unmoved } = packed;
  for (let cell = 0; cell < pieces.length; cell++) {
    const piece = pieces[cell]!;
    if (piece === 0) continue;
    add(piece * CELLS + cell);
    if (unmoved[cell] !== 0) add(24 * CELLS + cell);
  }
  for (let seat = 0; packed.epPawns !== NO_EN_PASSANT && seat < 3; seat++) {
    const epPawn = cellOf(packed.epPawns, seat);
    if (epPawn === NONE) continue;
    add(25 * CELLS + epPawn);
    add(26 * CELLS + cellOf(packed.epTargets, seat));
  }
  add(27 * CELLS + packed.turn * 8 + packed.active);
  return (high >>> 11) * 0x100000000 + (low >>> 0);
}
