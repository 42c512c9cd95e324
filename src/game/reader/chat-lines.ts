import { PLAYERS } from '../../engine/index.ts';
import { findNamedPiece } from './languages.ts';
import { findLabel } from './player-labels.ts';
import {
  CASTLES,
  CHAT_SPEAKER,
  LETTERED_ITEM,
  looksLikeMove,
  matchAt,
  MOVE_WORD,
  SPEAKER,
  SPEAKER_ABOVE,
  TIME_STAMP,
} from './token-patterns.ts';

/** All that may stand in a line before the name of the player who says a move. */
const STAMP_SIGNS = ' >[](),.:/-0123456789apmAPM';
/** The most of these signs that may stand there. */
const LONGEST_STAMP = 40;

/** Whether a place is where a line begins, but for what a chat writes before its words. */
export function isLineStart(text: string, at: number): boolean {
  let last = at - 1;
  // Most words stand behind another in their line.
  while (last >= 0 && text[last] !== '\n') if (at - last > LONGEST_STAMP || !STAMP_SIGNS.includes(text[last--]!)) return false;
  const before = text.slice(Math.max(at - 40, 0), at);
  return before === '' || /\n[\s>]*(?:[[(]?[\d/.,: -]{4,24}(?:[ap]\.?m\.?)?[\])]?[ ]{0,9}(?:[-:][ ]+)?)?$|^[\s>]*$/i.test(before);
}

/** How long what says when a line of a chat was written, and who wrote it, is; 0 where there is none. `hasMove`: moves have begun. */
export function speakerLength(text: string, at: number, hasMove: boolean): number {
  const passed = matchAt(TIME_STAMP, text, at) ?? matchAt(LETTERED_ITEM, text, at);
  if (passed) return passed[0].length;
  const [whole, name = ''] = matchAt(CHAT_SPEAKER, text, at) ?? [];
  if (whole !== undefined && !looksLikeMove(name) && findLabel(name, PLAYERS) === undefined && !MOVE_WORD.test(name)) return whole.length;
  return hasMove ? speakerLineLength(text, at) : 0;
}

/** The same of a line that says who moves next, and perhaps when, between the moves of a chat. */
function speakerLineLength(text: string, at: number): number {
  const [whole, line = ''] = matchAt(SPEAKER_ABOVE, text, at) ?? [];
  const words = line.trim().split(/\s+/);
  const isWord = words.length > 1 || (/^@?\p{L}+:?$/u.test(words[0]!) && /[aeiouyäöü]/i.test(words[0]!));
  if (whole === undefined || words[0]!.length < 3 || !isWord || words.some(looksLikeMove)) return 0;
  if (findLabel(words[0]!, PLAYERS) !== undefined || matchAt(CASTLES, text, at) || findNamedPiece(words[0]!)) return 0;
  return words.some((word) => /[()[\]{};"]/.test(word)) ? 0 : whole.length;
}

/** Whether a word is the name of somebody who says the rest of the line: `bob: b5B`. */
export function isSpeaker(text: string, word: string, at: number): boolean {
  return (
    word.endsWith(':') &&
    SPEAKER.test(word) &&
    /(?:^|\n)[\s>*-]*(?:\[[^\]\n]{0,40}\][\s]*)?$/.test(text.slice(Math.max(at - 60, 0), at)) &&
    findLabel(word, PLAYERS) === undefined
  );
}
