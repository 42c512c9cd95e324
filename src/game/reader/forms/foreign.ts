import { href } from '../../../platform/href.ts';
import type { FOREIGN } from '#words/foreign.ts';

/** What a text may look like that is not read: a key of the sentences that say what it is and what to do (`FOREIGN`). */
export type ForeignKind = keyof typeof FOREIGN;

const PAGES: Readonly<Record<ForeignKind, string>> = {
  'flat-game': href('/notation/'),
  'flat-position': href('/notation/#a-position-in-one-line'),
  zillions: href('/notation/#names-that-never-change'),
  'freer-position': href('/notation/#a-position-in-one-line'),
  quadrants: href('/notation/#meder'),
  television: href('/learn/meder/notation/'),
  'grant-sides': href('/notation/#grant'),
  'other-levels': href('/notation/'),
  shogi: href('/notation/'),
  xiangqi: href('/notation/'),
  'other-game': href('/notation/'),
  'other-site': href('/notation/'),
};

/** The page that shows how it is written here. */
export const pageOnForeign = (kind: ForeignKind): string => PAGES[kind];

/** More of a text is not looked at. */
const MOST_LETTERS = 4_000;

const FLAT_ROW = '[pnbrqkPNBRQK1-8]{1,8}';
const FLAT_POSITION = new RegExp(String.raw`(?:^|\s)(${FLAT_ROW}(?:\/${FLAT_ROW}){7})(?:\s|$)`);
/** Letters of pieces in the languages of Europe. */
const LETTER = '[KQRBNDTLSPCFAVWHGJO]';
const FLAT_MOVE = new RegExp(
  String.raw`^(?:${LETTER}(?:[a-h]|[1-8])?x?[a-h][1-8]|[a-h](?:x[a-h])?[1-8](?:=?${LETTER})?|${LETTER}?[a-h][1-8][-x:]?[a-h][1-8](?:=?[QRBNqrbn])?|O-O(?:-O)?|0-0(?:-0)?)[+#]?[!?]{0,2}$`,
);
/** First moves from square to square that are made on no board here: a pawn of the second row, a knight of the first, and the replies. */
const FLAT_FIRST = /^(?:([b-h])2-?\1[34]|\p{L}?[bg]1-?[acfh]3)$/u;
const FLAT_REPLY = /^(?:([a-h])7-?\1[56]|\p{L}?[bg]8-?[acfh]6)$/u;
/** Old English notation: `P-K4`, `Kt-KB3`. */
const FLAT_DESCRIPTIVE = /^(?:P|Kt|[KQRBN])-(?:[KQ](?:Kt|[RNB])?|Kt|[RNB])[1-8](?:ch)?[!?]{0,2}$/;
/** Squares by two digits, as in games by mail. */
const FLAT_DIGITS = /^(?:[1-8]{4}[1-4]?)$/;
/** Headers that only records of flat boards have. */
export const FLAT_HEADER =
  /^\[(?:Variant "(?:Standard|Chess ?960|Fischer ?random|Crazyhouse|Bughouse|Atomic|Antichess|Horde|King of the Hill|Three-?check|Racing Kings|From Position)"|Site "[^"]{0,40}(?:lichess|chess\.com)|ECO ")/im;

const ROW_OF_FREER = '[PDNBRQKpdnbrqk1-4]{1,4}';

/** Each kind with what gives it away anywhere in a text. */
const SIGNS: readonly (readonly [ForeignKind, RegExp])[] = [
  [
    'other-site',
    /^\s*(?:\S+ ){0,3}<?(?:https?:\/\/)?(?:[\w-]+\.)*(?:lichess\.org|chess\.com|chess24\.com|chesstempo\.com|pychess\.org)\/\S/i,
  ],
  // Files are numbers and ranks letters, in Japan as abroad; nine rows of nine.
  ['shogi', /[▲△☗☖]|[１-９1-9][一二三四五六七八九][歩香桂銀金角飛玉王]/u],
  ['shogi', /(?:^|[\s.])(?:[1-9][a-i][1-9][a-i]\+?|\+?[PLNSGBRK][1-9]?[1-9]?[a-i]?[-x*][1-9][a-i][+=]?)(?=\s|$)/m],
  ['shogi', /(?:^|\s)(?:\+?[plnsgbrkPLNSGBRK1-9]){1,9}(?:\/(?:\+?[plnsgbrkPLNSGBRK]|[1-9]){1,9}){8} [wb] /],
  // Moves along files by their numbers, rows 0 to 9, ten rows of nine.
  ['xiangqi', /[炮砲車车馬马俥傌][一二三四五六七八九１-９1-9][進进退平]/u],
  ['xiangqi', /(?:^|[\s.])(?:[CHNREAKPS][1-9+-][=.+-][1-9])(?=\s|$)/m],
  ['xiangqi', /(?:^|[\s.])[a-i]\d[a-i]\d\s{1,3}(?=\S{0,3}[09])[a-i]\d[a-i]\d(?=\s|$)/m],
  ['xiangqi', /(?:^|\s)[rnbakhecpRNBAKHECP1-9]{1,9}(?:\/[rnbakhecpRNBAKHECP1-9]{1,9}){9}(?:\s|$)/],
  // Go and its kin as their programs save them; draughts by the numbers of its squares.
  ['other-game', /^\s*\(;\s*(?:GM|FF|SZ|CA|AP)\[/],
  ['other-game', /^\s*1\.\s*\d{1,2}[-x]\d{1,2}\s+\d{1,2}[-x]\d{1,2}(?=\s|$)/],
  ['flat-game', /^\s*position (?:startpos|fen )/i],
  // A saved game of Zillions: two lines with names, then `1. Pawn b2 - b4`.
  ['zillions', /^(?:RulesFile|VariantName) ?=|^\d+\. ?(?:Pawn|Knight|Bishop|Rook|Queen|King) \S{1,12} - \S{1,12}/m],
  // DJFreer/Tri-Dimensional-Chess-2: boards apart by a bar, D for a pawn with its double step.
  ['freer-position', new RegExp(String.raw`(?:^|\s)${ROW_OF_FREER}(?:\/${ROW_OF_FREER}){3}\|${ROW_OF_FREER}\/`)],
  // wpettine/open_tri_dim_chess, 2025: quadrants of attack boards, and how far a board is turned.
  ['quadrants', /\^(?:0|180)(?!\d)|@q[1-4](?!\d)|(?:^|\s)[WB][QK]L: ?[QK]L\d/m],
  // Television, and posts of the time.
  ['television', /\b(?:king|queen|rook|bishop|knight|pawn) to (?:king|queen)(?:['’]?s)? level\b/i],
  ['television', /(?:^|\s)(?:Kt|KN|[KQRBNCP])-[KQ]L[1-6]?(?=[\s,.;!?]|$)/m],
  // michael.grant.name/tri-d-chess/notation: his second way, counted from each player's side.
  ['grant-sides', /(?:^|[\s-])[wb][qk]l[rnbqk][12](?=[\s-]|$)/im],
  // Levels by letters A to E (Raumschach), or by numbers before files that go to h.
  [
    'other-levels',
    /(?:^|\s)[KQRBNU]?(?=[A-E][a-e][1-5]-[A-E]|[A-E][a-e][1-5]x[A-E])(?=\S{0,4}[ACDE][a-e])[A-E][a-e][1-5][-x][A-E][a-e][1-5](?=\s|$)/m,
  ],
  ['other-levels', /(?:^|\s)[KQRBN]?(?=\S{0,8}(?:[4-8][a-h]|\d[e-h]))[1-8][a-h][1-8][-x][1-8][a-h][1-8](?=\s|$)/m],
];

/** The text that was asked for last, with the first sign it has: one text is asked several times. */
let latest: { readonly begin: string; readonly at: number } | undefined;

/**
 * The foreign form that a text looks like, which is not read; `undefined` where it looks like nothing we know. `text` has plain
 * characters; `word` is the first word that could not be read, where there is one.
 */
export function recogniseForeign(text: string, word?: string): ForeignKind | undefined {
  const begin = text.slice(0, MOST_LETTERS);
  if (latest?.begin !== begin) latest = { begin, at: SIGNS.findIndex(([, sign]) => sign.test(begin)) };
  const ofWord = word === undefined ? -1 : SIGNS.findIndex(([, sign]) => sign.test(word));
  const at = Math.min(...[latest.at, ofWord].filter((one) => one >= 0));
  if (Number.isFinite(at)) return SIGNS[at]![0];
  if (isFlatPosition(begin)) return 'flat-position';
  return isFlatGame(begin) ? 'flat-game' : undefined;
}

/** Eight rows of eight. */
function isFlatPosition(text: string): boolean {
  const rows = FLAT_POSITION.exec(text)?.[1]?.split('/') ?? [];
  const width = (row: string): number => [...row].reduce((sum, sign) => sum + (Number(sign) || 1), 0);
  return rows.length === 8 && rows.every((row) => width(row) === 8);
}

/** Nothing but moves without a level, some of them on files that only one flat board has; on file e within the first two. */
function isFlatGame(text: string): boolean {
  const words = listWords(text);
  if (words.length === 0) return false;
  if (words.every((word) => FLAT_DESCRIPTIVE.test(word))) return true;
  const moves = words.filter((word) => !/^\d{1,3}$/.test(word));
  if (moves.length > 1 && moves.every((word) => FLAT_DIGITS.test(word))) return true;
  if (FLAT_HEADER.test(text) && FLAT_MOVE.test(words[0]!)) return true;
  if (!words.every((word) => FLAT_MOVE.test(word))) return false;
  if (FLAT_FIRST.test(words[0]!) && FLAT_REPLY.test(words[1] ?? '')) return true;
  const isLong = /[a-h][1-8][-x:][a-h][1-8]/;
  return words.some((word, at) => !isLong.test(word) && (at < 2 ? /[e-h][1-8]/ : /[f-h][1-8]/).test(word));
}

/** A game of two players on a flat board, by its moves alone: each number has two, and the first two are made on every such board. */
export function isGameOfTwo(text: string): boolean {
  const numbered = text.match(/(?:^|\s)\d+\.\s*[^\s.]+\s+[^\s.\d]\S*\s+(?=\d+\.\s*[^\s.])/g) ?? [];
  return numbered.length > 0 && numbered[0]!.trim().startsWith('1.') && isFlatGame(text);
}

/** The first words of a text that may be moves: without headers, comments, numbers and results. */
function listWords(text: string): readonly string[] {
  return text
    .replace(/^\[.*$/gm, ' ')
    .replace(/\{[^{}]*\}?|\([^()]*\)|;.*$/gm, ' ')
    .replace(/♚|♛|♜|♝|♞|♟/g, (figure) => 'KQRBN'.charAt('♚♛♜♝♞♟'.indexOf(figure)))
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\.{1,3}/, ''))
    .filter((word) => word !== '' && !/^(?:1-0|0-1|1\/2-1\/2|\*|\$\d+)$/.test(word))
    .slice(0, 12);
}
