import type { PlainText } from '../../notation/characters.ts';
import { HEADER, matchAt, PLAIN_HEADER } from './token-patterns.ts';

/** A header of a record. */
export interface Header {
  readonly name: string;
  /** In plain characters. */
  readonly value: string;
  /** As it was given. */
  readonly written: string;
  readonly at: number;
}

/** A header with the length it has in the text. */
interface ReadHeader {
  readonly header: Header;
  readonly length: number;
  /** Without quotes around its value. */
  readonly isBare: boolean;
}

const unquote = (text: string): string => text.replace(/\\(.)/g, '$1');

const sourceOf = ({ source, sourceOf: placeOf }: PlainText, from: number, length: number): string =>
  source.slice(placeOf(from), placeOf(from + length));

/** The header in square brackets that begins at a place. */
export function readHeaderAt(plain: PlainText, at: number): ReadHeader | undefined {
  const [whole, name, simple, nested, single, bare] = matchAt(HEADER, plain.text, at) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  const inside = simple ?? nested ?? single ?? bare ?? '';
  const from = plain.text.indexOf(inside, at + whole.indexOf(name) + name.length);
  const written = unquote(sourceOf(plain, from, inside.length));
  return { header: { name, value: unquote(inside), written, at }, length: whole.length, isBare: bare !== undefined };
}

/** A line such as `Ruleset: meder`, which must begin at a place. */
export function readPlainHeaderAt(plain: PlainText, at: number): ReadHeader | undefined {
  const { text } = plain;
  if (at > 0 && text[text.slice(0, at).trimEnd().length] !== '\n' && /\S/.test(text.slice(0, at))) return undefined;
  const match = matchAt(PLAIN_HEADER, text, at);
  if (!match) return undefined;
  const [whole, name, , value] = match as unknown as [string, string, string, string];
  const from = at + whole.indexOf(value, name.length);
  return { header: { name, value, written: sourceOf(plain, from, value.length), at }, length: whole.length, isBare: true };
}

/** Where a remark in square brackets ends; nothing where it has no end, or should be a header. */
export function findRemarkEnd(text: string, at: number, isBegun: boolean): number | undefined {
  const end = text.slice(at, at + 300).search(/[\]\n]/);
  if (end < 0 || text[at + end] !== ']') return undefined;
  const isHeader = !isBegun && /^\[\s*[\p{L}]+\s+["']/u.test(text.slice(at, at + 80));
  return isHeader ? undefined : at + end + 1;
}
