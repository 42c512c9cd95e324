import { trimTrailingMarks } from './trailing-marks.ts';
import type { Act, Move, Position, Role } from '../engine/index.ts';

/** The pictures that stand for letters, as text; a page shows our own drawings in their place. */
export const FIGURES: Readonly<Record<Role, string>> = { king: '♚', queen: '♛', rook: '♜', bishop: '♝', knight: '♞', pawn: '♟' };
const PICTURED = /[♚-♟]/;

/** A move or an act that a word may mean. */
export interface ReadMove {
  readonly id: string;
  readonly move?: Move;
}

const stepOf = (move: Move): ReadMove => ({ id: move.id, move });

/** Names of a square or pin of a move: as in its id, and by the pin where its board stands. */
function namesOf(position: Position, place: string): readonly string[] {
  const board = position.boards.find(({ id }) => place.slice(2) === id);
  return board ? [place, place.slice(0, 2) + board.pin] : [place];
}

const squeeze = (text: string): string => text.replace(/[-x:,=()[\]_\s+#!?/]/g, '');

/** The legal moves a word may mean: of a piece’s moves those whose square of arrival it names, so that only these need be written. */
function nearMoves(position: Position, word: string): readonly Move[] {
  // The full notation of Bartmess has names of its own for some squares.
  if (position.ruleset.notation.writeAsShown) return position.moves();
  const lower = word.toLowerCase();
  return position.moves().filter(({ kind, to }) => kind !== 'piece' || lower.includes(to.slice(0, 2)));
}

/** A legal move by its squares alone, with the letter of its piece before them or not. */
function longNames(position: Position, move: Move): readonly string[] {
  const names = [squeeze(move.id)];
  if (move.kind !== 'piece') return names;
  const { letters } = position.ruleset.notation;
  const role = position.at(move.from)?.role;
  const promotion = move.promotion ? letters[move.promotion] : '';
  const tail = move.id.endsWith('^') ? '^' : '';
  for (const from of namesOf(position, move.from))
    for (const to of namesOf(position, move.to))
      for (const before of ['', role ? letters[role] : '']) names.push(before + from + to + promotion + tail);
  return names;
}

/** The legal moves that a squeezed word names by their squares. */
const findLong = (position: Position, word: string): readonly Move[] =>
  nearMoves(position, word).filter((move) => longNames(position, move).includes(word));

/** The legal moves that a squeezed word without capitals names by their squares, or as the rules write them. */
function findLower(position: Position, word: string): readonly Move[] {
  const isWritten = (move: Move): boolean =>
    squeeze(position.ruleset.notation.writeUnmarked(position, move).replace(/ e\.p\./, '')).toLowerCase() === word;
  return nearMoves(position, word).filter(
    (move) => longNames(position, move).some((name) => name.toLowerCase() === word) || isWritten(move),
  );
}

/** Whether a word has a figurine. */
export function hasFigurine(word: string): boolean {
  return PICTURED.test(word);
}

/** A word with the letters of a ruleset for its figurines. */
export function spellFigurines(word: string, letters: Readonly<Record<Role, string>>): string {
  return word.replace(/[♚-♟]/g, (figure) => {
    const role = (Object.keys(FIGURES) as Role[]).find((one) => FIGURES[one] === figure)!;
    return role === 'pawn' ? '' : letters[role];
  });
}

/** What a word may be once all that may be written otherwise is written as the rules do, the nearest first. */
function* variantsOf(given: string, isThreeway: boolean): Generator<string> {
  yield given;
  const word = trimTrailingMarks(given)
    .replace(/(?:dbl\.?)?ch\.?$/i, '')
    .replace(/e\.?p\.?$/i, '')
    .replace(/->|>|(?<=\w)(?:~|\.\.)(?=[a-z]\d)/gi, '-')
    .replace(/(?<=[a-z\dA-Z])X(?=[a-z\d])/g, 'x')
    .replace(/(?<=\w):(?=[a-z])/gi, 'x')
    .replace(/[(/]([KQRBNC]{1,2})\)?$/, '=$1')
    .replace(/[+#]$/, '');
  if (word !== given) yield word;
  if (/^[0OoОоΟο](?:-?[0OoОоΟο]){1,2}$/.test(word)) {
    const count = word.replace(/-/g, '').length;
    yield Array(count)
      .fill(isThreeway ? 'O' : '0')
      .join('-');
    return;
  }
  if (isThreeway) {
    const named = word.replace(/^([wgrb])-/, (letter) => letter.toUpperCase()).replace(/^((?:[WGRB]-)?)K[nN](?=[a-p]\d)/, '$1N');
    yield named.replace(/^((?:[WGRB]-)?)P-?(?=[a-p]\d)/, '$1');
    return;
  }
  const bare = word.replace(/^[Pp][-:]?(?=[xza-f]\d|x)/, '').replace(/^([KQRBNC]|KN)[-:](?=[za-e]\d)/, '$1');
  yield bare;
  // A move number without a blank behind it.
  const unnumbered = bare.replace(/^\d{1,3}(?=(?:KN|[KQRBNC])?[za-f]\d[A-Za-z])/, '');
  if (unnumbered !== bare) yield unnumbered;
  // A board that turns in place goes to its own pin.
  const turned = bare.replace(/^([QK][LP]\d{1,2})-\1$/, '$1r');
  if (turned !== bare) yield turned;
  // Meder’s German edition has an S for the black board.
  const german = bare.replace(/([za-f]\d)S(?=[-x=]|$)/g, '$1B');
  if (german !== bare) yield german;
  // Boards are called level or platform: QL1, QP1.
  const other = bare.replace(/([QK])([LP])(?=\d)/g, (_, side: string, kind: string) => side + (kind === 'L' ? 'P' : 'L'));
  if (other !== bare) yield other;
  // Bartmess 2.2 has a comma between square and board, and a B for a main board.
  const full = bare.replace(
    /([a-f]\d{1,2})[,/.([_]?(?:([WNB])B?|([QK]L|[qk]l))[)\]]?(?=[-x=]|$)/g,
    (_, square: string, main?: string, level?: string) => (main === undefined ? `${square},${level}` : `${square},${main}B`),
  );
  if (full !== bare) yield full;
}

/** An act by its id, or as it is written. */
function findAct(position: Position, word: string): Act | undefined {
  if (!/[:#]/.test(word)) return undefined;
  const { notation } = position.ruleset;
  return position.acts().find((act) => act.id === word || notation.writeAct?.(position, act) === word);
}

/** The letter of a piece that is named; none for a pawn. */
function spellName(name: string, letters: Readonly<Record<Role, string>>): string {
  const role = name === 'kt' || name === 'kn' ? 'knight' : (name as Role);
  return role === 'pawn' ? '' : letters[role];
}

const CASTLES = /castl|roch|roq|rocade|rokade|arroc/i;
const LONG_SIDE = /queen|long|lang|gro|grand|largo/i;
const SHORT_SIDE = /king|short|kurz|klein|petit|korte|corto/i;

/** Castling in words: to both sides where none is named. */
function findCastling(position: Position, word: string): readonly Move[] {
  if (!CASTLES.test(word)) return [];
  const side = LONG_SIDE.test(word) ? 'O-O-O' : SHORT_SIDE.test(word) ? 'O-O' : undefined;
  return position.moves().filter(({ id }) => (side === undefined ? /^O-O(?:-O)?$/.test(id) : id === side));
}

/** A move of a piece by the square of arrival alone, as the rules write it and by the board's name that never changes. */
function arrivalNames(position: Position, move: Move): readonly string[] {
  const { notation } = position.ruleset;
  const role = position.at(move.from)?.role;
  if (move.kind !== 'piece' || !role) return [];
  const letter = role === 'pawn' ? '' : notation.letters[role];
  const tail = (move.promotion ? notation.letters[move.promotion] : '') + (move.id.endsWith('^') ? '^' : '');
  // Squares with a comma need no letter before them.
  const written = notation.writeAsShown && /[-x](\w+,\w+)/.exec(notation.writeUnmarked(position, move))?.[1];
  const squares = written === undefined ? [move.to] : [move.to, squeeze(written)];
  return squares.flatMap((to) => [letter + to + tail, ...(written === undefined ? [] : [to + tail])]);
}

/** The moves of pieces that a squeezed word names by the square of arrival. */
const findArrivals = (position: Position, word: string): readonly Move[] =>
  nearMoves(position, word).filter((move) => arrivalNames(position, move).includes(word));

/** The moves and acts of a position that a word may mean, as the rules write them or any way that comes to the same. */
export function readOwn(position: Position, given: string): readonly ReadMove[] {
  // Variations ask for the same words in the same position again and again.
  const words = answers.get(position) ?? new Map<string, readonly ReadMove[]>();
  answers.set(position, words);
  const ready = words.get(given);
  if (ready) return ready;
  const found = findOwn(position, given);
  words.set(given, found);
  return found;
}

const answers = new WeakMap<Position, Map<string, readonly ReadMove[]>>();

function findOwn(position: Position, given: string): readonly ReadMove[] {
  // A word that was cut off behind its dash has lost where the piece goes.
  if (/[za-p]\d\w*[-x:]$/.test(given)) return [];
  const steps = readAnyPiece(position, given);
  // A P before its square is a pawn’s in English; where a knight or a king goes so, the letters are of another language.
  const isPawn = /^P[-:]?x?[za-f]\d/.test(given);
  return isPawn ? steps.filter(({ move }) => !move || position.at(move.from)?.role === 'pawn') : steps;
}

function readAnyPiece(position: Position, given: string): readonly ReadMove[] {
  const exact = position.moves().find(({ id }) => id === given);
  if (exact) return [stepOf(exact)];
  // Written in full, it is found without the names of all moves.
  const [, letter = '', from, to] = /^(KN|[KQRBNC])([za-f]\d[A-Za-z]*)[-x]([za-f]\d[A-Za-z]*)$/.exec(given) ?? [];
  const long = from === undefined ? undefined : position.moves().find(({ id }) => id === `${from}-${to}`);
  const role = long?.kind === 'piece' ? position.at(long.from)?.role : undefined;
  if (long && role && position.ruleset.notation.letters[role] === letter) return [stepOf(long)];
  const act = findAct(position, given);
  if (act) return [{ id: act.id }];
  const { notation, family } = position.ruleset;
  const lettered = hasFigurine(given) ? spellFigurines(given, notation.letters) : given;
  // The piece by its whole name, and the knight as older English books have it.
  const word = lettered.replace(/^(Knight|King|Queen|Rook|Bishop|Pawn|Kt|Kn)[ -]?(?=x?[za-p]\d)/i, (name) =>
    spellName(name.replace(/[ -]$/, '').toLowerCase(), notation.letters),
  );
  const variants = [...new Set(variantsOf(word, family === 'threeway'))];
  for (const variant of variants) {
    const moves = notation.readings(position, variant);
    if (moves.length > 0) return moves.map(stepOf);
  }
  for (const variant of variants) {
    const moves = findLong(position, squeeze(variant));
    if (moves.length > 0) return moves.map(stepOf);
  }
  const castling = findCastling(position, given);
  if (castling.length > 0) return castling.map(stepOf);
  for (const variant of variants) {
    const moves = /^\S{3,}$/.test(variant) ? findArrivals(position, squeeze(variant)) : [];
    if (moves.length > 0) return moves.map(stepOf);
  }
  // Without capitals only where one legal move is left.
  for (const variant of variants) {
    const moves = findLower(position, squeeze(variant).toLowerCase());
    if (moves.length === 1) return moves.map(stepOf);
  }
  return [];
}
