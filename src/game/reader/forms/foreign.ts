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
};

/** The page that shows how it is written here. */
export const pageOnForeign = (kind: ForeignKind): string => PAGES[kind];

/** More of a text is not looked at. */
const MOST_LETTERS = 4_000;

const FLAT_ROW = '[pnbrqkPNBRQK1-8]{1,8}';
const FLAT_POSITION = new RegExp(String.raw`(?:^|\s)(${FLAT_ROW}(?:\/${FLAT_ROW}){7})(?:\s|$)`);
const FLAT_MOVE =
  /^(?:[KQRBN](?:[a-h]|[1-8])?x?[a-h][1-8]|[a-h](?:x[a-h])?[1-8](?:=?[QRBN])?|[a-h][1-8]-?[a-h][1-8][qrbn]?|O-O(?:-O)?)[+#]?[!?]{0,2}$/;
/** Old English notation: `P-K4`, `Kt-KB3`. */
const FLAT_DESCRIPTIVE = /^(?:P|Kt|[KQRBN])-(?:[KQ](?:Kt|[RNB])?|Kt|[RNB])[1-8](?:ch)?[!?]{0,2}$/;

const ROW_OF_FREER = '[PDNBRQKpdnbrqk1-4]{1,4}';

/** Each kind with what gives it away anywhere in a text. */
const SIGNS: readonly (readonly [ForeignKind, RegExp])[] = [
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

/**
 * What a text looks like that is none of ours and is not read; nothing where it looks like nothing we know. `text` has plain
 * characters; `word` is the first word that could not be read, where there is one.
 */
export function recogniseForeign(text: string, word?: string): ForeignKind | undefined {
  const begin = text.slice(0, MOST_LETTERS);
  const found = SIGNS.find(([, sign]) => sign.test(begin) || (word !== undefined && sign.test(word)))?.[0];
  if (found) return found;
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
  const isOld = words.length > 0 && words.every((word) => FLAT_DESCRIPTIVE.test(word));
  if (isOld) return true;
  if (words.length === 0 || !words.every((word) => FLAT_MOVE.test(word))) return false;
  return words.some((word, at) => (at < 2 ? /[e-h][1-8]/ : /[f-h][1-8]/).test(word)) && !words.every((word) => /-.\d/.test(word));
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
