/** A component's opening tag in MDX: `<Rule n="6.2" claims="...">`. */
export interface Tag {
  readonly name: string;
  /** Attributes with a text; those in braces are kept as they are written, braces and all. */
  readonly has: ReadonlyMap<string, string>;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Names of the components it stands in, outermost first, with their attributes. */
  readonly within: readonly Tag[];
}

const OPENING = /<(\/?)([A-Z]\w*)/g;

/** The components of an MDX text in its order. What stands in fenced or inline code is none. */
export function listTags(text: string): Tag[] {
  const plain = hideCode(text);
  const tags: Tag[] = [];
  const open: Tag[] = [];
  let after = 0;
  for (const found of plain.matchAll(OPENING)) {
    if (found.index < after) continue;
    const [whole, slash, name = ''] = found;
    if (slash === '/') {
      while (open.length > 0 && open.pop()!.name !== name);
      continue;
    }
    const { has, end, isClosed } = readAttributes(plain, found.index + whole.length);
    after = end;
    const tag: Tag = { name, has, line: plain.slice(0, found.index).split('\n').length, within: [...open] };
    tags.push(tag);
    if (!isClosed) open.push(tag);
  }
  return tags;
}

/** Code becomes blanks of the same length, so lines keep their numbers. */
function hideCode(text: string): string {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  return text.replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm, blank).replace(/\{\/\*[\s\S]*?\*\/\}/g, blank);
}

interface Attributes {
  readonly has: ReadonlyMap<string, string>;
  readonly end: number;
  readonly isClosed: boolean;
}

function readAttributes(text: string, from: number): Attributes {
  const has = new Map<string, string>();
  let at = from;
  while (at < text.length) {
    const rest = text.slice(at);
    const end = /^\s*(\/?)>/.exec(rest);
    if (end) return { has, end: at + end[0].length, isClosed: end[1] === '/' };
    const word = /^\s*([\w:-]+)\s*(=\s*)?/.exec(rest);
    if (!word) {
      at += 1;
      continue;
    }
    const [whole, name = '', equals] = word;
    at += whole.length;
    if (equals === undefined) {
      has.set(name, '');
      continue;
    }
    const value = readValue(text, at);
    has.set(name, value.text);
    at = value.end;
  }
  return { has, end: at, isClosed: true };
}

/** A text in quotes, without them, or what stands in braces up to the one that closes them. */
function readValue(text: string, from: number): { readonly text: string; readonly end: number } {
  const quote = text[from];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, from + 1);
    return end < 0 ? { text: '', end: text.length } : { text: text.slice(from + 1, end), end: end + 1 };
  }
  let depth = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === '"' || letter === "'" || letter === '`') {
      at += 1;
      while (at < text.length && text[at] !== letter) at += text[at] === '\\' ? 2 : 1;
    } else if (letter === '{') depth += 1;
    else if (letter === '}' && (depth -= 1) === 0) break;
  }
  return { text: text.slice(from, at + 1), end: at + 1 };
}
