import { quote } from '../core/quote.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Sketch, SketchChange } from '../core/sketch.ts';
import { ATTACK_BOARDS, firstSquareOf, NONE, placeInColumn } from './board.ts';
import { BLACK, EMPTY, FRESH, isPiece, makeCell, PAWN, ROLE_MASK, VOID } from './cells.ts';
import { TridPosition, type Workshop } from './position.ts';
import type { Packed } from './state.ts';
import { findSquare, nameOf } from './tables.ts';
import { columnBehind, existingSquares, fullRights, makeText, parsePacked, pinBoards, POSITION_FIELDS, squaresOfBits } from './text.ts';

const CHOICES: Readonly<Record<string, readonly string[]>> = { turn: ['w', 'b'], rights: ['*', '-'] };

/** A position string as a sketch: its form is judged, not whether a game can reach it. */
export function makeSketch(workshop: Workshop, text: string): Result<Sketch> {
  const packed = parsePacked(text, workshop.tables);
  if (!packed.ok) return packed;
  const { squares, boards, turn, active } = new TridPosition(workshop, packed.value);
  const texts = text.split(' ');
  const fields = POSITION_FIELDS.slice(1).map((name, index) => {
    const choices = CHOICES[name];
    return { name, text: texts[index + 1]!, ...(choices && { choices }) };
  });
  return ok({ text, turn, active, squares, boards, fields });
}

/** The string of a sketch after a change. */
export function changeSketch(workshop: Workshop, text: string, change: SketchChange): Result<string> {
  const { tables } = workshop;
  if (change.kind === 'field') return changeField(workshop, text, change.name, change.text);
  const read = parsePacked(text, tables);
  if (!read.ok) return read;
  const packed = { ...read.value, cell: read.value.cell.slice(), boardPin: read.value.boardPin.slice() };
  const isFull = countFresh(packed) === fullRights(packed, tables).length;
  if (change.kind === 'clear') {
    for (const square of existingSquares(packed.boardPin)) packed.cell[square] = EMPTY;
    packed.clock = 0;
  } else if (change.kind === 'put') {
    const square = findSquare(change.square, packed.boardPin);
    if (square < 0 || nameOf(square, pinBoards(packed.boardPin)) !== change.square)
      return fail('unknown', 'placement', `there is no square ${quote(change.square)} now`);
    packed.cell[square] = change.piece ? makeCell(change.piece) : EMPTY;
  } else {
    const moved = moveBoard(workshop, packed, change.board, change.pin);
    if (!moved.ok) return moved;
  }
  keepPassing(packed);
  if ((packed.cell[packed.pending]! & ROLE_MASK) !== PAWN) packed.pending = NONE;
  // Where every right was there that could be, it stays so: a piece put on its start square has not moved.
  const full = fullRights(packed, tables);
  for (const square of existingSquares(packed.boardPin)) {
    const isFresh = full.includes(square) && (isFull || (packed.cell[square]! & FRESH) !== 0);
    if (isPiece(packed.cell[square]!)) packed.cell[square] = (packed.cell[square]! & ~FRESH) | (isFresh ? FRESH : 0);
  }
  return ok(makeText(packed, tables));
}

/** The en passant field as far as it still names a pawn and squares that exist. */
function keepPassing(packed: { -readonly [Key in keyof Packed]: Packed[Key] }): void {
  const pawn = packed.cell[packed.victim]! & (ROLE_MASK | BLACK);
  if ((pawn & ROLE_MASK) === PAWN) {
    const crossed = squaresOfBits(columnBehind(packed.victim, pawn), packed.victimTargets, packed.boardPin);
    packed.victimTargets = crossed.reduce((bits, square) => bits | (1 << placeInColumn[square]!), 0);
  } else packed.victimTargets = 0;
  if (packed.victimTargets === 0) packed.victim = NONE;
}

function changeField(workshop: Workshop, text: string, name: string, value: string): Result<string> {
  const index = POSITION_FIELDS.findIndex((field) => field === name);
  if (index < 1) return fail('unknown', name, `a position has no field ${quote(name)}`);
  const changed = text
    .split(' ')
    .map((field, at) => (at === index ? value.trim() || '-' : field))
    .join(' ');
  const read = parsePacked(changed, workshop.tables);
  return read.ok ? ok(changed) : read;
}

function moveBoard({ tables }: Workshop, packed: Packed, id: string, name: string): Result<true> {
  const board = ATTACK_BOARDS.findIndex((one) => one === id);
  const pin = tables.pinNames.indexOf(name);
  if (board < 0) return fail('unknown', 'placement', `${quote(id)} is no attack board`);
  if (pin < 0) return fail('unknown', 'placement', `${quote(name)} is no pin of these rules`);
  const taken = ATTACK_BOARDS[Array.from(packed.boardPin).indexOf(pin)];
  if (taken !== undefined && taken !== id) return fail('impossible', 'placement', `${taken} stands at ${name}`);
  const [from, to] = [firstSquareOf(packed.boardPin[board]!), firstSquareOf(pin)];
  const load = packed.cell.slice(from, from + 4);
  packed.cell.fill(VOID, from, from + 4);
  packed.cell.set(load, to);
  packed.boardPin[board] = pin;
  return ok(true);
}

function countFresh(packed: Packed): number {
  return existingSquares(packed.boardPin).filter((square) => (packed.cell[square]! & FRESH) !== 0).length;
}
