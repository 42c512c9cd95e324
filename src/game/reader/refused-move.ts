import { ROLES, type Explanation, type Position, type Refusal, type Role } from '../../engine/index.ts';
import { spellFigurines } from '../../notation/spellings.ts';
import { LANGUAGES } from './languages.ts';

/** Names of a square or pin: ours, by the pin of its board, and in full as Bartmess 2.2 has it. */
const MOVABLE = String.raw`(?:[za-f]\d{1,2},?\(?(?:[WNB]B?|[QK][LP]\d{0,2}|[qk]l)\)?|[QK][LP]\d{1,2})`;
const HEXAGONAL = String.raw`[a-p]\d{1,2}`;
const makeShapes = (place: string): { readonly long: RegExp; readonly short: RegExp } => ({
  long: new RegExp(`^(?<letter>KN|[KQRBNCP])?(?<from>${place})[-x:]?(?<to>${place})(?:=?\\(?[QRBNC]N?\\)?)?\\^?$`),
  short: new RegExp(`^(?<letter>KN|[KQRBNCP])?x?(?<to>${place})$`),
});
const SHAPES = { trid: makeShapes(MOVABLE), threeway: makeShapes(HEXAGONAL) };
const CASTLES = /^([0O])-\1(?:-\1)?$/;

/** The canonical name of a square or pin. */
function nameOf(position: Position, place: string): string {
  const full = /^([a-f])(\d{1,2})(?:,\(?|\()(?:([WNB])B|([QK]L|[qk]l))\)?$/.exec(place);
  // In full, files are counted from the corner boards, and ranks from 1 (Bartmess 2.2).
  if (full) return `${'zabcde'.charAt('abcdef'.indexOf(full[1]!))}${Number(full[2]) - 1}${full[3] ?? full[4]!}`;
  const [, square = '', pin] = /^([a-z]\d{1,2})([QK][LP]\d{1,2})$/.exec(place) ?? [];
  const board = position.boards.find((one) => one.pin === pin);
  return board ? square + board.id : place;
}

/** The pieces of the player on move, of the kind that a letter names: a pawn where there is none. */
function listPieces(position: Position, letter: string | undefined): readonly string[] {
  const { letters } = position.ruleset.notation;
  const role: Role | undefined = letter === undefined ? 'pawn' : ROLES.find((one) => letters[one] === letter);
  return position.setup.pieces.filter(({ owner, role: kind }) => owner === position.turn && kind === role).map(({ square }) => square);
}

/** Why a word that is written as a move is illegal here, as a press on its squares would be told; nothing where it may mean several. */
export function findRefusal(position: Position, given: string): Refusal | undefined {
  const word = spellFigurines(given, position.ruleset.notation.letters).replace(/(?: ?e\.p\.)?(?:[+#!?]+(?:[wgb]{1,2}[!?]*)?)?$/, '');
  if (CASTLES.test(word)) {
    const castling = position.explainId(word.replace(/0/g, 'O'));
    return castling.ok && !castling.value.legal ? castling.value : undefined;
  }
  const shapes = SHAPES[position.ruleset.family];
  const long = shapes.long.exec(word)?.groups;
  const short = long ? undefined : shapes.short.exec(word)?.groups;
  const to = nameOf(position, (long ?? short)?.['to'] ?? '');
  if (to === '') return undefined;
  const isBoard = position.ruleset.pins.some(({ name }) => name === to);
  const movers = isBoard ? position.boards.map(({ pin }) => pin) : listPieces(position, short?.['letter']);
  const from = long ? [nameOf(position, long['from']!)] : movers;
  const refusals = from.map((one) => position.explain(one, to));
  const [first] = refusals;
  if (!first || first.legal) return undefined;
  // Each of several pieces may be refused for a reason of its own.
  const reasonOf = (one: Explanation): string => (one.legal ? '' : JSON.stringify([one.variant, one.args]));
  return refusals.every((one) => reasonOf(one) === reasonOf(first)) ? first : undefined;
}

/**
 * A word in the letters of the rules, whose piece has the letter of another language or a dash behind it (Meder 8.3): of the languages
 * that are common here, then of the others, if all that have the letter mean one piece by it.
 */
export function translateWord({ ruleset }: Position, given: string): string | undefined {
  const { letters } = ruleset.notation;
  const [, letter = '', rest = ''] = /^(\p{Lu}\p{Ll}?)[-: ]?(x?[za-p]\d.*)$/u.exec(given) ?? [];
  const own = ROLES.find((role) => letters[role] === letter);
  const readings = [true, false].map((isFirst) =>
    LANGUAGES.filter((one) => one.isFirst === isFirst).flatMap((one) => ROLES.filter((role) => one.letters[role] === letter)),
  );
  const [meant = []] = [own ? [own] : [], ...readings].filter((roles) => roles.length > 0);
  const [role] = meant;
  if (role === undefined || meant.some((one) => one !== role)) return undefined;
  return (role === 'pawn' ? '' : letters[role]) + rest;
}
