import { NONE } from '../core/machine.ts';
import type { Effect, Move } from '../core/move.ts';
import type { Promotion } from '../core/piece.ts';
import { ATTACK_BOARDS, firstSquareOf, pinOf } from './board.ts';
import { EMPTY, isPiece, pieceOf, QUEEN, ROLE_MASK, roleName } from './cells.ts';
import { makeMoveId, nameAfterTransfer } from './ids.ts';
import type { TridMachine } from './machine.ts';
import {
  CASTLE,
  DOUBLE_STEP,
  EN_PASSANT,
  extraOf,
  fromOf,
  INVERT,
  kindOf,
  packMove,
  PROMOTE,
  promotedOf,
  ROTATE,
  STEP,
  toOf,
  TRANSFER,
} from './packed-move.ts';
import { squareName, type Tables } from './tables.ts';

type MutableMove = { -readonly [Key in keyof Move]: Move[Key] };

/** The outside face of a machine's legal move: what is picked up, where it is put, and all that changes. */
export function makeMove(machine: TridMachine, tables: Tables, code: number): Move {
  const kind = kindOf(code);
  const id = makeMoveId(machine, tables, code);
  const move = describe(machine, tables, code, id);
  const role = promotedOf(code);
  if (role !== 0) move.promotion = roleName(role) as Promotion;
  if (kind === EN_PASSANT) move.enPassant = true;
  const queened = waitingPromotion(machine, tables, code);
  if (queened) move.effects = [...move.effects, queened];
  return move;
}

function describe(machine: TridMachine, tables: Tables, code: number, id: string): MutableMove {
  const kind = kindOf(code);
  if (kind === STEP || kind === DOUBLE_STEP || kind === EN_PASSANT || kind === INVERT) return describeStep(machine, tables, code, id);
  if (kind === CASTLE) return describeCastle(machine, tables, fromOf(code), id);
  if (kind === PROMOTE) {
    const square = squareName(fromOf(code), machine.pinBoard);
    const become: Effect = { kind: 'become', square, piece: pieceOf(machine.cell[fromOf(code)]!), role: roleName(promotedOf(code)) };
    return { id, code, kind: 'promotion', from: square, to: square, effects: [become] };
  }
  return describeBoardMove(machine, tables, code, id);
}

function describeStep(machine: TridMachine, tables: Tables, code: number, id: string): MutableMove {
  const { cell, pinBoard } = machine;
  const from = fromOf(code);
  const to = toOf(code);
  const piece = pieceOf(cell[from]!);
  const taken = kindOf(code) === EN_PASSANT ? machine.epPawn : to;
  const effects: Effect[] = [];
  if (cell[taken] !== EMPTY) effects.push({ kind: 'leave', piece: pieceOf(cell[taken]!), square: squareName(taken, pinBoard) });
  effects.push({ kind: 'go', piece, from: squareName(from, pinBoard), to: squareName(to, pinBoard) });
  const role = promotedOf(code);
  if (role !== 0) effects.push({ kind: 'become', square: squareName(to, pinBoard), piece, role: roleName(role) });
  if (kindOf(code) === INVERT) {
    const pin = pinOf[to]!;
    effects.push(makeBoardEffect(machine, tables, pin, tables.otherFace[pin]!));
  }
  return { id, code, kind: 'piece', from: squareName(from, pinBoard), to: squareName(to, pinBoard), effects };
}

function describeCastle(machine: TridMachine, tables: Tables, index: number, id: string): MutableMove {
  const path = tables.castles[machine.turn]![index]!;
  const name = (square: number): string => squareName(square, machine.pinBoard);
  const go = (from: number, to: number): Effect => ({ kind: 'go', piece: pieceOf(machine.cell[from]!), from: name(from), to: name(to) });
  const effects = [go(path.kingFrom, path.kingTo), go(path.rookFrom, path.rookTo)];
  return { id, code: packMove(index, index, CASTLE), kind: 'castling', from: name(path.kingFrom), to: name(path.kingTo), effects };
}

function describeBoardMove(machine: TridMachine, tables: Tables, code: number, id: string): MutableMove {
  const { cell, pinBoard } = machine;
  const from = fromOf(code);
  const to = toOf(code);
  const effects: Effect[] = [makeBoardEffect(machine, tables, from, to)];
  for (let offset = 0; offset < 4; offset++) {
    const square = firstSquareOf(from) + offset;
    if (!isPiece(cell[square]!)) continue;
    const target = kindOf(code) === ROTATE ? firstSquareOf(from) + 3 - offset : firstSquareOf(to) + offset;
    const landing = kindOf(code) === ROTATE ? squareName(target, pinBoard) : nameAfterTransfer(machine, target, from, to);
    effects.push({ kind: 'go', piece: pieceOf(cell[square]!), from: squareName(square, pinBoard), to: landing, carried: true });
  }
  const extra = extraOf(code);
  if (extra >= 0) {
    const before = pinOf[extra] === to && kindOf(code) === TRANSFER ? firstSquareOf(from) + (extra - firstSquareOf(to)) : extra;
    effects.push({
      kind: 'become',
      square: nameAfterTransfer(machine, extra, from, to),
      piece: pieceOf(cell[before]!),
      role: roleName(promotedOf(code)),
    });
  }
  return { id, code, kind: 'board', from: tables.pinNames[from]!, to: tables.pinNames[to]!, effects };
}

function makeBoardEffect(machine: TridMachine, tables: Tables, from: number, to: number): Effect {
  return { kind: 'board', board: ATTACK_BOARDS[machine.pinBoard[from]!]!, from: tables.pinNames[from]!, to: tables.pinNames[to]! };
}

/** The opponent's waiting pawn that becomes a queen when this move is done (Grant, Queening a Pawn). */
function waitingPromotion(machine: TridMachine, tables: Tables, code: number): Effect | undefined {
  const { pending } = machine;
  if (pending === NONE || tables.rules.promotion !== 'next-turn') return undefined;
  const piece = pieceOf(machine.cell[pending]!);
  const square = squareName(pending, machine.pinBoard);
  machine.make(code);
  const queen = (machine.cell[pending]! & ROLE_MASK) === QUEEN && machine.pending !== pending;
  machine.unmake();
  const captured = (kindOf(code) === STEP || kindOf(code) === INVERT) && toOf(code) === pending;
  return queen && !captured ? { kind: 'become', square, piece, role: 'queen' } : undefined;
}
