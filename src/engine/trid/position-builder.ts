import { NONE } from '../core/machine.ts';
import { fail, type Fault } from '../core/result.ts';
import { ATTACK_BOARDS, columnOf, placeInColumn, SQUARE_COUNT } from './board.ts';
import { EMPTY, UNMOVED, PAWN, ROLE_MASK, VOID } from './cells.ts';
import { columnBehind, existingSquares, pinBoards } from './squares.ts';
import type { PackedPosition } from './state.ts';
import { findSquare, squareName, type Tables } from './tables.ts';

export const POSITION_FIELDS = ['placement', 'turn', 'rights', 'en passant', 'pending', 'clock', 'number'] as const;
export type PositionField = (typeof POSITION_FIELDS)[number];

/** A packed position that may still be changed. */
export type MutablePosition = { -readonly [Key in keyof PackedPosition]: PackedPosition[Key] };

/** A packed position in the making, from names: boards first, then pieces, then what their squares are named for. Every method returns what is wrong. */
export class PositionBuilder {
  readonly packed: MutablePosition;
  readonly #tables: Tables;
  #pinBoard: Int8Array | undefined;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.packed = {
      cell: new Uint8Array(SQUARE_COUNT).fill(VOID),
      boardPin: new Int8Array(ATTACK_BOARDS.length).fill(NONE),
      turn: 0,
      epPawn: NONE,
      epTargets: 0,
      pending: NONE,
      clock: 0,
      number: 1,
    };
  }

  /** An attack board stands at a pin. */
  stand(board: number, name: string): Fault | undefined {
    const { boardPin } = this.packed;
    const id = ATTACK_BOARDS[board]!;
    const pin = this.#tables.pinNames.indexOf(name);
    if (pin < 0) return fail('malformed', 'placement', 'no-pin/board', { found: name, board: id }).fault;
    const other = boardPin.indexOf(pin);
    if (other >= 0) return fail('impossible', 'placement', 'pin-taken/both', { boards: [ATTACK_BOARDS[other]!, id], pin: name }).fault;
    boardPin[board] = pin;
    return undefined;
  }

  /** The name of a square that exists. */
  name(square: number): string {
    return squareName(square, this.#pins());
  }

  #pins(): Int8Array {
    return (this.#pinBoard ??= pinBoards(this.packed.boardPin));
  }

  /** The number of a square that exists, or `NONE`; asked when all boards stand. */
  find(name: string): number {
    const square = findSquare(name, this.packed.boardPin);
    return square >= 0 && this.name(square) === name ? square : NONE;
  }

  /** All squares are there, vacant. */
  lay(): void {
    for (const square of existingSquares(this.packed.boardPin)) this.packed.cell[square] = EMPTY;
  }

  /** The piece on a square has its first move before it. */
  grant(square: number, full: readonly number[]): Fault | undefined {
    if (!full.includes(square)) return fail('impossible', 'rights', 'rights/start', { square: this.name(square) }).fault;
    this.packed.cell[square]! |= UNMOVED;
    return undefined;
  }

  /** A pawn has made a double step over these squares. */
  pass(pawn: string, crossed: readonly string[]): Fault | undefined {
    const { packed } = this;
    const epPawn = this.find(pawn);
    if (epPawn < 0) return fail('malformed', 'en passant', 'passing/square', { found: pawn }).fault;
    if ((packed.cell[epPawn]! & ROLE_MASK) !== PAWN) return fail('impossible', 'en passant', 'no-pawn', { square: pawn }).fault;
    const column = columnBehind(epPawn, packed.cell[epPawn]!);
    let bits = 0;
    for (const name of crossed) {
      const target = this.find(name);
      if (target < 0) return fail('malformed', 'en passant', 'passing/square', { found: name }).fault;
      if (columnOf[target] !== column) return fail('impossible', 'en passant', 'passing/column', { square: name, pawn }).fault;
      bits |= 1 << placeInColumn[target]!;
    }
    packed.epPawn = epPawn;
    packed.epTargets = bits;
    return undefined;
  }

  /** A pawn waits for promotion. */
  wait(name: string): Fault | undefined {
    this.packed.pending = this.find(name);
    return this.packed.pending < 0 ? fail('malformed', 'pending', 'waiting/square', { found: name }).fault : undefined;
  }
}
