import { quote } from '../core/quote.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Sketch, SketchChange } from '../core/sketch.ts';
import { ATTACK_BOARDS, firstSquareOf, NONE, placeInColumn } from './board.ts';
import { BLACK, EMPTY, FRESH, isPiece, makeCell, PAWN, ROLE_MASK, VOID } from './cells.ts';
import { TridPosition, type Workshop } from './position.ts';
import type { Setup } from './state.ts';
import { findSquare, nameOf } from './tables.ts';
import { columnBehind, existingSquares, fullRights, makeText, parseSetup, pinBoards, POSITION_FIELDS, squaresOfBits } from './text.ts';

const CHOICES: Readonly<Record<string, readonly string[]>> = { turn: ['w', 'b'], rights: ['*', '-'] };

/** A position string as a sketch: its form is judged, not whether a game can reach it. */
export function makeSketch(workshop: Workshop, text: string): Result<Sketch> {
  const setup = parseSetup(text, workshop.tables);
  if (!setup.ok) return setup;
  const { squares, boards, turn, active } = new TridPosition(workshop, setup.value);
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
  const read = parseSetup(text, tables);
  if (!read.ok) return read;
  const setup = { ...read.value, cell: read.value.cell.slice(), boardPin: read.value.boardPin.slice() };
  const isFull = countFresh(setup) === fullRights(setup, tables).length;
  if (change.kind === 'clear') {
    for (const square of existingSquares(setup.boardPin)) setup.cell[square] = EMPTY;
    setup.clock = 0;
  } else if (change.kind === 'put') {
    const square = findSquare(change.square, setup.boardPin);
    if (square < 0 || nameOf(square, pinBoards(setup.boardPin)) !== change.square)
      return fail('unknown', 'placement', `there is no square ${quote(change.square)} now`);
    setup.cell[square] = change.piece ? makeCell(change.piece) : EMPTY;
  } else {
    const moved = moveBoard(workshop, setup, change.board, change.pin);
    if (!moved.ok) return moved;
  }
  keepPassing(setup);
  if ((setup.cell[setup.pending]! & ROLE_MASK) !== PAWN) setup.pending = NONE;
  // Where every right was there that could be, it stays so: a piece put on its start square has not moved.
  const full = fullRights(setup, tables);
  for (const square of existingSquares(setup.boardPin)) {
    const isFresh = full.includes(square) && (isFull || (setup.cell[square]! & FRESH) !== 0);
    if (isPiece(setup.cell[square]!)) setup.cell[square] = (setup.cell[square]! & ~FRESH) | (isFresh ? FRESH : 0);
  }
  return ok(makeText(setup, tables));
}

/** The en passant field as far as it still names a pawn and squares that exist. */
function keepPassing(setup: { -readonly [Key in keyof Setup]: Setup[Key] }): void {
  const pawn = setup.cell[setup.victim]! & (ROLE_MASK | BLACK);
  if ((pawn & ROLE_MASK) === PAWN) {
    const crossed = squaresOfBits(columnBehind(setup.victim, pawn), setup.victimTargets, setup.boardPin);
    setup.victimTargets = crossed.reduce((bits, square) => bits | (1 << placeInColumn[square]!), 0);
  } else setup.victimTargets = 0;
  if (setup.victimTargets === 0) setup.victim = NONE;
}

function changeField(workshop: Workshop, text: string, name: string, value: string): Result<string> {
  const index = POSITION_FIELDS.findIndex((field) => field === name);
  if (index < 1) return fail('unknown', name, `a position has no field ${quote(name)}`);
  const changed = text
    .split(' ')
    .map((field, at) => (at === index ? value.trim() || '-' : field))
    .join(' ');
  const read = parseSetup(changed, workshop.tables);
  return read.ok ? ok(changed) : read;
}

function moveBoard({ tables }: Workshop, setup: Setup, id: string, name: string): Result<true> {
  const board = ATTACK_BOARDS.findIndex((one) => one === id);
  const pin = tables.pinNames.indexOf(name);
  if (board < 0) return fail('unknown', 'placement', `${quote(id)} is no attack board`);
  if (pin < 0) return fail('unknown', 'placement', `${quote(name)} is no pin of these rules`);
  const taken = ATTACK_BOARDS[Array.from(setup.boardPin).indexOf(pin)];
  if (taken !== undefined && taken !== id) return fail('impossible', 'placement', `${taken} stands at ${name}`);
  const [from, to] = [firstSquareOf(setup.boardPin[board]!), firstSquareOf(pin)];
  const load = setup.cell.slice(from, from + 4);
  setup.cell.fill(VOID, from, from + 4);
  setup.cell.set(load, to);
  setup.boardPin[board] = pin;
  return ok(true);
}

function countFresh(setup: Setup): number {
  return existingSquares(setup.boardPin).filter((square) => (setup.cell[square]! & FRESH) !== 0).length;
}
