import { NONE } from '../core/machine.ts';
import { PLAYERS, isPlayer } from '../core/piece.ts';
import { fail, ok, type Fault, type Result } from '../core/result.ts';
import { playerOf, playersIn, seatOf, SEATS, type Cell } from './board.ts';
import { makePiece, PAWN, parsePiece } from './pieces.ts';
import { NO_EN_PASSANT, cellOf, hasFirstMove, withCell, type PackedPosition } from './packed-position.ts';
import { cellName, type Tables } from './tables.ts';

/** The fields of a position string, in order, by the names its errors use. */
export const FIELDS = ['placement', 'turn', 'active', 'rights', 'en passant', 'resignations', 'clock', 'round'] as const;
export type Field = (typeof FIELDS)[number];

/** No position string is longer; what is, is not looked into. */
const LONGEST_TEXT = 4000;

/** Per seat, after how many successive moves in a row the player has declared resignation (Harshman VIII, Resignation (b)). */
export type Resignations = readonly [number, number, number];
export const NO_RESIGNATIONS: Resignations = [0, 0, 0];

/** What a position string says. */
export interface Described {
  readonly packed: PackedPosition;
  readonly resignations: Resignations;
}

type Fields = readonly [string, string, string, string, string, string, string, string];

/**
 * Reads the form of a position string; whether the position is possible is judged afterwards. Eight fields with one space
 * between:
 *
 *     placement    rows from the highest rank down, separated by /: a number for a run of vacant cells, or owner and piece (wK)
 *     turn         w, g or b
 *     active       the players still in the game, in turn order
 *     rights       * all, - none, or cells by rank, then file
 *     en passant   - or pairs pawn:cell, by the pawn's cell
 *     resignations - or players with 1 or 2 declarations (g2), in turn order
 *     clock        plies since the last capture or pawn move
 *     round        from 1
 */
export function readText(tables: Tables, text: string): Result<Described> {
  if (text.length > LONGEST_TEXT) return fail('malformed', 'position', 'too-long', { count: text.length, most: LONGEST_TEXT });
  const fields = text.split(' ');
  if (fields.length !== FIELDS.length) {
    return fail('malformed', 'position', 'fields/cells', { fields: FIELDS, count: fields.length });
  }
  const [placement, turn, active, rights, enPassant, resigned, clock, round] = fields as unknown as Fields;
  const pieces = parsePlacement(tables, placement);
  if (!pieces.ok) return pieces;
  if (!isPlayer(turn)) return fail('malformed', 'turn', 'turn', { found: turn, players: PLAYERS });
  const seats = parseActive(active);
  if (!seats.ok) return seats;
  if (!active.includes(turn)) return fail('malformed', 'turn', 'turn/active', { found: turn, active: playersIn(seats.value) });
  const unmoved = parseRights(tables, pieces.value, rights);
  if (!unmoved.ok) return unmoved;
  const found = parseEnPassant(tables, pieces.value, enPassant);
  if (!found.ok) return found;
  const resignations = parseResignations(resigned);
  if (!resignations.ok) return resignations;
  const plies = parseNumber('clock', clock, 0);
  if (!plies.ok) return plies;
  const rounds = parseNumber('round', round, 1);
  if (!rounds.ok) return rounds;
  const described: Described = {
    packed: {
      pieces: pieces.value,
      unmoved: unmoved.value,
      turn: seatOf(turn),
      active: seats.value,
      ...found.value,
      clock: plies.value,
      round: rounds.value,
    },
    resignations: resignations.value,
  };
  return ok(described);
}

function parsePlacement(tables: Tables, text: string): Result<Uint8Array> {
  const { board } = tables;
  const rows = text.split('/');
  if (rows.length !== board.ranks) {
    return fail('malformed', 'placement', 'ranks/cells', { board: board.name, ranks: board.ranks, count: rows.length });
  }
  const pieces = new Uint8Array(tables.count);
  for (const [place, row] of rows.entries()) {
    const rank = board.ranks - place;
    const cells = board.cells.filter((cell) => cell.rank === rank);
    let next = 0;
    for (const part of row.match(/\d+|[wgb][KQRBNP]|[^]/g) ?? []) {
      if (/^[1-9]\d?$/.test(part)) next += Number(part);
      else if (part.length === 2 && part[0] !== '0') {
        const cell = cells[next++];
        if (cell) pieces[cell.index] = parsePiece(part[0] ?? '', part[1] ?? '');
      } else {
        return fail('malformed', 'placement', 'rank/part', { found: part, rank });
      }
    }
    if (next !== cells.length) return fail('malformed', 'placement', 'rank/cells', { found: row, rank, cells: cells.length, count: next });
  }
  return ok(pieces);
}

function parseActive(text: string): Result<number> {
  const seats = SEATS.filter((seat) => text.includes(playerOf(seat)));
  if (text === '' || seats.map(playerOf).join('') !== text) {
    return fail('malformed', 'active', 'active/order', { found: text });
  }
  return ok(seats.reduce<number>((set, seat) => set | (1 << seat), 0));
}

/** The cells where first-move rights can be: kings, rooks and pawns that stand where they started. */
export function startCells(tables: Tables, pieces: Uint8Array): number[] {
  return tables.board.cells
    .map((cell) => cell.index)
    .filter((cell) => pieces[cell] !== 0 && pieces[cell] === tables.start[cell] && hasFirstMove(pieces[cell] ?? 0));
}

/** Refuses a right of the first move of what stands on a cell. */
export function refuseRight(name: string): { readonly ok: false; readonly fault: Fault } {
  return fail('impossible', 'rights', 'rights/start-cell', { square: name });
}

function parseRights(tables: Tables, pieces: Uint8Array, text: string): Result<Uint8Array> {
  const unmoved = new Uint8Array(tables.count);
  if (text === '-') return ok(unmoved);
  const able = startCells(tables, pieces);
  if (text === '*') {
    if (able.length === 0) return fail('malformed', 'rights', 'rights/none-cells', {});
    for (const cell of able) unmoved[cell] = 1;
    return ok(unmoved);
  }
  let last = -1;
  let listed = 0;
  for (const name of text.split(',')) {
    const cell = tables.board.named(name);
    if (!cell) return fail('malformed', 'rights', 'rights/cell', { found: name, board: tables.board.name });
    if (!able.includes(cell.index)) return refuseRight(name);
    if (cell.index <= last) return fail('malformed', 'rights', 'rights/order-cells', { square: name });
    last = cell.index;
    unmoved[cell.index] = 1;
    listed++;
  }
  if (listed === able.length) return fail('malformed', 'rights', 'rights/all-cells', {});
  return ok(unmoved);
}

function parseEnPassant(tables: Tables, pieces: Uint8Array, text: string): Result<EnPassant> {
  let found: EnPassant = { epPawns: NO_EN_PASSANT, epTargets: NO_EN_PASSANT };
  let last = -1;
  if (text === '-') return ok(found);
  for (const entry of text.split(',')) {
    const [pawn, target, ...rest] = entry.split(':').map((name) => tables.board.named(name));
    if (!pawn || !target || rest.length > 0) {
      return fail('malformed', 'en passant', 'passing/cells', { found: entry });
    }
    const added = addEpPawn(pieces, found, pawn, target);
    if (!added.ok) return added;
    if (pawn.index <= last) return fail('malformed', 'en passant', 'passing/order-cells', { square: pawn.name });
    last = pawn.index;
    found = added.value;
  }
  return ok(found);
}

export type EnPassant = Pick<PackedPosition, 'epPawns' | 'epTargets'>;

/** The pawns open to en passant with one more, and the cell it crossed. */
export function addEpPawn(pieces: Uint8Array, { epPawns, epTargets }: EnPassant, pawn: Cell, target: Cell): Result<EnPassant> {
  const piece = pieces[pawn.index] ?? 0;
  const seat = piece >> 3;
  if ((piece & 7) !== PAWN) return fail('impossible', 'en passant', 'passing/pawn', { square: pawn.name });
  if (cellOf(epPawns, seat) !== NONE) return fail('impossible', 'en passant', 'passing/one-each', { player: playerOf(seat) });
  return ok({ epPawns: withCell(epPawns, seat, pawn.index), epTargets: withCell(epTargets, seat, target.index) });
}

function parseResignations(text: string): Result<Resignations> {
  const counts: [number, number, number] = [0, 0, 0];
  if (text === '-') return ok(counts);
  let last = -1;
  for (const entry of text.split(',')) {
    const found = /^([wgb])([12])$/.exec(entry);
    if (!found) return fail('malformed', 'resignations', 'resigning/entry', { found: entry });
    const seat = PLAYERS.findIndex((player) => player === found[1]);
    if (seat <= last) return fail('malformed', 'resignations', 'resigning/order', { found: entry });
    last = seat;
    counts[seat as 0 | 1 | 2] = Number(found[2]);
  }
  return ok(counts);
}

function parseNumber(field: Field, text: string, least: number): Result<number> {
  if (!/^(0|[1-9]\d{0,5})$/.test(text) || Number(text) < least) {
    return fail('malformed', field, 'count/least', { found: text, least });
  }
  return ok(Number(text));
}

/** The position string. */
export function makeText(tables: Tables, described: Described): string {
  return Object.values(makeFields(tables, described)).join(' ');
}

/** The fields of the position string, by name and in order. */
export function makeFields(tables: Tables, { packed, resignations }: Described): Record<Field, string> {
  const counts = SEATS.filter((seat) => resignations[seat] > 0).map((seat) => playerOf(seat) + resignations[seat]);
  return {
    placement: makePlacement(tables, packed.pieces),
    turn: playerOf(packed.turn),
    active: playersIn(packed.active).join(''),
    rights: makeRights(tables, packed),
    'en passant': makeEnPassant(tables, packed),
    resignations: counts.join(',') || '-',
    clock: String(packed.clock),
    round: String(packed.round),
  };
}

/** The first field of a position string. */
export function makePlacement(tables: Tables, pieces: Uint8Array): string {
  const rows: string[] = [];
  let row = '';
  let vacant = 0;
  for (const cell of tables.board.cells) {
    const piece = pieces[cell.index] ?? 0;
    if (piece === 0) vacant++;
    else {
      row += (vacant || '') + makePiece(piece);
      vacant = 0;
    }
    if (tables.board.cells[cell.index + 1]?.rank !== cell.rank) {
      rows.unshift(row + (vacant || ''));
      row = '';
      vacant = 0;
    }
  }
  return rows.join('/');
}

function makeRights(tables: Tables, { pieces, unmoved }: PackedPosition): string {
  const able = startCells(tables, pieces);
  const kept = able.filter((cell) => unmoved[cell]);
  if (kept.length === 0) return '-';
  if (kept.length === able.length) return '*';
  return kept.map((cell) => cellName(tables, cell)).join(',');
}

function makeEnPassant(tables: Tables, { epPawns, epTargets }: PackedPosition): string {
  const open = SEATS.filter((seat) => cellOf(epPawns, seat) !== NONE).sort((a, b) => cellOf(epPawns, a) - cellOf(epPawns, b));
  return open.map((seat) => `${cellName(tables, cellOf(epPawns, seat))}:${cellName(tables, cellOf(epTargets, seat))}`).join(',') || '-';
}
