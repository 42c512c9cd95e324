import type { Act } from '../core/act.ts';
import { LIMITS } from '../core/limits.ts';
import { captureOf, type Move } from '../core/move.ts';
import { PLAYERS, ROLE_LETTERS, type Player } from '../core/piece.ts';
import type { Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Notation } from '../core/ruleset.ts';
import { makeRelative, type Board } from './board.ts';

/** How a cell is written: as White counts (`d9`), or as another player does (`e2`, the move then begins with `G-`). */
type Names = (cell: string) => string;

/** Without check marks: `Nc1-d4`, `e3xf5`, `O-O`, `b7-b8=Q`, `f5xg6 e.p.`. [house; the source names cells only] */
function writePlain(position: Position, move: Move, names: Names, prefix: string): string {
  if (move.kind === 'castling' || move.kind === 'pass') return move.id;
  const piece = position.at(move.from);
  const letter = piece && piece.role !== 'pawn' ? ROLE_LETTERS[piece.role] : '';
  const sign = captureOf(move) ? 'x' : '-';
  const promotion = move.promotion ? `=${ROLE_LETTERS[move.promotion]}` : '';
  return `${prefix}${letter}${names(move.from)}${sign}${names(move.to)}${promotion}${move.enPassant ? ' e.p.' : ''}`;
}

/** `+w` for check to White, `+wg` to two: everybody in check after the move (Harshman IV, Check). */
function writeChecks(position: Position, move: Move): string {
  const checks = position.after(move).checks();
  return checks.length > 0 ? `+${checks.map((check) => check.player).join('')}` : '';
}

/** What a reader may leave out or write otherwise: spaces, the kind of dash, check marks, `e.p.`, zeros for castling. */
function loosen(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > LIMITS.word) return '';
  return trimmed
    .replace(/\s+/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/[×:]/g, 'x')
    .replace(/0-0/g, 'O-O')
    .replace(/O-0/g, 'O-O')
    .replace(/[+#!?].*$/, '')
    .replace(/e\.?p\.?$/, '')
    .replace(/^R-/, 'G-');
}

/** The player from whose side a text counts its cells: `G-e2-e4`, or `R-` as the source also has it; nothing for absolute cells. */
function findView(text: string): Player | undefined {
  const letter = /^([WGRB])-/.exec(text)?.[1];
  return PLAYERS.find((player) => player.toUpperCase() === (letter === 'R' ? 'G' : letter));
}

/** The notation with cells as White counts them, or as one player does. Both kinds are read by either. */
export function makeNotation(board: Board, view?: Player): Notation {
  const names: Names = (cell) => (view ? makeRelative(board, cell, view).slice(2) : cell);
  const prefix = view ? `${view.toUpperCase()}-` : '';
  const plain = (position: Position, move: Move): string => writePlain(position, move, names, prefix);
  const write = (position: Position, move: Move): string => plain(position, move) + writeChecks(position, move);

  const readings = (position: Position, text: string): readonly Move[] => {
    const asked = loosen(text);
    if (asked === '') return [];
    const other = findView(asked);
    if (other && other !== view) return makeNotation(board, other).readings(position, text);
    // A move of a piece names its cell of arrival: the others need not be written.
    const moves = position.moves().filter((move) => move.id === asked || mayMean(move, asked, names));
    const exact = moves.filter((move) => loosen(plain(position, move)) === asked || move.id === asked);
    if (exact.length > 0) return exact;
    return moves.filter((move) => {
      const written = loosen(plain(position, move)).replace('x', '-');
      return [written, written.replace(/[KQRBN](?=[a-p])/, ''), withoutOrigin(written)].includes(asked.replace('x', '-'));
    });
  };

  const read = (position: Position, text: string): Result<Move> => {
    const wanted = text.trim();
    if (wanted.length > LIMITS.word) return refuseReading(wanted, [], (each) => write(position, each));
    const other = findView(wanted);
    if (other && other !== view) return makeNotation(board, other).read(position, text);
    const unmarked = wanted.replace(/\+[wgb]+$/, '');
    const move = position.moves().find((each) => each.id === wanted || plain(position, each) === unmarked);
    // Check marks may be left out; a wrong one is a slip that is named.
    if (move && (unmarked === wanted || write(position, move) === wanted)) return ok(move);
    const found = move ? [move] : readings(position, text);
    return refuseReading(wanted, found, (each) => write(position, each));
  };

  return { letters: ROLE_LETTERS, write, writeUnmarked: plain, readings, read, writeAct };
}

/** Whether a text may mean a move: one of a piece names its cell of arrival. */
const mayMean = (move: Move, text: string, names: Names): boolean =>
  move.kind === 'castling' || move.kind === 'pass' || text.includes(names(move.to));

/** `Nd4`, `e5`: piece and destination only. */
function withoutOrigin(written: string): string {
  return written.replace(/([KQRBN]?)[a-p]\d+-(?=[a-p])/, '$1');
}

/** A move as it is written, whether or not it is legal. */
const SHAPE = /^(([WGRB]-)?[KQRBN]?[a-p]\d{1,2}[-x][a-p]\d{1,2}(=[QRBN])?( e\.p\.)?|O-O(-O)?|pass)(\+[wgb]+)?$/;

function refuseReading(text: string, found: readonly Move[], write: (move: Move) => string): Result<Move> {
  const [only] = found;
  if (found.length > 1)
    return fail('ambiguous', 'move', 'move/several-cells', { found: text, count: found.length, moves: found.slice(0, 4).map(write) });
  if (only) return fail('malformed', 'move', 'move/written', { found: text, written: write(only) });
  const isFormed = text.length <= LIMITS.word && SHAPE.test(text);
  return isFormed
    ? fail('illegal', 'move', 'move/illegal-cells', { found: text })
    : fail('malformed', 'move', 'move/form-cells', { found: text });
}

/**
 * A declaration as it stands behind a move: `#g` by one, `##g` jointly; where two players could declare, the declarer comes first: `w#g`.
 * Anything but a declaration is written by its id.
 */
function writeAct(position: Position, act: Act): string {
  if (act.kind !== 'declaration') return act.id;
  if (act.by.length === 2) return `##${act.loser}`;
  const others = position.acts().filter((other) => other.kind === 'declaration' && other.by.length === 1 && other.loser === act.loser);
  return `${others.length > 1 ? act.by[0]! : ''}#${act.loser}`;
}
