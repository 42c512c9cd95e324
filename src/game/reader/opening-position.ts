import { makePlain, type PlainText } from '../../notation/characters.ts';
import type { Header } from './headers.ts';
import { looksLikeMove } from './token-patterns.ts';

/** A game that begins with its position, which is no header of it. */
export interface OpenedText {
  /** The text with blanks where the position stood, and what leads to the moves. */
  readonly plain: PlainText;
  /** The position as a header would have it; absent where it is the one that the rules begin with. */
  readonly header?: Header;
}

/** More of a text is not looked at. */
const MOST_LETTERS = 20_000;
const RANKS = String.raw`[KQRBNPkqrbnp\d]{1,8}(?:\s{0,3}\/\s{0,3}[KQRBNPkqrbnp\d]{1,8}){1,3}`;
const BOARD = String.raw`(?:[WNB]|[QKqk][Ll] ?@ ?[QK][LP]\d{1,2}) ?: ?${RANKS}`;
const RANK = String.raw`(?:[wgb][KQRBNP]|\d){1,32}`;
const TURN = String.raw`\s+(?:[wgb]|white|black|gr[ae]y|red)(?=\s)`;
const fields = (count: number): string => String.raw`(?:${TURN}(?:\s+[^\s"']{1,60}){${count}}\s+\d{1,5}\s+\d{1,5}(?![\d.)]))?`;
/** A whole position of either board, as it stands in a text; its other fields may be missing. */
const POSITIONS = [
  new RegExp(String.raw`(?<![\w/@])${BOARD}(?:\s{0,3};?\s{0,3}${BOARD}){2,6}${fields(3)}`, 'i'),
  new RegExp(String.raw`(?<![\w/])${RANK}(?:\s{0,3}\/\s{0,3}${RANK}){9,15}${fields(4)}`),
];
/** What a program for chess is told before the moves: the position that the game begins with. */
const FIRST = /(?<=^\s*|\n\s*)(?:position\s+)?startpos(?=\s|$)/i;
/** A header that has begun and not ended: its value may have ranks before those that look like a position. */
const OPEN_HEADER = /\[\s*\p{L}{3,30}[\s:="'][^\]]{0,300}$/u;
/** Words that lead to a position, in its line. */
const LEAD = /(?:^|\n)[\p{L}\p{P}\p{S} \t]*$/u;
/** What stands between a position and its moves. */
const TAIL = /^["'`\])>,.;:\s]*(?:moves?\b[ \t]*[:=]?)?/i;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The game of a text that has its position before its moves, on the same line or the next, or as `position … moves …`. */
export function findOpening(source: string): OpenedText | undefined {
  const plain = makePlain(source);
  const begin = plain.text.slice(0, MOST_LETTERS);
  if (!/[/]|startpos/i.test(begin)) return undefined;
  const found = POSITIONS.map((pattern) => pattern.exec(begin)).find((match) => match !== null) ?? FIRST.exec(begin);
  if (!found) return undefined;
  const { index: at, 0: whole } = found;
  const before = begin.slice(0, at);
  // In a header or a comment it is read, or passed over, as such.
  if (OPEN_HEADER.test(before) || before.lastIndexOf('{') > before.lastIndexOf('}')) return undefined;
  if (before.split(/\s+/).some((word) => !/[/@=]/.test(word) && looksLikeMove(word))) return undefined;
  const [lead = ''] = LEAD.exec(before) ?? [];
  const behind = plain.text.slice(at + whole.length);
  const [tail = ''] = TAIL.exec(behind) ?? [];
  const text = before.slice(0, at - lead.length) + blank(lead + whole + tail) + behind.slice(tail.length);
  const opened: OpenedText = { plain: { ...plain, text } };
  if (/startpos$/i.test(whole)) return opened;
  const written = source.slice(plain.sourceOf(at), plain.sourceOf(at + whole.length));
  return { ...opened, header: { name: 'Position', value: whole, written, at } };
}
