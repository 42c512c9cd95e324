import { LIMITS } from '../core/limits.ts';
import { captureOf, movesBoardToo, type Move } from '../core/move.ts';
import { ROLE_LETTERS, type Role } from '../core/piece.ts';
import type { Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Notation } from '../core/ruleset.ts';
import { FILES } from './board.ts';
import type { NotationStyle } from './rules.ts';

/** Ways to tell two like pieces apart, the one preferred first (Meder E11, E12). */
const MARKS = ['', 'file', 'rank', 'level', 'file rank', 'file level', 'rank level', 'file rank level'] as const;
type Mark = (typeof MARKS)[number];

/** One move, taken apart for writing. */
interface Parts {
  readonly role: Role;
  /** File, rank and level of departure as written. */
  readonly file: string;
  readonly rank: string;
  readonly level: string;
  readonly captures: boolean;
  /** The square of arrival as written. */
  readonly arrival: string;
  readonly promotion: string;
}

/** How people write the moves of a Tri-D ruleset. */
export function makeNotation(style: NotationStyle): Notation {
  const letters = style.letters ?? ROLE_LETTERS;
  const spell =
    style.kind === 'full' ? spellFull : (position: Position, move: Move) => spellShort(position, move, letters, style.boardsByArrival);
  const write = (position: Position, move: Move): string => spell(position, move) + ending(position, move);
  const known = new WeakMap<Position, readonly string[]>();
  /** All legal moves as they are spelled, in their order. */
  const spelled = (position: Position): readonly string[] => {
    const list = known.get(position) ?? position.moves().map((move) => strip(spell(position, move)));
    known.set(position, list);
    return list;
  };
  const readings = (position: Position, text: string): readonly Move[] => {
    const wanted = strip(text);
    if (wanted === '') return [];
    const moves = position.moves();
    // A piece’s move has the square of its arrival in its name: the others need not be spelled.
    const near = (move: Move): boolean => style.kind === 'full' || move.kind !== 'piece' || wanted.includes(move.to.slice(0, 2));
    const exact = moves.filter((move) => move.id === wanted || (near(move) && strip(spell(position, move)) === wanted));
    if (exact.length > 0 || style.kind === 'full') return exact;
    const loose = wanted.replace(/([a-e]\d)S/g, '$1B').replace('x', '');
    return moves.filter((move) => near(move) && spellings(position, move, letters).includes(loose));
  };
  return {
    letters,
    write,
    writeUnmarked: spell,
    ...(style.kind === 'short' && style.sourceStyle && { sourceStyle: style.sourceStyle }),
    ...(style.kind === 'full' && { writeAsShown: (position, move) => spellFull(position, move, (name) => name) + ending(position, move) }),
    readings,
    read(position, text): Result<Move> {
      const found = readings(position, text);
      const [only] = found;
      if (only && found.length === 1) {
        const surplus = style.kind === 'short' && hasSurplus(position, only, strip(text), letters);
        return surplus ? fail('malformed', 'move', 'move/surplus', { found: text, written: write(position, only) }) : ok(only);
      }
      if (found.length > 1)
        return fail('ambiguous', 'move', 'move/several', { found: text, moves: found.map((move) => write(position, move)) });
      return refuseText(position, text, FORMS[style.kind], spelled(position), write);
    },
  };
}

/** Without what may be left out or spelled in more than one way: marks of check, `e.p.`, spaces, O for 0; nothing of what is too long. */
function strip(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > LIMITS.word) return '';
  return trimmed
    .replace(/\s*e\.p\./g, '')
    .replace(/[+#!?]+$/, '')
    .replace(/^O-O/, '0-0')
    .replace(/^0-0-O/, '0-0-0')
    .replace(/\s+/g, '');
}

const LEVEL = '(?:[WNB]|[QK][LP]\\d{0,2}|[qk]l)';
const PIN = '[QK][LP]\\d{1,2}';
const SQUARE = `[za-e]\\d(?:S|${LEVEL})`;
const FULL_SQUARE = '[a-f]\\d{1,2},(?:[WNB]B|[QK]L|[qk]l)';
const PROMOTION = '=?(?:KN|[QRBNC])';
const ID = `${SQUARE}-${SQUARE}(?:=[QRBN])?\\^?|${PIN}r|${PIN}-${PIN}`;

const PLACES = new RegExp(`${FULL_SQUARE}|${SQUARE}|${PIN}`, 'g');

/** What a move looks like, legal or not. */
const FORMS: Readonly<Record<NotationStyle['kind'], RegExp>> = {
  full: new RegExp(`^(?:${FULL_SQUARE}[-x]${FULL_SQUARE}(?:=[QRBN])?|${ID})$`),
  short: new RegExp(
    `^(?:(?:KN|[KQRBNC])?[za-e]?\\d?${LEVEL}?x?${SQUARE}(?:${PROMOTION})?\\^?|0-0(?:-0)?|(?:${PIN}-)?${PIN}(?:,${SQUARE}${PROMOTION})?|${ID})$`,
  ),
};

/** `spelled` are the legal moves as they would be written, in their order. */
function refuseText(
  position: Position,
  text: string,
  form: RegExp,
  spelled: readonly string[],
  write: (position: Position, move: Move) => string,
): Result<never> {
  if (spelled.length === 0) return fail('illegal', 'move', 'move/stuck', { found: text });
  const isFormed = form.test(strip(text));
  const target = isFormed ? [...strip(text).matchAll(PLACES)].at(-1)?.[0] : undefined;
  const near = position.moves().filter((_, i) => target !== undefined && spelled[i]!.includes(target));
  const moves = (near.length > 0 ? near : position.moves()).slice(0, 6).map((move) => write(position, move));
  const found = { found: text, to: near.length > 0 ? target : undefined, moves };
  return isFormed ? fail('illegal', 'move', 'move/illegal', found) : fail('malformed', 'move', 'move/form', found);
}

/** Check, mate and en passant, which stand at the end. */
function ending(position: Position, move: Move): string {
  const next = position.after(move);
  const mate = next.status() === 'checkmate';
  return (move.enPassant ? ' e.p.' : '') + (mate ? '#' : next.checks().length > 0 ? '+' : '');
}

/** Bartmess 2.2: files a to f, ranks 1 to 10, a comma, the board. */
function squareOfBartmess(name: string): string {
  const board = name.slice(2);
  return `${'abcdef'.charAt(FILES.indexOf(name.charAt(0)))}${Number(name.charAt(1)) + 1},${board.length === 1 ? `${board}B` : board}`;
}

/** Bartmess 2.4: squares of departure and arrival in full, the piece unnamed. */
function spellFull(_position: Position, move: Move, square = squareOfBartmess): string {
  if (move.kind === 'board') return move.from === move.to ? `${move.from}r` : `${move.from}-${move.to}`;
  const promotion = move.promotion ? `=${ROLE_LETTERS[move.promotion]}` : '';
  return `${square(move.from)}${captureOf(move) ? 'x' : '-'}${square(move.to)}${promotion}`;
}

/** Squares of attack boards are named by where the board stands (Meder E3). */
function levelOf(position: Position, square: string): string {
  const board = square.slice(2);
  return position.boards.find((candidate) => candidate.id === board)?.pin ?? board;
}

function takeApart(position: Position, move: Move, letters: Readonly<Record<Role, string>>): Parts {
  const piece = position.at(move.from)!;
  return {
    role: piece.role,
    file: move.from.charAt(0),
    rank: move.from.charAt(1),
    level: levelOf(position, move.from),
    captures: captureOf(move) !== undefined,
    arrival: `${move.to.slice(0, 2)}${levelOf(position, move.to)}`,
    promotion: (move.promotion ? letters[move.promotion] : '') + (movesBoardToo(move) ? '^' : ''),
  };
}

function assemble(parts: Parts, mark: Mark, letters: Readonly<Record<Role, string>>, cross = parts.captures): string {
  const letter = parts.role === 'pawn' ? '' : letters[parts.role];
  const departure =
    mark === ''
      ? ''
      : mark
          .split(' ')
          .map((word) => parts[word as 'file' | 'rank' | 'level'])
          .join('');
  return `${letter}${departure}${cross ? 'x' : ''}${parts.arrival}${parts.promotion}`;
}

function spellSpecial(move: Move, letters: Readonly<Record<Role, string>>, position: Position): string | undefined {
  if (move.kind === 'castling') return move.id.replaceAll('O', '0');
  if (move.kind === 'promotion') return `${move.from.slice(0, 2)}${levelOf(position, move.from)}${letters[move.promotion!]}`;
  return undefined;
}

/** The promotion that a board move causes, written behind it. */
function spellCaused(move: Move, letters: Readonly<Record<Role, string>>): string {
  if (!move.promotion) return '';
  const become = move.effects.find((effect) => effect.kind === 'become')!;
  const board = move.effects.find((effect) => effect.kind === 'board')!;
  const level = become.square.slice(2) === board.board ? move.to : become.square.slice(2);
  return `,${become.square.slice(0, 2)}${level}${letters[move.promotion]}`;
}

/** Meder, Appendix E. A pawn that captures always names its file and level (E10). */
function spellShort(position: Position, move: Move, letters: Readonly<Record<Role, string>>, boardsByArrival: boolean): string {
  const special = spellSpecial(move, letters, position);
  if (special !== undefined) return special;
  if (move.kind === 'board') {
    const rivals = position.moves().filter((other) => other.kind === 'board' && other.to === move.to && other.from !== move.from);
    const transfer = boardsByArrival && rivals.length === 0 ? move.to : `${move.from}-${move.to}`;
    return transfer + spellCaused(move, letters);
  }
  const parts = takeApart(position, move, letters);
  if (parts.role === 'pawn' && parts.captures) return assemble(parts, 'file level', letters);
  const rivals = position
    .moves()
    .filter((other) => other.kind === 'piece' && other.to === move.to && other.from !== move.from && !captureOfPawn(position, other))
    .map((other) => takeApart(position, other, letters))
    .filter((other) => other.role === parts.role && other.promotion === parts.promotion);
  const mark = chooseMark(parts, rivals);
  return assemble(parts, mark, letters);
}

function captureOfPawn(position: Position, move: Move): boolean {
  return position.at(move.from)?.role === 'pawn' && captureOf(move) !== undefined;
}

/**
 * No mark, then those that can tell a piece from its like. A pawn names its file before anything else (E12), and a king
 * has no like: else `Nc4N` might mean a pawn from level N, and the Usenet rules' `KNc4N` a king.
 */
function marksOf(role: Role): readonly Mark[] {
  return role === 'king' ? [''] : role === 'pawn' ? ['', ...MARKS.filter((mark) => mark.startsWith('file'))] : MARKS;
}

/** The first mark that tells the move from its rivals. */
function chooseMark(parts: Parts, rivals: readonly Parts[]): Mark {
  if (rivals.length === 0) return '';
  const marks = marksOf(parts.role).slice(1);
  const differs = (mark: Mark): boolean =>
    rivals.every((rival) =>
      mark.split(' ').some((word) => rival[word as 'file' | 'rank' | 'level'] !== parts[word as 'file' | 'rank' | 'level']),
    );
  return marks.find(differs) ?? 'file rank level';
}

/** Whether a text marks where the piece comes from though it has no like that could go there. */
function hasSurplus(position: Position, move: Move, wanted: string, letters: Readonly<Record<Role, string>>): boolean {
  if (move.kind !== 'piece' || move.id === wanted) return false;
  const parts = takeApart(position, move, letters);
  const written = spellShort(position, move, letters, true).replace('x', '');
  const marks = marksOf(parts.role);
  const used = marks.find((mark) => assemble(parts, mark, letters, false) === wanted.replace('x', ''));
  const chosen = marks.find((mark) => assemble(parts, mark, letters, false) === written);
  return chosen === '' && used !== undefined && used !== '';
}

/**
 * Every way a move may loosely be written: any mark its kind of piece can have, the x left out. A pawn's capture names at
 * least its file: without it `b5B` would say a step ahead.
 */
function spellings(position: Position, move: Move, letters: Readonly<Record<Role, string>>): string[] {
  const special = spellSpecial(move, letters, position);
  if (special !== undefined) return [special];
  if (move.kind === 'board') return [move.to, `${move.from}-${move.to}`].map((transfer) => transfer + spellCaused(move, letters));
  const parts = takeApart(position, move, letters);
  const marks = marksOf(parts.role).filter((mark) => mark !== '' || parts.role !== 'pawn' || !parts.captures);
  return marks.map((mark) => assemble(parts, mark, letters, false));
}
