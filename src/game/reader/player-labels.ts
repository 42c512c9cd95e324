import { PLAYERS, type Player } from '../../engine/index.ts';

/** What people call the players before their moves: in English, with the source’s red for Gray (Harshman I), and in other languages. */
const NAMES_OF_PLAYERS: Readonly<Record<Player, string>> = {
  w: 'w white weiss weiß blanc blancs blanca blancas bianco wit branco brancas hvid hvit vit biały белые',
  g: 'g gray grey grau r red rot gris grigio grijs cinza rouge rojo rosso rood',
  b: 'b black schwarz noir noirs negro negras nero zwart preto pretas sort svart czarny черные чёрные',
};
const LABELS: ReadonlyMap<string, Player> = new Map(
  PLAYERS.flatMap((player) => NAMES_OF_PLAYERS[player].split(' ').map((name) => [name, player] as const)),
);

const SEAT = '(?:p|player|seat|spieler|joueur|speler|jugador|giocatore)';
const COUNTED = /(?:^|\s|(?<=\p{L}))#?([1-3]|one|two|three|1st|2nd|3rd|first|second|third)(?=$|\s)/iu;
const SEATS: readonly (readonly string[])[] = [
  ['1', 'one', '1st', 'first'],
  ['2', 'two', '2nd', 'second'],
  ['3', 'three', '3rd', 'third'],
];
const NAMED = Object.values(NAMES_OF_PLAYERS)
  .flatMap((names) => names.split(' '))
  .filter(({ length }) => length > 1)
  .join('|');
/** What may stand between a player and the move: `White plays b4N`, `White's move: b4N`. */
const SAYS =
  "(?:'s)?[ ](?:to[ ](?:move|play)|move|turn|plays?|played|moves?|moved|goes|opens|answers|answered|replies|replied|responds|responded|zieht|spielt|joue)(?:[ ](?:with|to))?";
const BEHIND = String.raw`(?=\s*(?:\d{1,3}[.)]+\s*)?\S{0,4}(?:[a-pz]\d|[0O]-[0O]))`;

/**
 * A player who is called to move otherwise than by a plain name: by the seat (`P1:`, `Player 2`, `Second player:`), with a verb, or
 * by a letter and a full stop. The first group is what calls them.
 */
const CALL = new RegExp(
  String.raw`(?:(${NAMED})${SAYS}(?:\s{0,9}[:,-])?|(${SEAT}[ ]?[#.-]?[ ]?(?:[1-3]|one|two|three))(?:\s*[:)]|[ ]?[-=>]+(?=\s)|(?<=\p{L}{2}[ ]?[#.-]?[ ]?\w+|P\d)(?=[ ]))|((?:1st|2nd|3rd|first|second|third)(?:[ ](?:player|seat|move))?)\s*:|((?:first|second|third|1st|2nd|3rd)[ ](?:player|seat))(?=[ ])|([wgb])\.(?=[ ]))${BEHIND}`,
  'iuy',
);
/** Somebody who is no player by name, `and you played b5B`; the joint between two calls. */
const ANYBODY = new RegExp(
  String.raw`(?:(?:and|then|und|dann)[ ](?:then[ ])?)?(?:(?:i|you|we|he|she|they|my opponent|opponent|ich|du)[ ](?:have[ ]|then[ ])?(?:play|move|answer|replie?|respond|open|spiele|ziehe)(?:s|d|ed)?(?:[ ](?:with|to))?|(?:my|your|his|her|their)[ ](?:first[ ]|next[ ])?(?:move|reply|answer)(?:[ ](?:is|was))?)(?:\s{0,9}[:,-])?${BEHIND}`,
  'iuy',
);
const AND = new RegExp(String.raw`(?:(?:and|then|und|dann)[ ]){1,2}(?:(?=(?:${NAMED})[ :])|${BEHIND})`, 'iuy');
/** First words of all of these, so that others are passed at once. */
const CALLING = new RegExp(
  String.raw`(?:${NAMED}|${SEAT}|1st|2nd|3rd|first|second|third|[wgb](?=\.)|and|then|und|dann|i|you|we|he|she|they|my|your|his|her|their|opponent|ich|du)(?=['’ :.)#>=-]|\d)`,
  'iuy',
);

/** Who is called to move at a place of a text, as a word that `findLabel` knows, and its length; no word where it may be anybody. */
export function readCallAt(text: string, at: number): { readonly word: string; readonly length: number } | undefined {
  // Most words are moves: a letter, and a digit behind it.
  if (/[a-oq-z]/i.test(text[at]!) && /\d/.test(text[at + 1] ?? '')) return undefined;
  CALLING.lastIndex = at;
  if (!CALLING.test(text)) return undefined;
  CALL.lastIndex = ANYBODY.lastIndex = AND.lastIndex = at;
  const [passed] = ANYBODY.exec(text) ?? AND.exec(text) ?? [];
  if (passed !== undefined) return { word: '', length: passed.length };
  const [whole, name, seat, place, player, letter] = CALL.exec(text) ?? [];
  const word = name ?? seat ?? place ?? player ?? letter?.toUpperCase();
  return whole === undefined || word === undefined ? undefined : { word: word.replace(/\s+/g, ' '), length: whole.length };
}

/** The player that a seat counts, in turn order. */
function findSeat(name: string, players: readonly Player[]): Player | undefined {
  const counted = COUNTED.exec(name)?.[1]?.toLowerCase();
  if (counted === undefined || !new RegExp(`^(?:${SEAT}|1st|2nd|3rd|first|second|third)`, 'i').test(name)) return undefined;
  return players[SEATS.findIndex((names) => names.includes(counted))];
}

/** The player a word calls to the board: `White`, `G:`, `Player 2`; nothing where it calls none of these. */
export function findLabel(word: string, players: readonly Player[]): Player | undefined {
  const name = word.replace(/[:.]$/, '');
  const isLetter = name.length === 1;
  if (isLetter && name !== name.toUpperCase() && name === word) return undefined;
  const player = LABELS.get(name.toLowerCase()) ?? findSeat(name, players);
  return player && players.includes(player) && PLAYERS.includes(player) ? player : undefined;
}

/** A label that is glued to its move, `W:e3-e4`, with the length of it. */
export function findGluedLabel(
  word: string,
  players: readonly Player[],
): { readonly player: Player; readonly rest: string; readonly isApart: boolean } | undefined {
  const [whole, name, blank] =
    /^(\p{L}+)(?:\s*:\s*|(\s+)(?=\S+$))(?=\S)/u.exec(word) ?? /^([WGRB])-?()(?=[a-p]\d{1,2}[-x:][a-p]\d)/.exec(word) ?? [];
  const player = name === undefined ? undefined : findLabel(name.length === 1 ? name.toUpperCase() : name, players);
  return player && { player, rest: word.slice(whole!.length), isApart: blank !== undefined };
}

/** A number of a move in Roman letters, before a move. */
const ROMAN =
  /(?=[ivxlc])(c{0,2}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3}))(?:([.)]+[.\s]*|\s?[:/-]\s+)|\s+)(?=\S{0,4}(?:[a-pz]\d|[0o]-[0o])|\.)/iy;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The Roman number of a move at a place of a text: what it counts, and its length with the signs behind it. */
export function readRomanAt(text: string, at: number, latest: number): { readonly value: number; readonly length: number } | undefined {
  if (!'ivxlcIVXLC'.includes(text[at]!)) return undefined;
  ROMAN.lastIndex = at;
  const [whole, letters, sign] = ROMAN.exec(text) ?? [];
  if (whole === undefined || letters === undefined || letters === '') return undefined;
  const digits = [...letters.toLowerCase()].map((letter) => VALUES[letter]!);
  const value = digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
  // Without a sign behind it, it may be a word: it must count on.
  const fits = sign === undefined ? value === latest + 1 : latest === 0 || value === latest || value === latest + 1 || value === 1;
  return fits ? { value, length: whole.length } : undefined;
}
