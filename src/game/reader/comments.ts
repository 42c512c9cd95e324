import { looksLikeMove, PLAYER_WORD } from './token-patterns.ts';

/** Letters of a comment with others within it. */
const MOST_NESTED = 500;

/** The end of a comment in braces: the brace that closes it and those within, or the first there is; below 0 where there is none. */
export function findCommentEnd(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < Math.min(text.length, at + MOST_NESTED); end++) {
    if (text[end] === '{') depth++;
    else if (text[end] === '}' && --depth === 0) return end;
  }
  return text.indexOf('}', at);
}

/** How far behind a brace without an end the moves begin; below 0 where none do. */
export function findMovesBehind(text: string, at: number): number {
  return text.slice(at).search(/(?<=[\s{])1\s?[.)][.\s]*[\p{L}\d]/u);
}

/** Whether the text between semicolons on a line is a list of moves. */
export function isMoveList(line: string): boolean {
  const words = line.split(/[\s;]+/).filter(Boolean);
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        looksLikeMove(word) || /^(?:\d+|[ivxlc]+)[.)]*$/i.test(word) || /^(?:[-=~]*>|-+|to|nach)$/i.test(word) || PLAYER_WORD.test(word),
    )
  );
}
