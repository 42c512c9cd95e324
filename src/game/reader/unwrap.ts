import type { PlainText } from '../../notation/characters.ts';

const CLOSED_BY: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', "'": "'" };

/** A text without the brackets or quotes around all of it; blanks stand in their place. */
export function unwrap(plain: PlainText): PlainText {
  const [, open, inside] = /^\s*([([{'])(\s*#?1\s?[.)][^]*)$/.exec(plain.text) ?? [];
  if (open === undefined || inside === undefined) return plain;
  const close = CLOSED_BY[open]!;
  const from = plain.text.indexOf(open);
  let depth = 0;
  for (let at = from; at < plain.text.length; at++) {
    const character = plain.text[at];
    if (character === open && (open !== close || at === from)) depth++;
    else if (character === close && (open !== close || /^[\s.,]*$/.test(plain.text.slice(at + 1, at + 10)))) depth--;
    if (depth > 0) continue;
    if (/[^\s.,]/.test(plain.text.slice(at + 1))) return plain;
    return { ...plain, text: `${plain.text.slice(0, from)} ${plain.text.slice(from + 1, at)} ${plain.text.slice(at + 1)}` };
  }
  return plain;
}
