import { ROLES, type PlacedPiece, type Player, type Position, type Role, type Ruleset } from '../../engine/index.ts';
import type { PlainText } from '../../notation/characters.ts';
import { FIGURES } from '../../notation/spellings.ts';
import { toDescribedFault } from '../../words/described-fault.ts';
import { findLabel } from './player-labels.ts';
import { findNamedPiece, LANGUAGES } from './languages.ts';

/** What a list of pieces came to: a position, or what keeps it from being one. */
export type PieceList = { readonly at: number; readonly word: string } & (
  | { readonly kind: 'position'; readonly position: Position }
  /** A square that these rules do not have; a piece without a player. */
  | { readonly kind: 'square' | 'owner' }
  | { readonly kind: 'impossible'; readonly message: string }
);

/** More of a text is no list of pieces. */
const MOST_LETTERS = 2_000;
const WORDS = /[\p{L}\p{N}♚-♟@]+/gu;
const SQUARE = /^[za-p]\d{1,2}(?:[WNB]|[QKqk][LPlp]\d{0,2})?$/;
const PIECE = /^(\p{Lu}\p{L}?|[kqrn]|[♚-♟])([za-p]\d.*)$/u;
const BOARD = /^[QKqk][Ll]$/;
const PIN = /^[QK][LP]\d{1,2}$/;
/** Words between a piece and its square. */
const JOINS = new Set('at on the a and is are stands stand with und auf im et en y e'.split(' '));
/** Words behind a player who is on move. */
const TURNS = new Set('to move moves play plays turn on am zug'.split(' '));

interface Listed {
  readonly owner: Player | undefined;
  readonly role: Role;
  readonly square: string;
  readonly at: number;
}

/** A list as it is written. */
interface Read {
  readonly pieces: readonly Listed[];
  /** Pins of attack boards, where they are said. */
  readonly boards: ReadonlyMap<string, string>;
  readonly turn: Player | undefined;
}

/** Reads a list of pieces, `White: Kd0KL, Qa0QL. Black: Kd9kl.`; `undefined` for any other text. */
export function readPieceList(plain: PlainText, rules: Ruleset): PieceList | undefined {
  if (plain.text.length > MOST_LETTERS) return undefined;
  const read = readWords(plain, rules);
  const kings = read?.pieces.filter(({ role }) => role === 'king') ?? [];
  const owners = new Set(read?.pieces.map(({ owner }) => owner));
  // One piece each may be moves; a list has two kings, or several pieces of one player.
  if (!read || kings.length === 0 || (kings.length < 2 && read.pieces.length <= owners.size)) return undefined;
  return place(read, rules);
}

function place({ pieces, boards, turn }: Read, rules: Ruleset): PieceList {
  const begin = rules.begin().setup;
  const places = begin.boards.map(({ id, pin }) => ({ id, pin: boards.get(id) ?? pin }));
  const bare = rules.changeSetup(begin, { kind: 'clear' });
  const view = bare.ok ? rules.viewSetup({ ...bare.value, boards: places }) : bare;
  const names = new Set(view.ok ? view.value.squares.map(({ name }) => name) : []);
  const placed: PlacedPiece[] = [];
  for (const { owner, role, square, at } of pieces) {
    // A square may have its board by the pin that this stands at.
    const board = places.find(({ pin }) => square.slice(2) === pin);
    const name = board ? square.slice(0, 2) + board.id : square;
    if (!names.has(name)) return { kind: 'square', word: square, at };
    if (owner === undefined) return { kind: 'owner', word: square, at };
    placed.push({ owner, role, square: name });
  }
  const active = rules.players.filter((player) => placed.some(({ owner, role }) => owner === player && role === 'king'));
  const first = { at: pieces[0]!.at, word: '' };
  const setup = { ...begin, boards: places, pieces: placed, active, turn: turn ?? active[0]!, enPassant: [], clock: 0 };
  const forgotten = rules.changeSetup(setup, { kind: 'forget' });
  const made = forgotten.ok ? rules.fromSetup(forgotten.value) : forgotten;
  if (made.ok) return { kind: 'position', position: made.value, ...first };
  return { kind: 'impossible', message: toDescribedFault(made.fault).message, ...first };
}

/** The words of a list, or nothing where one of them has no place in it. */
function readWords(plain: PlainText, rules: Ruleset): Read | undefined {
  const words = [...plain.text.matchAll(WORDS)].map(({ 0: text, index: at }) => ({ text, at }));
  const letters = findLetters(
    words.map(({ text }) => text),
    rules,
  );
  const pieces: Listed[] = [];
  const boards = new Map<string, string>();
  let [turn, owner]: (Player | undefined)[] = [];
  let role: Role | undefined;
  for (let index = 0; index < words.length; index++) {
    const { text, at } = words[index]!;
    const next = words[index + 1]?.text ?? '';
    const label = findLabel(/^[wgb]$/.test(text) ? text.toUpperCase() : text, rules.players);
    if (label !== undefined && !SQUARE.test(next) && !JOINS.has(next) && TURNS.has(next.toLowerCase())) {
      turn = label;
      while (TURNS.has(words[index + 1]?.text.toLowerCase() ?? '')) index++;
    } else if (label !== undefined) [owner, role] = [label, undefined];
    else if (BOARD.test(text)) {
      if (JOINS.has(next)) index++;
      const pin = words[++index]?.text ?? '';
      if (!PIN.test(pin)) return undefined;
      boards.set(owner === 'b' ? text.toLowerCase() : text, pin);
    } else if (/^[QKqk][Ll]@/.test(text)) boards.set(text.slice(0, 2), text.slice(3));
    else if (SQUARE.test(text)) pieces.push({ owner, role: role ?? 'pawn', square: text, at });
    else if (PIECE.test(text)) {
      const read = readPiece(text, plain, at, letters, rules);
      if (!read) return undefined;
      pieces.push({ owner: read.owner ?? owner, role: read.role, square: read.square, at });
      role = undefined;
    } else if (findRole(text, rules)) role = findRole(text, rules);
    else if (!JOINS.has(text.toLowerCase())) return undefined;
  }
  return { pieces, boards, turn };
}

/** A piece by its whole name, in the plural too, or by its letter or picture alone. */
function findRole(word: string, { notation: { letters } }: Ruleset): Role | undefined {
  const name = word.toLowerCase();
  return (
    findNamedPiece(name) ?? findNamedPiece(name.replace(/s$/, '')) ?? ROLES.find((role) => word === letters[role] || word === FIGURES[role])
  );
}

type Letters = Readonly<Record<Role, string>>;

/** The letters of a list: those of the rules, or of the languages that have all of its letters, where these agree. */
function findLetters(words: readonly string[], { notation }: Ruleset): Letters | undefined {
  const heads = new Set(words.flatMap((word) => (SQUARE.test(word) ? [] : (PIECE.exec(word)?.[1] ?? []))));
  const used = [...heads].filter((head) => /^\p{Lu}/u.test(head) && head !== 'P');
  const has = (letters: Letters): boolean => used.every((head) => Object.values(letters).includes(head));
  if (has(notation.letters)) return notation.letters;
  const [first, ...others] = LANGUAGES.flatMap(({ letters }) => (has(letters) ? [letters] : []));
  const isSame = (letters: Letters): boolean => ROLES.every((role) => !used.includes(first![role]) || letters[role] === first![role]);
  return first && others.every(isSame) ? first : undefined;
}

/** A piece by its letter or picture with its square; a picture says whose it is where two play. */
function readPiece(
  text: string,
  plain: PlainText,
  at: number,
  letters: Letters | undefined,
  { players }: Ruleset,
): { readonly owner?: Player; readonly role: Role; readonly square: string } | undefined {
  const [, letter = '', square = ''] = PIECE.exec(text) ?? [];
  if (!SQUARE.test(square)) return undefined;
  const picture = ROLES.find((role) => FIGURES[role] === letter);
  if (picture !== undefined) {
    const owner = /[♔-♙]/.test(plain.source[plain.sourceOf(at)]!) ? 'w' : 'b';
    return { role: picture, square, ...(players.length === 2 && { owner }) };
  }
  const role = ROLES.find((one) => letters?.[one] === letter.toUpperCase()) ?? (letter === 'P' ? 'pawn' : undefined);
  return role && { role, square };
}
