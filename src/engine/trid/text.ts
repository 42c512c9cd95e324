import { quote } from '../core/quote.ts';
import { fail, ok, type Result } from '../core/result.ts';
import {
  ATTACK_BOARDS,
  BOARDS,
  columnOf,
  COLUMN_SIZE,
  columnSize,
  columnSquares,
  firstSquareOf,
  NONE,
  PIN_COUNT,
  SQUARE_COUNT,
} from './board.ts';
import { BLACK, EMPTY, FRESH, isPiece, PAWN, ROLE_MASK, seatOf, VOID } from './cells.ts';
import type { Packed } from './state.ts';
import { findSquare, nameOf, type Tables } from './tables.ts';

export const POSITION_FIELDS = ['placement', 'turn', 'rights', 'en passant', 'pending', 'clock', 'number'] as const;
export type PositionField = (typeof POSITION_FIELDS)[number];

const LETTERS = 'KQRBNP';
/** No position string is longer; what is, is not looked into. */
const LONGEST_TEXT = 2000;

/** The squares of a board from its lowest rank up, each rank from its left file. */
function squaresOfBoard(board: number, boardPin: ArrayLike<number>): number[] {
  const first = board < 3 ? board * 16 : firstSquareOf(boardPin[board - 3]!);
  return Array.from({ length: board < 3 ? 16 : 4 }, (_, i) => first + i);
}

/** Every square that exists, in canonical order. */
export function existingSquares(boardPin: ArrayLike<number>): number[] {
  return BOARDS.flatMap((_, board) => squaresOfBoard(board, boardPin));
}

export function pinBoards(boardPin: ArrayLike<number>): Int8Array {
  const pinBoard = new Int8Array(PIN_COUNT).fill(NONE);
  for (let board = 0; board < ATTACK_BOARDS.length; board++) pinBoard[boardPin[board]!] = board;
  return pinBoard;
}

/** The rights that `*` stands for: every piece of a role that cares, on a start square of its role. */
export function fullRights(packed: Packed, tables: Tables): number[] {
  const pinBoard = pinBoards(packed.boardPin);
  return existingSquares(packed.boardPin).filter((square) => {
    const cell = packed.cell[square]!;
    return isPiece(cell) && (tables.freshRoles >> (cell & ROLE_MASK)) & 1 && isStartSquare(square, cell, tables, pinBoard);
  });
}

/** Whether the piece stands on a square on which one like it started, its attack board at its start pin. */
export function isStartSquare(square: number, cell: number, tables: Tables, pinBoard: ArrayLike<number>): boolean {
  const pin = square < 48 ? NONE : (square - 48) >> 2;
  if (pin >= 0 && tables.startPins[pinBoard[pin]!] !== pin) return false;
  return ((tables.startRoles[seatOf(cell) * SQUARE_COUNT + square]! >> (cell & ROLE_MASK)) & 1) === 1;
}

/** The column that a double-stepped pawn on `victim` has crossed. */
export function columnBehind(victim: number, cell: number): number {
  return columnOf[victim]! + ((cell & BLACK) === 0 ? -6 : 6);
}

function makePlacement(packed: Packed, tables: Tables): string {
  return BOARDS.map((id, board) => {
    const width = board < 3 ? 4 : 2;
    const squares = squaresOfBoard(board, packed.boardPin);
    const rows: string[] = [];
    for (let row = squares.length / width - 1; row >= 0; row--) {
      const letters = squares.slice(row * width, (row + 1) * width).map((square) => makeLetter(packed.cell[square]!));
      rows.push(letters.join('').replace(/1+/g, (run) => String(run.length)));
    }
    const place = board < 3 ? id : `${id}@${tables.pinNames[packed.boardPin[board - 3]!]!}`;
    return `${place}:${rows.join('/')}`;
  }).join(';');
}

function makeLetter(cell: number): string {
  if (!isPiece(cell)) return '1';
  const letter = LETTERS.charAt((cell & ROLE_MASK) - 1);
  return (cell & BLACK) === 0 ? letter : letter.toLowerCase();
}

/** Squares as bits by place in a column, as a list in canonical order. */
export function squaresOfBits(column: number, bits: number, boardPin: ArrayLike<number>): number[] {
  const chosen = new Set<number>();
  for (let place = 0; place < columnSize[column]!; place++)
    if ((bits >> place) & 1) chosen.add(columnSquares[column * COLUMN_SIZE + place]!);
  return existingSquares(boardPin).filter((square) => chosen.has(square));
}

/** The rights field. */
function makeRights(packed: Packed, tables: Tables): string {
  const fresh = existingSquares(packed.boardPin).filter((square) => (packed.cell[square]! & FRESH) !== 0);
  if (fresh.length === 0) return '-';
  const pinBoard = pinBoards(packed.boardPin);
  return fresh.length === fullRights(packed, tables).length ? '*' : fresh.map((square) => nameOf(square, pinBoard)).join(',');
}

/** The fields of a position string that repetition looks at: all but the en passant field and the counters. */
export function makeStanding(packed: Packed, tables: Tables): string {
  const pending = packed.pending < 0 ? '-' : nameOf(packed.pending, pinBoards(packed.boardPin));
  return `${makePlacement(packed, tables)} ${packed.turn === 0 ? 'w' : 'b'} ${makeRights(packed, tables)} ${pending}`;
}

/** The position string. */
export function makeText(packed: Packed, tables: Tables): string {
  const pinBoard = pinBoards(packed.boardPin);
  const [placement, turn, rights, pending] = makeStanding(packed, tables).split(' ');
  let passing = '-';
  if (packed.victim >= 0) {
    const targets = squaresOfBits(columnBehind(packed.victim, packed.cell[packed.victim]!), packed.victimTargets, packed.boardPin);
    passing = `${nameOf(packed.victim, pinBoard)}:${targets.map((square) => nameOf(square, pinBoard)).join(',')}`;
  }
  return [placement, turn, rights, passing, pending, packed.clock, packed.number].join(' ');
}

type Draft = { -readonly [Key in keyof Packed]: Packed[Key] };

const malformed = (field: PositionField, message: string) => fail('malformed', field, message);

/**
 * Reads the form of a position string; whether the position is possible is judged afterwards. Seven fields with one space
 * between:
 *
 *     placement  W:rows;N:rows;B:rows;QL@pin:rows;KL@pin:rows;ql@pin:rows;kl@pin:rows
 *     turn       w or b
 *     rights     * all, - none, or squares in canonical order (boards as in the placement, then rank, then file)
 *     en passant - or pawn:square,square
 *     pending    - or the square of the pawn that waits for promotion
 *     clock      plies since the last capture or pawn move
 *     number     of the move, from 1
 *
 * Rows run from the highest rank down, separated by /, squares from the left: KQRBNP White's pieces, kqrbnp Black's, a digit
 * for a run of empty squares. Only the spelling that `makeText` writes is read.
 */
export function parsePacked(text: string, tables: Tables): Result<Packed> {
  if (text.length > LONGEST_TEXT) return fail('malformed', 'position', `found ${text.length} characters, expected at most ${LONGEST_TEXT}`);
  const fields = text.split(' ');
  if (fields.length !== 7)
    return fail(
      'malformed',
      'position',
      `a position has seven fields (${POSITION_FIELDS.join(', ')}) with one space between; found ${fields.length}`,
    );
  const draft: Draft = {
    cell: new Uint8Array(SQUARE_COUNT).fill(VOID),
    boardPin: new Int8Array(4),
    turn: 0,
    victim: NONE,
    victimTargets: 0,
    pending: NONE,
    clock: 0,
    number: 1,
  };
  const placed = readPlacement(fields[0]!, draft, tables);
  if (!placed.ok) return placed;
  if (fields[1] !== 'w' && fields[1] !== 'b') return malformed('turn', `found ${quote(fields[1]!)}, expected w or b`);
  draft.turn = fields[1] === 'w' ? 0 : 1;
  const pinBoard = pinBoards(draft.boardPin);
  const find = (name: string): number => {
    const square = findSquare(name, draft.boardPin);
    return square >= 0 && nameOf(square, pinBoard) === name ? square : NONE;
  };
  const rights = readRights(fields[2]!, draft, tables, find);
  if (!rights.ok) return rights;
  const passing = readPassing(fields[3]!, draft, find);
  if (!passing.ok) return passing;
  if (fields[4] !== '-') {
    draft.pending = find(fields[4]!);
    if (draft.pending < 0)
      return fields[4]!.includes(',')
        ? fail('impossible', 'pending', `found ${quote(fields[4]!)}; at most one pawn can wait for promotion`)
        : malformed('pending', `${quote(fields[4]!)} is no square of this position; expected - or the square of the pawn that waits`);
  }
  const clock = readCount(fields[5]!, 0);
  if (clock === undefined)
    return malformed('clock', `found ${quote(fields[5]!)}, expected the plies since the last capture or pawn move, 0 or more`);
  const number = readCount(fields[6]!, 1);
  if (number === undefined) return malformed('number', `found ${quote(fields[6]!)}, expected the move number, 1 or more`);
  draft.clock = clock;
  draft.number = number;
  return ok(draft);
}

/** A whole number written without leading zeros, from `least` to 99999. */
function readCount(text: string, least: number): number | undefined {
  return /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) >= least ? Number(text) : undefined;
}

function readPlacement(text: string, draft: Draft, tables: Tables): Result<true> {
  const boards = text.split(';');
  if (boards.length !== BOARDS.length)
    return malformed('placement', `expected seven boards (${BOARDS.join(' ')}) separated by ;, found ${boards.length}`);
  const parts: { rows: string; board: number }[] = [];
  for (const [board, id] of BOARDS.entries()) {
    const [, name, pinText, rows] = /^([^:@]*)(?:@([^:]*))?:(.*)$/s.exec(boards[board]!) ?? [];
    if (name !== id)
      return malformed('placement', `board ${board + 1} must begin with “${id}${board < 3 ? ':' : '@'}”, found ${quote(boards[board]!)}`);
    if (board < 3 !== (pinText === undefined))
      return malformed(
        'placement',
        board < 3
          ? `${id} is a main board and stands at no pin`
          : `${id} needs its pin, as in ${id}@${tables.pinNames[tables.startPins[board - 3]!]!}`,
      );
    if (pinText !== undefined) {
      const pin = tables.pinNames.indexOf(pinText);
      if (pin < 0) return malformed('placement', `${id} stands at ${quote(pinText)}, which is no pin of these rules`);
      const other = Array.from(draft.boardPin.slice(0, board - 3)).indexOf(pin);
      if (other >= 0) return fail('impossible', 'placement', `${ATTACK_BOARDS[other]} and ${id} both stand at ${pinText}`);
      draft.boardPin[board - 3] = pin;
    }
    parts.push({ rows: rows!, board });
  }
  for (const { rows, board } of parts) {
    const squares = squaresOfBoard(board, draft.boardPin);
    const width = board < 3 ? 4 : 2;
    const lines = rows.split('/').reverse();
    if (lines.length !== squares.length / width)
      return malformed('placement', `${BOARDS[board]} has ${squares.length / width} ranks separated by /, found ${lines.length}`);
    for (const [y, line] of lines.entries()) {
      const cells = readRow(line, width);
      if (!cells)
        return malformed(
          'placement',
          `${quote(line)} is no rank of ${BOARDS[board]}: expected ${width} squares in letters KQRBNP kqrbnp and digits for runs of empty ones`,
        );
      cells.forEach((cell, x) => (draft.cell[squares[y * width + x]!] = cell));
    }
  }
  return ok(true);
}

function readRow(row: string, width: number): number[] | undefined {
  if (!/^[1-4KQRBNPkqrbnp]+$/.test(row) || /\d\d/.test(row)) return undefined;
  const cells = [...row].flatMap((letter) =>
    /\d/.test(letter)
      ? Array<number>(Number(letter)).fill(EMPTY)
      : [LETTERS.indexOf(letter.toUpperCase()) + 1 + (letter === letter.toUpperCase() ? 0 : BLACK)],
  );
  return cells.length === width ? cells : undefined;
}

function readRights(text: string, draft: Draft, tables: Tables, find: (name: string) => number): Result<true> {
  if (text === '-') return ok(true);
  const full = fullRights(draft, tables);
  if (text === '*') {
    if (full.length === 0) return malformed('rights', 'found *, but no piece here has a right of the first move; expected -');
    for (const square of full) draft.cell[square]! |= FRESH;
    return ok(true);
  }
  const squares: number[] = [];
  for (const name of text.split(',')) {
    const square = find(name);
    if (square < 0)
      return malformed('rights', `${quote(name)} is no square of this position; expected *, - or squares separated by commas`);
    if (!full.includes(square))
      return fail('impossible', 'rights', `${name} holds no piece on its start square whose first move matters here`);
    squares.push(square);
  }
  const ordered = full.filter((square) => squares.includes(square));
  if (ordered.length !== squares.length || ordered.some((square, i) => square !== squares[i]))
    return malformed(
      'rights',
      `${quote(text)} names its squares twice or out of order; expected boards W N B QL KL ql kl, then ranks, then files`,
    );
  if (squares.length === full.length) return malformed('rights', `all rights are there; expected *, found ${quote(text)}`);
  for (const square of squares) draft.cell[square]! |= FRESH;
  return ok(true);
}

function readPassing(text: string, draft: Draft, find: (name: string) => number): Result<true> {
  if (text === '-') return ok(true);
  const expected = 'expected - or pawn:square,square as in b4N:b3W,b3N';
  const [victimName, targetText, more] = text.split(':');
  if (targetText === undefined || more !== undefined) return malformed('en passant', `found ${quote(text)}, ${expected}`);
  const victim = find(victimName!);
  if (victim < 0) return malformed('en passant', `${quote(victimName!)} is no square of this position; ${expected}`);
  if ((draft.cell[victim]! & ROLE_MASK) !== PAWN) return fail('impossible', 'en passant', `there is no pawn on ${victimName}`);
  const column = columnBehind(victim, draft.cell[victim]!);
  let bits = 0;
  for (const name of targetText.split(',')) {
    const target = find(name);
    if (target < 0) return malformed('en passant', `${quote(name)} is no square of this position; ${expected}`);
    if (columnOf[target] !== column)
      return fail('impossible', 'en passant', `${name} is not in the column that a pawn on ${victimName} has crossed`);
    for (let place = 0; place < columnSize[column]!; place++)
      if (columnSquares[column * COLUMN_SIZE + place] === target) bits |= 1 << place;
  }
  const pinBoard = pinBoards(draft.boardPin);
  const spelling = squaresOfBits(column, bits, draft.boardPin).map((square) => nameOf(square, pinBoard));
  if (spelling.join(',') !== targetText)
    return malformed('en passant', `${quote(targetText)} names its squares twice or out of order; expected ${spelling.join(',')}`);
  draft.victim = victim;
  draft.victimTargets = bits;
  return ok(true);
}
