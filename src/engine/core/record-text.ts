import { LIMITS } from './limits.ts';
import { fail, ok, type Result } from './result.ts';

/** A move or an act as it stands in a record, with what is written around it. */
export interface Token {
  readonly text: string;
  readonly at: number;
  /** Comments before the first move of a line, and after any. */
  readonly before: string[];
  readonly comments: string[];
  readonly variations: Token[][];
}

/** A header as the part of a record that has a fault. */
export const nameHeader = (name: string): string => `header ${name}`;

/** The headers of a record, and where its moves begin. */
export function readHeaders(text: string): Result<{ headers: Map<string, string>; bodyAt: number }> {
  const headers = new Map<string, string>();
  const blank = /\s*/y;
  let bodyAt = 0;
  while (bodyAt < text.length) {
    blank.lastIndex = bodyAt;
    blank.exec(text);
    bodyAt = blank.lastIndex;
    const end = text.indexOf('\n', bodyAt);
    const line = text.slice(bodyAt, end < 0 ? text.length : end).trim();
    const [, name, value] = /^\[([A-Za-z]+) "([^"]*)"\]$/.exec(line) ?? [];
    if (line.startsWith('[') && name === undefined) return fail('malformed', 'header', 'header', { found: line }, bodyAt);
    if (name === undefined) break;
    if (headers.has(name)) return fail('malformed', nameHeader(name.slice(0, 40)), 'header/twice', { found: name }, bodyAt);
    headers.set(name, value!);
    bodyAt = end < 0 ? text.length : end + 1;
  }
  return ok({ headers, bodyAt });
}

/** What the header `Options` sets. */
export function readOptions(text: string): Result<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, name, value] = /^([a-z]+)=([\w-]+)$/.exec(part) ?? [];
    if (name === undefined) return fail('malformed', nameHeader('Options'), 'option/form', { found: part });
    options[name] = value!;
  }
  return ok(options);
}

/** Not `0-0` or `0-0-0`, which is castling: in no result has nobody a point. */
export const RESULT = /^(?!0(?:-0)+$)(\*|void|\d+(?:\/\d+)?(?:-\d+(?:\/\d+)?)+)$/;

/** What stands apart behind a move and says nothing new: `e.p.`, checks and signs, in any order: `e.p.+g`, `+ e.p.`. Without a place `#` is no such mark: `#g`. */
const MARKS = /^#?(?:(?:e\.?p\.?|\+[wgb]*|[!?])#?)+$/;

/** The moves of a record from a place on, in lines and variations, and the result at their end. */
export function readBody(text: string, from: number): Result<{ tokens: Token[]; result: string | undefined }> {
  const tokens: Token[] = [];
  let result: string | undefined;
  /** The line that is read, and those it stands in, each with the place of its `(`. */
  let line = tokens;
  let before: string[] = [];
  const outer: { readonly line: Token[]; readonly at: number }[] = [];
  const part = /\(=\)|\d+\.(?:\.\.)?|([^\s{}()]+)|[{()]/g;
  part.lastIndex = from;
  for (let match = part.exec(text); match; match = part.exec(text)) {
    const [whole, word] = match;
    const last = line.at(-1);
    if (whole === '{') {
      const end = text.indexOf('}', match.index);
      if (end < 0) return fail('malformed', 'comment', 'comment/open', {}, match.index);
      const words = text
        .slice(match.index + 1, end)
        .trim()
        .replace(/\s+/g, ' ');
      if (words !== '') (last ? last.comments : before).push(words);
      part.lastIndex = end + 1;
      continue;
    }
    if (whole === '(') {
      if (result !== undefined) return fail('malformed', 'result', 'result/behind', { found: whole, result }, match.index);
      if (!last) return fail('malformed', 'variation', 'variation/first', {}, match.index);
      if (outer.length === LIMITS.depth) return fail('malformed', 'variation', 'variation/deep', { most: LIMITS.depth }, match.index);
      outer.push({ line, at: match.index });
      line = [];
      before = [];
      last.variations.push(line);
    } else if (whole === ')') {
      const around = outer.pop();
      if (!around) return fail('malformed', 'variation', 'variation/end', {}, match.index);
      if (!last) return fail('malformed', 'variation', 'variation/empty', {}, around.at);
      line = around.line;
    } else if (word !== undefined) {
      if (result !== undefined) return fail('malformed', 'result', 'result/behind', { found: word, result }, match.index);
      const isResult = word.length <= 40 && RESULT.test(word);
      if (isResult && outer.length > 0) return fail('malformed', 'variation', 'variation/result', { found: word }, match.index);
      if (isResult) result = word;
      else if (last && MARKS.test(word)) continue;
      else {
        line.push({ text: word, at: match.index, before, comments: [], variations: [] });
        before = [];
        if (line.length > LIMITS.plies) return fail('malformed', 'moves', 'record/plies', { most: LIMITS.plies }, match.index);
      }
    }
  }
  const open = outer.at(-1);
  if (open) return fail('malformed', 'variation', 'variation/open', {}, open.at);
  return ok({ tokens, result });
}
