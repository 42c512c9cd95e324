import type { Effect, Move } from '../core/move.ts';
import type { Piece, Promotion } from '../core/piece.ts';
import type { ThreewayMachine } from './machine.ts';
import { roleOf, unpackPiece } from './pieces.ts';
import { CASTLE_KING, CASTLE_QUEEN, EN_PASSANT, PASS, PROMOTE, fromOf, kindOf, promotedOf, toOf } from './packed-move.ts';
import { cellName } from './tables.ts';

/** The legal moves of the machine's position as values, ordered by id. */
export function listMoves(machine: ThreewayMachine): Move[] {
  const base = machine.top;
  const count = machine.generate();
  const moves = Array.from(machine.stack.subarray(base, base + count), (code) => describeMove(machine, code));
  machine.top = base;
  return moves.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A packed move of the machine's position with its effects; for a pass, the king's cell stands for both ends. */
export function describeMove(machine: ThreewayMachine, code: number): Move {
  const { tables } = machine;
  const kind = kindOf(code);
  const from = cellName(tables, fromOf(code));
  const to = cellName(tables, toOf(code));
  const move = { id: machine.id(code), code, from, to };
  if (kind === PASS) return { ...move, kind: 'pass', effects: [] };
  const piece = pieceOn(machine, fromOf(code));
  const effects: Effect[] = [];
  const taken = kind === EN_PASSANT ? machine.epPawnAt(toOf(code)) : toOf(code);
  if (machine.pieces[taken] !== 0) effects.push({ kind: 'leave', piece: pieceOn(machine, taken), square: cellName(tables, taken) });
  effects.push({ kind: 'go', piece, from, to });
  if (kind === CASTLE_KING || kind === CASTLE_QUEEN) {
    const { rook, rookTo } = machine.castling(machine.turn, kind);
    effects.push({ kind: 'go', piece: pieceOn(machine, rook), from: cellName(tables, rook), to: cellName(tables, rookTo) });
    return { ...move, kind: 'castling', effects };
  }
  if (kind === EN_PASSANT) return { ...move, kind: 'piece', enPassant: true, effects };
  if (kind < PROMOTE) return { ...move, kind: 'piece', effects };
  const role = roleOf(promotedOf(kind)) as Promotion;
  effects.push({ kind: 'become', square: to, piece, role });
  return { ...move, kind: 'piece', promotion: role, effects };
}

function pieceOn(machine: ThreewayMachine, cell: number): Piece {
  const piece = unpackPiece(machine.pieces[cell] ?? 0);
  if (!piece) throw new RangeError(`no piece stands on ${cellName(machine.tables, cell)}`);
  return piece;
}
