import { NONE } from '../core/machine.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { findMisshapen, forget, type Setup, type SetupChange } from '../core/setup.ts';
import { listFields, type SetupView } from '../core/setup-view.ts';
import { ATTACK_BOARDS, firstSquareOf, placeInColumn } from './board.ts';
import { BLACK, EMPTY, UNMOVED, isPiece, makeCell, PAWN, ROLE_MASK, SEATS, VOID } from './cells.ts';
import { POSITION_FIELDS, type MutablePosition } from './position-builder.ts';
import { TridPosition, type RulesetContext } from './position.ts';
import { pack, unpack } from './setup.ts';
import { columnBehind, existingSquares, fullRights, pinBoards, squaresOfBits } from './squares.ts';
import type { PackedPosition } from './state.ts';
import { findSquare, squareName, type Tables } from './tables.ts';
import { makeFields, makeText, parsePacked } from './text.ts';

const CHOICES: Readonly<Record<string, readonly string[]>> = { turn: ['w', 'b'], rights: ['*', '-'] };

/** A setup as it is worked on: its form is judged, not whether a game can reach it. */
export function viewSetup(context: RulesetContext, setup: Setup): Result<SetupView> {
  const packed = pack(setup, context.tables);
  if (!packed.ok) return packed;
  const { squares, boards, turn, active, setup: canonical } = new TridPosition(context, packed.value);
  const fields = listFields(makeFields(packed.value, context.tables), CHOICES);
  return ok({ setup: canonical, text: makeText(packed.value, context.tables), turn, active, squares, boards, fields });
}

/** The setup after a change. */
export function changeSetup(context: RulesetContext, setup: Setup, change: SetupChange): Result<Setup> {
  const { tables } = context;
  if (change.kind === 'forget') {
    const bare = packBare(setup, tables);
    return bare.ok ? ok(unpack(bare.value, tables)) : bare;
  }
  const read = pack(setup, tables);
  if (!read.ok) return read;
  const packed: MutablePosition = read.value;
  if (change.kind === 'field') return changeField(context, packed, change.name, change.text);
  const isFull = countUnmoved(packed) === fullRights(packed, tables).length;
  if (change.kind === 'clear') {
    for (const square of existingSquares(packed.boardPin)) packed.cell[square] = EMPTY;
    packed.clock = 0;
  } else if (change.kind === 'put') {
    const square = findSquare(change.square, packed.boardPin);
    if (square < 0 || squareName(square, pinBoards(packed.boardPin)) !== change.square)
      return fail('unknown', 'placement', 'no-square/now', { found: change.square });
    if (change.piece && !SEATS.includes(change.piece.owner)) return fail('unknown', 'placement', 'no-owner/piece', {});
    packed.cell[square] = change.piece ? makeCell(change.piece) : EMPTY;
  } else {
    const moved = moveBoard(context, packed, change.board, change.pin);
    if (!moved.ok) return moved;
  }
  keepPassing(packed);
  if ((packed.cell[packed.pending]! & ROLE_MASK) !== PAWN) packed.pending = NONE;
  // Where every right was there that could be, it stays so: a piece put on its start square has not moved.
  const full = fullRights(packed, tables);
  for (const square of existingSquares(packed.boardPin)) {
    const isUnmoved = full.includes(square) && (isFull || (packed.cell[square]! & UNMOVED) !== 0);
    if (isPiece(packed.cell[square]!)) packed.cell[square] = (packed.cell[square]! & ~UNMOVED) | (isUnmoved ? UNMOVED : 0);
  }
  return ok(unpack(packed, tables));
}

/** A setup packed without anything the board does not show. */
function packBare(setup: Setup, tables: Tables): Result<PackedPosition> {
  const fault = findMisshapen(setup);
  return fault ? { ok: false, fault } : pack(forget(setup), tables);
}

/** The squares of all first-move rights there can be, the setup's own left aside; none where it has not the form of a position. */
export function firstMoves({ tables }: RulesetContext, setup: Setup): readonly string[] {
  const packed = packBare(setup, tables);
  if (!packed.ok) return [];
  const pinBoard = pinBoards(packed.value.boardPin);
  return fullRights(packed.value, tables).map((square) => squareName(square, pinBoard));
}

/** The en passant field as far as it still names a pawn and squares that exist. */
function keepPassing(packed: MutablePosition): void {
  const pawn = packed.cell[packed.epPawn]! & (ROLE_MASK | BLACK);
  if ((pawn & ROLE_MASK) === PAWN) {
    const crossed = squaresOfBits(columnBehind(packed.epPawn, pawn), packed.epTargets, packed.boardPin);
    packed.epTargets = crossed.reduce((bits, square) => bits | (1 << placeInColumn[square]!), 0);
  } else packed.epTargets = 0;
  if (packed.epTargets === 0) packed.epPawn = NONE;
}

function changeField({ tables }: RulesetContext, packed: PackedPosition, name: string, value: string): Result<Setup> {
  if (POSITION_FIELDS.findIndex((field) => field === name) < 1) return fail('unknown', name, 'field', { found: name });
  const fields = { ...makeFields(packed, tables), [name]: value.trim() || '-' };
  const read = parsePacked(Object.values(fields).join(' '), tables);
  return read.ok ? ok(unpack(read.value, tables)) : read;
}

function moveBoard({ tables }: RulesetContext, packed: MutablePosition, id: string, name: string): Result<true> {
  const board = ATTACK_BOARDS.findIndex((one) => one === id);
  const pin = tables.pinNames.indexOf(name);
  if (board < 0) return fail('unknown', 'placement', 'no-board', { found: id });
  if (pin < 0) return fail('unknown', 'placement', 'no-pin', { found: name });
  const taken = ATTACK_BOARDS[Array.from(packed.boardPin).indexOf(pin)];
  if (taken !== undefined && taken !== id) return fail('impossible', 'placement', 'pin-taken', { board: taken, pin: name });
  const [from, to] = [firstSquareOf(packed.boardPin[board]!), firstSquareOf(pin)];
  const load = packed.cell.slice(from, from + 4);
  packed.cell.fill(VOID, from, from + 4);
  packed.cell.set(load, to);
  packed.boardPin[board] = pin;
  return ok(true);
}

function countUnmoved(packed: PackedPosition): number {
  return existingSquares(packed.boardPin).filter((square) => (packed.cell[square]! & UNMOVED) !== 0).length;
}
