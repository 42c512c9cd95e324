import { startOfCode } from '../../notation/trailing-marks.ts';
import { FORMS } from './forms/index.ts';

/** A header in square brackets: its name, and its value in any quotes or none. */
export const HEADER =
  /\[\s*([\p{L}][\p{L}\d _-]{0,60}?)\s{0,9}[:=]?\s{0,9}(?:"((?:[^"\\\n]|\\.)*)"?|"([^[\]\n]*)"(?=\s*\])|'((?:[^'\\\n]|\\.)*)'|((?<=\s)[^\]["'\n]{1,200}?(?=\s*\])))\s{0,99}(?:\]|(?=\n)|$)/uy;
/** A move number with the dots, brackets or dashes people put behind it. */
export const NUMBER =
  /#?\d{1,4}(?:\s?\\?\.\)?[.\s]*(?:-(?=[a-zA-Z])|[wbg](?=\s))?|\s?\)+(?=\s|[a-zA-Z])|:(?=\s)|[wb](?=\s)|\s?[-/](?=\s+[a-zA-Z]))|#?[1-9]\d{0,3}(?=[\s|,;"<]|$)/y;
/** A date, which is no move number; castling and points of three players have single digits. */
export const DATE = /(?!\d-\d-\d(?!\d))\d{1,4}([./-])\d{1,2}\1\d{1,4}(?![\w])/y;
/** Signs that stand alone between words. */
export const FREE_SIGNS = /[^\s\p{L}\p{N}(){};[\]<%"'♚♛♜♝♞♟½]+(?=[\s(){};[\]]|$)/uy;
/** Up to a blank, a bracket or a comma; a comma or a bracket before the board of a square belongs to it. */
export const WORD =
  /(?:[^\s(){};[\]<,|]|(?<=[za-f]\d{1,2}),(?=[WNBwnb]B?(?![A-Za-z\d])|[QKqk][LPlp])|(?<=[za-f]\d{1,2})[([](?:[WNB]B?|[QK][LP]\d{0,2}|[qk]l)[)\]]|(?<=(?:^|\s)[QK][LP]\d{1,2}) ?\(r\)(?![^\s,;.]))+/y;
/** What a language calls a move, before its number. */
export const MOVE_WORD =
  /^(?:zug|halbzug|game|partie|partida|partita|move|ply|turn|round|runde|ronde|player|spieler|joueur|coup|zet|mossa|jugada|lance|tah|ход)$/iu;
/** Between two moves of a sentence. */
export const AND_WORD = /^(?:and|then|und|dann|et|puis|en|y|e)$/i;
/** Before the square a piece comes from. */
export const FROM_WORD = /^(?:from|von|van)$/i;
/** Somebody who says a move, in letters that no square has. */
export const SPEAKER = /^\p{L}[\p{L}\d._-]{1,30}:$/u;
/** A player named before a move. */
export const PLAYER_WORD = /^(?:white|black|gr[ae]y|red|[wgbr]):?$/i;
/** Up to the next bracket. */
export const COMMENT_TEXT = /[^(){}]*/y;
/** A move with the number of the next one behind it, without a blank. */
export const GLUED_MOVES = /^(\S*[WNBSLl][+#!?]*)\d{1,3}\.+\S/;
/** A tag of a page. */
export const HTML_TAG = /<(?:\/?[a-z][^<>\n]{0,200}|!--[^>]{0,200}--)>/iy;
/** What a program says of a move: its value, with a sign, and the time on a clock. */
export const VALUE =
  /(?:\d{1,4}(?:s|sec|min)|[-+]\d{1,3}(?:[.,]\d{1,3})?(?:\/\d{1,3})?|\d{1,2}(?::\d\d){1,2}(?:[.,]\d{1,3})?)(?=[\s(){};,\]]|$)/y;
/** A star or dot before each line of a list. */
export const BULLET = /(?<=(?:^|\n)[ ]*)(?:[*•·][ ]+(?=\d+[.)]|#\d|\S{0,4}[a-pz]\d))/y;
/** A letter before each line of a list. */
export const LETTERED_ITEM = /[a-z]\)[ ]+(?=\S{0,4}[a-pz]\d)/y;
/** When somebody in a chat wrote a line. */
export const TIME_STAMP =
  /(?<=(?:^|\n)[ >]*)[[(]?(?=[\d/., :-]*\d:\d\d)(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[, ]+)?\d{1,2}(?::\d\d){1,2}(?:[ ]?[ap]\.?m\.?)?[\])]?[ ]*(?:[-:][ ]+)?(?=\S)/iy;
/** Somebody who says the move that follows, by more than one word or with an at, a bracket or a verb: `Ann Lee: b4N`. */
export const CHAT_SPEAKER =
  /(?<=(?:^|\n)[^\n]{0,40})@?(\p{L}[\p{L}\d._-]{0,30}(?:[ ](?!to[ :])\p{L}[\p{L}\d._-]{0,30}){0,2}?)(?:[ ](?:said|says|wrote|writes|played|plays|schrieb|sagt)(?:[ ]*:)?[ ]+|(?:[ ]?[([][^)\]\n]{1,40}[)\]])?:[ ]+|[ ]*>[ ]*|(?<=@\S*)[ ]+)(?=(?:\d{1,3}[.)]+[ ]*)?\S{0,4}[a-pz]\d)/iuy;
/** A line of a chat that says who and when, before a line with a move. */
export const SPEAKER_ABOVE = /([\p{L}@][^\n]{1,80})\n[ ]*(?=(?:\d{1,3}[.)]+[ ]*)?\S{0,4}[a-pz]\d)/uy;
/** A face made of signs. */
export const SMILEY = /[:;]['-]?[()DP]+(?=\s|$)/y;
/** A remark to the end of its line, or between a slash and a star. */
export const NOTE = /(?:#|--)[ ]+([^\n]{1,300})(?=\n|$)|\/\*([^\n]{1,300}?)\*\/(?=\s|$)/y;
/** Quoted words that are no moves. */
export const QUOTED = /"([^"\n]{1,300})"(?=[\s,.;]|$)|\/([^/\n]{1,300})\/(?=\s|$)/y;
/** Words that say something of the move before them. */
export const REMARK = /^(?:#?(?:(?:e\.?p\.?|\+[wgb]*|[!?])#?)+|ch|check|mate|checkmate|dbl|n\.?b|\$\d+)[.,:]*$/i;
const CASTLING = /^[0OoОоΟο](?:-?[0OoОоΟο])+-?(?![\w:])/;

/** Castling in words, with the side or without it. */
export const CASTLES =
  /(?:(?:king'?s?[ -]?side|queen'?s?[ -]?side|short|long|kurze|lange|kleine|gro(?:ss|ß)e|petit|grand|korte) )?(?:castles?|castling|rochade|rokade|rochiert|roque|rocade|enroque|arrocco)(?: (?:to the |on the )?(?:king'?s?[ -]?side|queen'?s?[ -]?side|short|long|kurz|lang|corto|largo))?(?=[\s(){};,.!?+#]|$)/iuy;
/** A line that names the rules or the position, without the brackets of a header. */
export const PLAIN_HEADER = /(ruleset|rules|variant|options|position|fen)[ ]*[:=][ ]*(?=\S)(["']?)([^\n]{1,2000}?)\2[ ]*(?=\n|$)/iy;

/** Whether a word has the look of a move of any ruleset or form: a square, castling, a declaration. */
export function looksLikeMove(word: string): boolean {
  return /[a-pz]\d/i.test(word) || CASTLING.test(word) || /^#{1,2}[wgb]$|^[wgb]#[wgb]$|^[a-z]+:[wgb]/.test(word) || word === 'pass';
}

/** Whole moves of foreign forms, which may hold blanks and brackets. */
export const FOREIGN_MOVES = FORMS.map(
  ({ pattern }) => new RegExp(`(?:${pattern.source})(?=[\\s(){};,]|$)`, pattern.flags.includes('i') ? 'iuy' : 'uy'),
);

/** Matches a sticky pattern at a place of a text. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const BEHIND = new Set('.,;*_`"|\\');

/** Without what stands behind a word: points, codes such as `$14`, and colons, but the one behind letters alone, which names who moves. */
function trimBehind(word: string): string {
  const letters = /^\p{L}*/u.exec(word)![0].length;
  let end = word.length;
  for (let before: number | undefined = end; before !== undefined;) {
    end = before;
    const sign = word[end - 1];
    const isTaken = sign !== undefined && (BEHIND.has(sign) || (sign === ':' && (letters === 0 || end - 1 !== letters)));
    before = isTaken ? end - 1 : startOfCode(word, end);
  }
  return word.slice(0, end);
}

/** A word without dots before it, and without what a sentence or a page puts around it. */
export function trimWord(word: string): string {
  return trimBehind(word.replace(/^[.*_`"'|,]+/, '')).replace(/^'|'$/g, (quote) =>
    word.startsWith("'") && word.endsWith("'") ? '' : quote,
  );
}
