import { ok, type Position, type Result, type Ruleset } from '../../engine/index.ts';
import { makePlain } from '../../notation/characters.ts';
import { recogniseForeign } from './forms/index.ts';
import { looksLikeMove } from './token-patterns.ts';

/** A position in a text, as our strings have it. */
export interface PositionText {
  /** With one blank between its fields. */
  readonly text: string;
  /** What it was given as, to be quoted. */
  readonly given: string;
}

/** More than any position has, however it is escaped. */
const MOST_LETTERS = 20_000;

/** What a placement looks like: boards of the movable one, each with its ranks; or the many ranks of the hexagonal one. */
const MOVABLE = /^[A-Za-z]{1,2}(?:@[A-Za-z]{2}\d{1,2})?:[^;/]*\/[^;]*(?:;[^;]*)+$/;
const HEXAGONAL = /^(?:(?:[wgbWGBkqrbnpKQRBNP\d]+\/){6,}[wgbWGBkqrbnpKQRBNP\d]+|(?:[A-Za-z\d]+\/){9,}[A-Za-z\d]+)$/;
/** Fields of a position, with the placement. */
const FIELDS = { movable: 7, hexagonal: 8 };
/** What people write for the player on move. */
const TURNS: Readonly<Record<string, string>> = { white: 'w', black: 'b', gray: 'g', grey: 'g', red: 'g' };
/** What says more of a record than where it begins. */
const OTHER_LINE = /(?:^|[\s[])(?:ruleset|rules|variant|options)\s*[:"]/i;

/** Undoes what programs do to a text that they put into another: `%20`, `\/`, `\"`, `\n`. */
function unescapeText(text: string): string {
  let whole = text;
  for (let round = 0; round < 3 && /%(?:2[0-9a-f]|3[a-f]|40)/i.test(whole); round++) {
    try {
      whole = decodeURIComponent(whole.replace(/\+/g, ' '));
    } catch {
      break;
    }
  }
  return whole.replace(/\\[nrt]/g, ' ').replace(/\\(["'/\\])/g, '$1');
}

/**
 * The position a text holds, if it has the look of one: with blanks and line ends anywhere, in quotes or brackets, as a header,
 * with a word such as “Position:” before it, escaped for an address or a program.
 */
export function findPosition(source: string): PositionText | undefined {
  // A header with moves behind it begins a record.
  if (source.length > MOST_LETTERS || /^\s*\[[^\]]*\]\s*\S/.test(source)) return undefined;
  const plain = makePlain(unescapeText(source))
    .text.replace(/^[ \t]*>[>\s]*/gm, '')
    .trim()
    .replace(/^\{\s*["'](?:position|fen)["']\s*:\s*/i, '')
    .replace(/^\[\s*(?:position|fen)\s+/i, '')
    .replace(/^["'`<([{\s]+|["'`>)\]}\s,.]+$/g, '')
    .replace(/^(?:position|fen)\s{0,9}[:=]?\s{0,9}["'`]?\s*(?=\S+[/;])/i, '')
    .replace(/["'`]$/, '')
    .replace(/\s+/g, ' ')
    // Boards in lines of their own.
    .replace(/(?<=\/[A-Za-z\d]+) (?=[A-Za-z]{1,2}(?:@\w+)?:[A-Za-z\d]*\/)/g, ';')
    // A line may have been broken within the placement.
    .replace(/ ?([/;@]) ?/g, '$1')
    .replace(/^([A-Za-z]{1,2}(?:@\w+)?): ?(?=\S)/, '$1:')
    .replace(/;([A-Za-z]{1,2}(?:@\w+)?) ?: ?/g, ';$1:');
  const spaced = plain.includes(' ') ? plain : plain.replace(/[_+](?=[wgb][_+])/, ' ').replace(/(?<= \S*)[_+]/g, ' ');
  const parts = spaced.split(' ');
  const from = parts.findIndex((field) => MOVABLE.test(field) || HEXAGONAL.test(field));
  if (from < 0) return undefined;
  const [placement = '', turn, ...more] = parts.slice(from);
  const most = (MOVABLE.test(placement) ? FIELDS.movable : FIELDS.hexagonal) - 2;
  // Words around it say something of it; moves and other headers make it the beginning of a game.
  const around = [...parts.slice(0, from), ...more.slice(most)];
  if (around.some(looksLikeMove) || OTHER_LINE.test(parts.slice(0, from).join(' '))) return undefined;
  const others = more.slice(most).every((word) => /^(?:\p{L}{2,}[.,:!?]*|\*)$/u.test(word)) || from > 0 ? more.slice(0, most) : more;
  const bare = [placement, ...(turn === undefined ? [] : [turn]), ...others].join(' ').replace(/["'`>)\]},.]+$/, '');
  // Ranks of other boards look hexagonal.
  if (recogniseForeign(bare) !== undefined) return undefined;
  const text = bare
    .split(' ')
    .map((field, at) => (at === 1 ? (TURNS[field.toLowerCase()] ?? field.toLowerCase()) : field))
    .join(' ');
  return { text, given: source.trim() };
}

/** Reads a position by rules; what is only written otherwise than our strings are is taken. */
export function parsePosition(text: string, ruleset: Ruleset): Result<Position> {
  const read = ruleset.parse(text);
  if (read.ok) return ok(read.value);
  const found = findPosition(text);
  return found ? ruleset.parse(found.text) : read;
}
