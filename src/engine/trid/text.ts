import { fail, ok, type Result } from '../core/result.ts';
import { BOARDS } from './board.ts';
import { BLACK, EMPTY, UNMOVED, isPiece, ROLE_MASK, SEATS } from './cells.ts';
import { PositionBuilder, POSITION_FIELDS, type PositionField } from './position-builder.ts';
import { existingSquares, fullRights, namePassing, pinBoards, squaresOfBoard } from './squares.ts';
import type { PackedPosition } from './state.ts';
import { squareName, type Tables } from './tables.ts';

const LETTERS = 'KQRBNP';
/** No position string is longer; what is, is not looked into. */
const LONGEST_TEXT = 2000;

function makePlacement(packed: PackedPosition, tables: Tables): string {
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

/** The rights field. */
function makeRights(packed: PackedPosition, tables: Tables): string {
  const unmoved = existingSquares(packed.boardPin).filter((square) => (packed.cell[square]! & UNMOVED) !== 0);
  if (unmoved.length === 0) return '-';
  const pinBoard = pinBoards(packed.boardPin);
  return unmoved.length === fullRights(packed, tables).length ? '*' : unmoved.map((square) => squareName(square, pinBoard)).join(',');
}

/** The fields of a position string that repetition looks at: all but the en passant field and the counters. */
export function makeStanding(packed: PackedPosition, tables: Tables): string {
  return `${makePlacement(packed, tables)} ${packed.turn === 0 ? 'w' : 'b'} ${makeRights(packed, tables)} ${makePending(packed)}`;
}

function makePending({ pending, boardPin }: PackedPosition): string {
  return pending < 0 ? '-' : squareName(pending, pinBoards(boardPin));
}

/** The fields of the position string, by name and in order. */
export function makeFields(packed: PackedPosition, tables: Tables): Record<PositionField, string> {
  const passing = namePassing(packed);
  return {
    placement: makePlacement(packed, tables),
    turn: packed.turn === 0 ? 'w' : 'b',
    rights: makeRights(packed, tables),
    'en passant': passing ? `${passing.pawn}:${passing.crossed.join(',')}` : '-',
    pending: makePending(packed),
    clock: String(packed.clock),
    number: String(packed.number),
  };
}

/** The position string. */
export function makeText(packed: PackedPosition, tables: Tables): string {
  return Object.values(makeFields(packed, tables)).join(' ');
}

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
export function parsePacked(text: string, tables: Tables): Result<PackedPosition> {
  if (text.length > LONGEST_TEXT) return fail('malformed', 'position', 'too-long', { count: text.length, most: LONGEST_TEXT });
  const fields = text.split(' ');
  if (fields.length !== 7) return fail('malformed', 'position', 'fields', { fields: POSITION_FIELDS, count: fields.length });
  const builder = new PositionBuilder(tables);
  const { packed } = builder;
  const placed = readPlacement(fields[0]!, builder, tables);
  if (!placed.ok) return placed;
  if (fields[1] !== 'w' && fields[1] !== 'b') return fail('malformed', 'turn', 'turn', { found: fields[1]!, players: SEATS });
  packed.turn = fields[1] === 'w' ? 0 : 1;
  const rights = readRights(fields[2]!, builder, tables);
  if (!rights.ok) return rights;
  const passing = readPassing(fields[3]!, builder);
  if (!passing.ok) return passing;
  const fault = fields[4] === '-' ? undefined : builder.wait(fields[4]!);
  if (fault) return fields[4]!.includes(',') ? fail('impossible', 'pending', 'waiting/one', { found: fields[4]! }) : { ok: false, fault };
  const clock = readCount(fields[5]!, 0);
  if (clock === undefined) return fail('malformed', 'clock', 'count/clock', { found: fields[5]! });
  const number = readCount(fields[6]!, 1);
  if (number === undefined) return fail('malformed', 'number', 'count/number', { found: fields[6]! });
  packed.clock = clock;
  packed.number = number;
  return ok(packed);
}

/** A whole number written without leading zeros, from `least` to 99999. */
function readCount(text: string, least: number): number | undefined {
  return /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) >= least ? Number(text) : undefined;
}

function readPlacement(text: string, builder: PositionBuilder, tables: Tables): Result<true> {
  const boards = text.split(';');
  if (boards.length !== BOARDS.length) return fail('malformed', 'placement', 'boards', { boards: BOARDS, count: boards.length });
  const parts: { rows: string; board: number }[] = [];
  for (const [board, id] of BOARDS.entries()) {
    const [, name, pinText, rows] = /^([^:@]*)(?:@([^:]*))?:(.*)$/s.exec(boards[board]!) ?? [];
    if (name !== id)
      return fail('malformed', 'placement', 'board-head', {
        found: boards[board]!,
        place: board + 1,
        head: `${id}${board < 3 ? ':' : '@'}`,
      });
    if (board < 3 !== (pinText === undefined))
      return board < 3
        ? fail('malformed', 'placement', 'pin-surplus', { board: id })
        : fail('malformed', 'placement', 'pin-missing', { board: id, pin: tables.pinNames[tables.startPins[board - 3]!]! });
    if (pinText !== undefined) {
      const fault = builder.stand(board - 3, pinText);
      if (fault) return { ok: false, fault };
    }
    parts.push({ rows: rows!, board });
  }
  for (const { rows, board } of parts) {
    const squares = squaresOfBoard(board, builder.packed.boardPin);
    const width = board < 3 ? 4 : 2;
    const lines = rows.split('/').reverse();
    if (lines.length !== squares.length / width)
      return fail('malformed', 'placement', 'ranks', { board: BOARDS[board]!, ranks: squares.length / width, count: lines.length });
    for (const [y, line] of lines.entries()) {
      const cells = readRow(line, width);
      if (!cells) return fail('malformed', 'placement', 'rank', { found: line, board: BOARDS[board]!, squares: width });
      cells.forEach((cell, x) => (builder.packed.cell[squares[y * width + x]!] = cell));
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

function readRights(text: string, builder: PositionBuilder, tables: Tables): Result<true> {
  if (text === '-') return ok(true);
  const full = fullRights(builder.packed, tables);
  if (text === '*') {
    if (full.length === 0) return fail('malformed', 'rights', 'rights/none', {});
    for (const square of full) builder.packed.cell[square]! |= UNMOVED;
    return ok(true);
  }
  const squares: number[] = [];
  for (const name of text.split(',')) {
    const square = builder.find(name);
    if (square < 0) return fail('malformed', 'rights', 'rights/square', { found: name });
    const fault = builder.grant(square, full);
    if (fault) return { ok: false, fault };
    squares.push(square);
  }
  const ordered = full.filter((square) => squares.includes(square));
  if (ordered.length !== squares.length || ordered.some((square, i) => square !== squares[i]))
    return fail('malformed', 'rights', 'rights/order', { found: text, boards: BOARDS });
  if (squares.length === full.length) return fail('malformed', 'rights', 'rights/all', { found: text });
  return ok(true);
}

function readPassing(text: string, builder: PositionBuilder): Result<true> {
  if (text === '-') return ok(true);
  const [pawnName, targetText, more] = text.split(':');
  if (targetText === undefined || more !== undefined) return fail('malformed', 'en passant', 'passing', { found: text });
  const fault = builder.pass(pawnName!, targetText.split(','));
  if (fault) return { ok: false, fault };
  const { crossed } = namePassing(builder.packed)!;
  return crossed.join(',') === targetText ? ok(true) : fail('malformed', 'en passant', 'passing/order', { found: targetText, crossed });
}
