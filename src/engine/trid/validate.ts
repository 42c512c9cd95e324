import { NONE } from '../core/machine.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { pinOf, SQUARE_COUNT } from './board.ts';
import { BISHOP, BLACK, EMPTY, UNMOVED, isPiece, KING, KNIGHT, PAWN, QUEEN, ROLE_MASK, ROOK, SEATS, seatOf } from './cells.ts';
import type { TridMachine } from './machine.ts';
import type { PackedPosition } from './state.ts';
import { squareName, type Tables } from './tables.ts';
import { existingSquares, isStartSquare, pinBoards } from './squares.ts';

/** Refuses a position that no game can reach as far as spec, All four, names the reasons. `machine` is scratch. */
export function validate(packed: PackedPosition, tables: Tables, machine: TridMachine): Result<true> {
  const pinBoard = pinBoards(packed.boardPin);
  const name = (square: number): string => squareName(square, pinBoard);
  const pieces = existingSquares(packed.boardPin).filter((square) => isPiece(packed.cell[square]!));
  for (let seat = 0; seat < 2; seat++) {
    const count = (role: number): number =>
      pieces.filter((square) => (packed.cell[square]! & ~UNMOVED) === (role | (seat === 0 ? 0 : BLACK))).length;
    const player = SEATS[seat]!;
    if (count(KING) !== 1) return fail('impossible', 'placement', 'kings', { player, count: count(KING) });
    const surplus = Math.max(0, count(QUEEN) - 1) + [ROOK, BISHOP, KNIGHT].reduce((sum, role) => sum + Math.max(0, count(role) - 2), 0);
    if (count(PAWN) + surplus > 8) return fail('impossible', 'placement', 'too-many', { player, pawns: count(PAWN), promoted: surplus });
  }
  machine.load(packed);
  for (const square of pieces)
    if ((packed.cell[square]! & ROLE_MASK) === PAWN && square !== packed.pending && mustHavePromoted(packed, tables, machine, square))
      return fail('impossible', 'placement', 'promoted', { square: name(square) });
  const pending = validatePending(packed, tables, machine, name);
  if (!pending.ok) return pending;
  if (packed.epPawn >= 0) {
    if (packed.clock !== 0) return fail('impossible', 'clock', 'clock/step', { clock: packed.clock });
    if (!isDoubleStep(packed, tables, machine)) return fail('impossible', 'en passant', 'passing/step', { square: name(packed.epPawn) });
  }
  machine.load(packed);
  if (machine.isAttacked(machine.king[1 - packed.turn]!, packed.turn))
    return fail('impossible', 'turn', 'turn/king', { player: SEATS[1 - packed.turn]!, turn: SEATS[packed.turn]! });
  return ok(true);
}

function mustHavePromoted(packed: PackedPosition, tables: Tables, machine: TridMachine, square: number): boolean {
  const seat = seatOf(packed.cell[square]!);
  if (machine.isAtEnd(square, seat)) return true;
  return tables.rules.promotion === 'at-once' && pinOf[square]! >= 0 && tables.reachesCarried[seat * SQUARE_COUNT + square] === 1;
}

/** The pending field: a pawn that a move can have left waiting (Meder 3.4(e)(iii); Grant, Queening a Pawn). */
function validatePending(packed: PackedPosition, tables: Tables, machine: TridMachine, name: (square: number) => string): Result<true> {
  const { pending } = packed;
  if (pending < 0) return ok(true);
  const cell = packed.cell[pending]!;
  if ((cell & ROLE_MASK) !== PAWN) return fail('impossible', 'pending', 'no-pawn', { square: name(pending) });
  const owner = seatOf(cell);
  const barred = fail('impossible', 'pending', 'waiting/here', { square: name(pending) });
  if (tables.rules.promotion === 'next-turn') {
    const walked = machine.isAtEnd(pending, owner) && packed.clock === 0;
    const carried =
      pinOf[pending]! >= 0 &&
      tables.reachesCarried[owner * SQUARE_COUNT + pending] === 1 &&
      machine.pinPieces[pinOf[pending]!] === 1 &&
      packed.clock > 0;
    return owner !== packed.turn && (walked || carried) && packed.epPawn < 0 ? ok(true) : barred;
  }
  const waits = owner === packed.turn && tables.reaches[owner * SQUARE_COUNT + pending] === 2 && machine.isAtEnd(pending, owner);
  if (!waits || packed.epPawn >= 0 || !wasUncovered(packed, tables, machine)) return barred;
  const king = machine.king[1 - owner]!;
  const safe = !machine.attacksFrom(pending, (cell & BLACK) | QUEEN, king) && !machine.attacksFrom(pending, (cell & BLACK) | KNIGHT, king);
  return safe ? ok(true) : fail('impossible', 'pending', 'waiting/covered', { square: name(pending) });
}

/** Whether the player not on move can just have moved a board away from the corner of the waiting pawn. */
function wasUncovered(packed: PackedPosition, tables: Tables, machine: TridMachine): boolean {
  const mover = 1 - packed.turn;
  const corners = [tables.cornerPins[packed.pending * 2]!, tables.cornerPins[packed.pending * 2 + 1]!].filter(
    (pin) => pin >= 0 && tables.pinNames[pin] !== undefined,
  );
  return Array.from(packed.boardPin).some((now, board) => {
    const count = machine.pinPieces[now]!;
    const single = existingSquares(packed.boardPin).find((square) => pinOf[square] === now && isPiece(packed.cell[square]!));
    const cell = count === 1 ? packed.cell[single!]! : EMPTY;
    const load = {
      count,
      pawn: (cell & ROLE_MASK) === PAWN,
      ownPiece: count === 1 && seatOf(cell) === mover,
      ownBoard: board >> 1 === mover,
    };
    if ((cell & UNMOVED) !== 0 || !tables.rules.boards.mayMove(load)) return false;
    if ((packed.clock === 0) !== (load.pawn && tables.rules.draws.ridesCount)) return false;
    return corners.some((pin) => tables.adjacent[count === 0 ? 0 : 1 + mover]![pin]!.includes(now));
  });
}

/** Whether some pawn can have made the double step that the en passant field tells of, with just these squares. */
function isDoubleStep(packed: PackedPosition, tables: Tables, machine: TridMachine): boolean {
  const pawn = packed.cell[packed.epPawn]!;
  const seat = seatOf(pawn);
  if (seat === packed.turn || (pawn & UNMOVED) !== 0) return false;
  const pinBoard = pinBoards(packed.boardPin);
  return existingSquares(packed.boardPin).some((origin) => {
    if (packed.cell[origin] !== EMPTY || !isStartSquare(origin, pawn, tables, pinBoard)) return false;
    const cell = packed.cell.slice();
    cell[packed.epPawn] = EMPTY;
    cell[origin] = pawn | ((tables.firstMoveRoles >> PAWN) & 1 ? UNMOVED : 0);
    machine.load({ ...packed, cell, turn: seat, epPawn: NONE, epTargets: 0, pending: NONE });
    return machine.doubleStepTargets(origin, packed.epPawn) === packed.epTargets;
  });
}
