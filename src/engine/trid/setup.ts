import { fail, ok, type Fault, type Result } from '../core/result.ts';
import { findMisshapen, type PlacedPiece, type Setup } from '../core/setup.ts';
import { ATTACK_BOARDS } from './board.ts';
import { EMPTY, UNMOVED, isPiece, makeCell, pieceOf, SEATS } from './cells.ts';
import { PositionBuilder } from './position-builder.ts';
import { existingSquares, fullRights, namePassing, pinBoards } from './squares.ts';
import type { PackedPosition } from './state.ts';
import { squareName, type Tables } from './tables.ts';

/** The highest number a position string has room for. */
const LARGEST = 99_999;

/** A packed position as the value that describes it, all lists in canonical order. */
export function unpack(packed: PackedPosition, tables: Tables): Setup {
  const pinBoard = pinBoards(packed.boardPin);
  const passing = namePassing(packed);
  return {
    boards: ATTACK_BOARDS.map((id, board) => ({ id, pin: tables.pinNames[packed.boardPin[board]!]! })),
    pieces: existingSquares(packed.boardPin).flatMap((square): PlacedPiece[] => {
      const cell = packed.cell[square]!;
      if (!isPiece(cell)) return [];
      return [{ ...pieceOf(cell), square: squareName(square, pinBoard), ...((cell & UNMOVED) !== 0 && { unmoved: true }) }];
    }),
    turn: SEATS[packed.turn]!,
    active: SEATS,
    enPassant: passing ? [passing] : [],
    pending: packed.pending < 0 ? undefined : squareName(packed.pending, pinBoard),
    resignations: {},
    clock: packed.clock,
    number: packed.number,
  };
}

/** Packs a setup, whoever made it; what has not the form of a position of the ruleset is refused by field, as in a position string. */
export function pack(setup: Setup, tables: Tables): Result<PackedPosition> {
  const builder = new PositionBuilder(tables);
  const fault =
    findMisshapen(setup) ??
    placeBoards(setup, builder) ??
    placePieces(setup, builder) ??
    addTurn(setup, builder) ??
    addRest(setup, builder, tables);
  return fault ? { ok: false, fault } : ok(builder.packed);
}

function placeBoards({ boards }: Setup, builder: PositionBuilder): Fault | undefined {
  const ids = boards.map(({ id }) => id);
  if (ids.length !== ATTACK_BOARDS.length || ATTACK_BOARDS.some((id) => !ids.includes(id)))
    return fail('malformed', 'placement', 'boards/listed', { found: ids.join(' '), boards: ATTACK_BOARDS }).fault;
  for (const { id, pin } of [...boards].sort((a, b) => boardOf(a.id) - boardOf(b.id))) {
    const fault = builder.stand(boardOf(id), pin);
    if (fault) return fault;
  }
  builder.lay();
  return undefined;
}

const boardOf = (id: string): number => ATTACK_BOARDS.findIndex((board) => board === id);

function placePieces({ pieces }: Setup, builder: PositionBuilder): Fault | undefined {
  const { cell } = builder.packed;
  for (const piece of pieces) {
    const square = builder.find(piece.square);
    if (square < 0) return fail('malformed', 'placement', 'no-square', { found: piece.square }).fault;
    if (cell[square] !== EMPTY) return fail('malformed', 'placement', 'two-pieces', { square: piece.square }).fault;
    if (!SEATS.includes(piece.owner)) return fail('malformed', 'placement', 'no-owner', { square: piece.square }).fault;
    cell[square] = makeCell(piece);
  }
  return undefined;
}

function addTurn({ turn, active }: Setup, { packed }: PositionBuilder): Fault | undefined {
  if (!SEATS.includes(turn)) return fail('malformed', 'turn', 'turn', { found: turn, players: SEATS }).fault;
  if (active.join() !== SEATS.join()) return fail('malformed', 'active', 'active', { found: active.join(''), active: SEATS }).fault;
  packed.turn = SEATS.indexOf(turn);
  return undefined;
}

function addRest(
  { pieces, enPassant, pending, resignations, clock, number }: Setup,
  builder: PositionBuilder,
  tables: Tables,
): Fault | undefined {
  const full = fullRights(builder.packed, tables);
  for (const { square, unmoved } of pieces) {
    const fault = unmoved && builder.grant(builder.find(square), full);
    if (fault) return fault;
  }
  if (enPassant.length > 1) return fail('impossible', 'en passant', 'passing/one', {}).fault;
  for (const { pawn, crossed } of enPassant) {
    const fault = builder.pass(pawn, crossed);
    if (fault) return fault;
  }
  const waiting = pending === undefined ? undefined : builder.wait(pending);
  if (waiting) return waiting;
  if (Object.values(resignations).some((count) => count > 0)) return fail('impossible', 'resignations', 'resigning/none', {}).fault;
  for (const [field, count] of Object.entries({ clock, number }))
    if (count > LARGEST) return fail('malformed', field, 'count/most', { count, most: LARGEST }).fault;
  builder.packed.clock = clock;
  builder.packed.number = number;
  return undefined;
}
