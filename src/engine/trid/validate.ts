import { PLAYER_NAMES } from '../core/piece.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { NONE, pinOf, SQUARE_COUNT } from './board.ts';
import { BISHOP, BLACK, EMPTY, FRESH, isPiece, KING, KNIGHT, PAWN, QUEEN, ROLE_MASK, ROOK, SEATS, seatOf } from './cells.ts';
import type { TridMachine } from './machine.ts';
import type { Setup } from './state.ts';
import { nameOf, type Tables } from './tables.ts';
import { existingSquares, isStartSquare, pinBoards } from './text.ts';

const impossible = (field: string, message: string) => fail('impossible', field, message);

/** Refuses a position that no game can reach as far as spec, All four, names the reasons. `machine` is scratch. */
export function validate(setup: Setup, tables: Tables, machine: TridMachine): Result<true> {
  const pinBoard = pinBoards(setup.boardPin);
  const name = (square: number): string => nameOf(square, pinBoard);
  const pieces = existingSquares(setup.boardPin).filter((square) => isPiece(setup.cell[square]!));
  for (let seat = 0; seat < 2; seat++) {
    const count = (role: number): number =>
      pieces.filter((square) => (setup.cell[square]! & ~FRESH) === (role | (seat === 0 ? 0 : BLACK))).length;
    const side = PLAYER_NAMES[SEATS[seat]!];
    if (count(KING) !== 1) return impossible('placement', `${side} has ${count(KING)} kings; expected one`);
    const surplus = Math.max(0, count(QUEEN) - 1) + [ROOK, BISHOP, KNIGHT].reduce((sum, role) => sum + Math.max(0, count(role) - 2), 0);
    if (count(PAWN) + surplus > 8)
      return impossible('placement', `${side} has ${count(PAWN)} pawns and ${surplus} promoted pieces; together at most eight`);
  }
  machine.load(setup);
  for (const square of pieces)
    if ((setup.cell[square]! & ROLE_MASK) === PAWN && square !== setup.pending && mustHavePromoted(setup, tables, machine, square))
      return impossible('placement', `the pawn on ${name(square)} must have been promoted there`);
  const pending = validatePending(setup, tables, machine, name);
  if (!pending.ok) return pending;
  if (setup.victim >= 0) {
    if (setup.clock !== 0) return impossible('clock', `found ${setup.clock}; a double step has just been made, so it is 0`);
    if (!isDoubleStep(setup, tables, machine))
      return impossible('en passant', `no double step to ${name(setup.victim)} gives these squares`);
  }
  machine.load(setup);
  if (machine.isAttacked(machine.king[1 - setup.turn]!, setup.turn))
    return impossible(
      'turn',
      `${PLAYER_NAMES[SEATS[1 - setup.turn]!]}’s king could be taken; it cannot be ${PLAYER_NAMES[SEATS[setup.turn]!]}’s turn`,
    );
  return ok(true);
}

function mustHavePromoted(setup: Setup, tables: Tables, machine: TridMachine, square: number): boolean {
  const seat = seatOf(setup.cell[square]!);
  if (machine.isAtEnd(square, seat)) return true;
  return tables.rules.promotion === 'at-once' && pinOf[square]! >= 0 && tables.reachesCarried[seat * SQUARE_COUNT + square] === 1;
}

/** The pending field: a pawn that a move can have left waiting (Meder 3.4(e)(iii); Grant, Queening a Pawn). */
function validatePending(setup: Setup, tables: Tables, machine: TridMachine, name: (square: number) => string): Result<true> {
  const { pending } = setup;
  if (pending < 0) return ok(true);
  const cell = setup.cell[pending]!;
  if ((cell & ROLE_MASK) !== PAWN) return impossible('pending', `there is no pawn on ${name(pending)}`);
  const owner = seatOf(cell);
  const stands = `the pawn on ${name(pending)} cannot be waiting for promotion here`;
  if (tables.rules.promotion === 'next-turn') {
    const walked = machine.isAtEnd(pending, owner) && setup.clock === 0;
    const carried =
      pinOf[pending]! >= 0 &&
      tables.reachesCarried[owner * SQUARE_COUNT + pending] === 1 &&
      machine.pinPieces[pinOf[pending]!] === 1 &&
      setup.clock > 0;
    return owner !== setup.turn && (walked || carried) && setup.victim < 0 ? ok(true) : impossible('pending', stands);
  }
  const waits = owner === setup.turn && tables.reaches[owner * SQUARE_COUNT + pending] === 2 && machine.isAtEnd(pending, owner);
  if (!waits || setup.victim >= 0 || !wasUncovered(setup, tables, machine)) return impossible('pending', stands);
  const king = machine.king[1 - owner]!;
  const safe = !machine.hits(pending, (cell & BLACK) | QUEEN, king) && !machine.hits(pending, (cell & BLACK) | KNIGHT, king);
  return safe
    ? ok(true)
    : impossible(
        'pending',
        `the board over ${name(pending)} could not leave: a promotion there would attack the king of the player who moved it`,
      );
}

/** Whether the player not on move can just have moved a board away from the corner of the waiting pawn. */
function wasUncovered(setup: Setup, tables: Tables, machine: TridMachine): boolean {
  const mover = 1 - setup.turn;
  const corners = [tables.cornerPins[setup.pending * 2]!, tables.cornerPins[setup.pending * 2 + 1]!].filter(
    (pin) => pin >= 0 && tables.pinNames[pin] !== undefined,
  );
  return Array.from(setup.boardPin).some((now, board) => {
    const count = machine.pinPieces[now]!;
    const single = existingSquares(setup.boardPin).find((square) => pinOf[square] === now && isPiece(setup.cell[square]!));
    const cell = count === 1 ? setup.cell[single!]! : EMPTY;
    const load = {
      count,
      pawn: (cell & ROLE_MASK) === PAWN,
      ownPiece: count === 1 && seatOf(cell) === mover,
      ownBoard: board >> 1 === mover,
    };
    if ((cell & FRESH) !== 0 || !tables.rules.boards.mayMove(load)) return false;
    if ((setup.clock === 0) !== (load.pawn && tables.rules.draws.ridesCount)) return false;
    return corners.some((pin) => tables.adjacent[count === 0 ? 0 : 1 + mover]![pin]!.includes(now));
  });
}

/** Whether some pawn can have made the double step that the en passant field tells of, with just these squares. */
function isDoubleStep(setup: Setup, tables: Tables, machine: TridMachine): boolean {
  const pawn = setup.cell[setup.victim]!;
  const seat = seatOf(pawn);
  if (seat === setup.turn || (pawn & FRESH) !== 0) return false;
  const pinBoard = pinBoards(setup.boardPin);
  return existingSquares(setup.boardPin).some((origin) => {
    if (setup.cell[origin] !== EMPTY || !isStartSquare(origin, pawn, tables, pinBoard)) return false;
    const cell = setup.cell.slice();
    cell[setup.victim] = EMPTY;
    cell[origin] = pawn | ((tables.freshRoles >> PAWN) & 1 ? FRESH : 0);
    machine.load({ ...setup, cell, turn: seat, victim: NONE, victimTargets: 0, pending: NONE });
    return machine.doubleStepTargets(origin, setup.victim) === setup.victimTargets;
  });
}
