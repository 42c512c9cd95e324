import { NONE } from '../core/machine.ts';
import { PLAYERS } from '../core/piece.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { findMisshapen, type PlacedPiece, type Setup } from '../core/setup.ts';
import { playerOf, playersIn, SEATS, seatOf } from './board.ts';
import { NO_EN_PASSANT, cellOf } from './packed-position.ts';
import { packPiece, unpackPiece } from './pieces.ts';
import { cellName, type Tables } from './tables.ts';
import { addEpPawn, refuseRight, startCells, type Described, type EnPassant } from './text.ts';

/** The highest number a position string has room for. */
const LARGEST = 999_999;
/** The third declaration in a row is the resignation itself (Harshman VIII, Resignation (b)). */
const MOST_DECLARED = 2;

/** What a string describes as the value that says the same, all lists in canonical order. */
export function unpack(tables: Tables, { packed, resignations }: Described): Setup {
  const name = (cell: number): string => cellName(tables, cell);
  const passing = SEATS.filter((seat) => cellOf(packed.epPawns, seat) !== NONE);
  return {
    boards: [],
    pieces: tables.board.cells.flatMap(({ index, name: square }): PlacedPiece[] => {
      const piece = unpackPiece(packed.pieces[index] ?? 0);
      return piece ? [{ ...piece, square, ...(packed.unmoved[index] !== 0 && { unmoved: true }) }] : [];
    }),
    turn: playerOf(packed.turn),
    active: playersIn(packed.active),
    enPassant: passing
      .sort((a, b) => cellOf(packed.epPawns, a) - cellOf(packed.epPawns, b))
      .map((seat) => ({ pawn: name(cellOf(packed.epPawns, seat)), crossed: [name(cellOf(packed.epTargets, seat))] })),
    pending: undefined,
    resignations: Object.fromEntries(SEATS.filter((seat) => resignations[seat] > 0).map((seat) => [playerOf(seat), resignations[seat]])),
    clock: packed.clock,
    number: packed.round,
  };
}

/** Packs a setup, whoever made it; what has not the form of a position on the board is refused by field, as in a position string. */
export function pack(tables: Tables, setup: Setup): Result<Described> {
  const fault = findMisshapen(setup);
  if (fault) return { ok: false, fault: fault.field === 'number' ? { ...fault, field: 'round' } : fault };
  const { turn, active, resignations, clock, number } = setup;
  if (setup.boards.length > 0) return fail('malformed', 'placement', 'boards/none', {});
  const pieces = packPieces(tables, setup.pieces);
  if (!pieces.ok) return pieces;
  if (!active.includes(turn)) return fail('malformed', 'turn', 'turn/active', { found: turn, active });
  const unmoved = packRights(tables, pieces.value, setup.pieces);
  if (!unmoved.ok) return unmoved;
  const enPassant = packPassing(tables, pieces.value, setup.enPassant);
  if (!enPassant.ok) return enPassant;
  if (setup.pending !== undefined) return fail('malformed', 'pending', 'waiting/none', {});
  const [white = 0, gray = 0, black = 0] = PLAYERS.map((player) => resignations[player] ?? 0);
  if (Math.max(white, gray, black) > MOST_DECLARED) return fail('malformed', 'resignations', 'resigning/most', { most: MOST_DECLARED });
  for (const [field, count] of Object.entries({ clock, round: number }))
    if (count > LARGEST) return fail('malformed', field, 'count/most', { count, most: LARGEST });
  return ok({
    packed: {
      pieces: pieces.value,
      unmoved: unmoved.value,
      turn: seatOf(turn),
      active: active.reduce((set, player) => set | (1 << seatOf(player)), 0),
      ...enPassant.value,
      clock,
      round: number,
    },
    resignations: [white, gray, black],
  });
}

function packPieces({ board, count }: Tables, placed: readonly PlacedPiece[]): Result<Uint8Array> {
  const pieces = new Uint8Array(count);
  for (const piece of placed) {
    const cell = board.named(piece.square);
    if (!cell) return fail('malformed', 'placement', 'no-square/board', { found: piece.square, board: board.name });
    if (pieces[cell.index] !== 0) return fail('malformed', 'placement', 'two-pieces', { square: cell.name });
    pieces[cell.index] = packPiece(piece);
  }
  return ok(pieces);
}

function packRights(tables: Tables, pieces: Uint8Array, placed: readonly PlacedPiece[]): Result<Uint8Array> {
  const unmoved = new Uint8Array(tables.count);
  const able = new Set(startCells(tables, pieces));
  for (const piece of placed) {
    if (!piece.unmoved) continue;
    const { index } = tables.board.named(piece.square)!;
    if (!able.has(index)) return refuseRight(piece.square);
    unmoved[index] = 1;
  }
  return ok(unmoved);
}

function packPassing(tables: Tables, pieces: Uint8Array, passing: Setup['enPassant']): Result<EnPassant> {
  let found: EnPassant = { epPawns: NO_EN_PASSANT, epTargets: NO_EN_PASSANT };
  for (const { pawn, crossed } of passing) {
    const [epPawn, target] = [pawn, crossed.join()].map((name) => tables.board.named(name));
    if (!epPawn || !target) return fail('malformed', 'en passant', 'passing/cell', { found: `${pawn}:${crossed.join()}` });
    const added = addEpPawn(pieces, found, epPawn, target);
    if (!added.ok) return added;
    found = added.value;
  }
  return ok(found);
}
