/** A text in the characters the readers know, with the way back to where each of them stood. */
export interface PlainText {
  /** Hyphens, straight quotes, `x`, `...`, filled figurines, plain blanks and `\n`; nothing that does not show. */
  readonly text: string;
  /** The text as it was given. */
  readonly source: string;
  /** The place in the source of a place in the text. */
  sourceOf(index: number): number;
}

/** What is written for each plain character, as lists of characters: the one such list of the house. */
const SAME: readonly (readonly [plain: string, written: string])[] = [
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\u2e3a\u2e3b\u2192\u2794\u279c\u21d2\u27f6'],
  ['x', '\u00d7\u2715\u2716\u2a2f\u2a09\u2573\u0445'],
  ['"', '\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u275d\u275e\u301d\u301e'],
  ["'", '\u2018\u2019\u201a\u201b\u2032\u00b4\u2039\u203a\u02b9\u02bc\u275b\u275c'],
  ['...', '\u2026'],
  ['..', '\u2025'],
  ['.', '\u2024'],
  ['\u002f', '\u2044\u2215'],
  [':', '\u2236'],
  ['*', '\u2217\u2731'],
  [' ', '\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'],
  ['\n', '\v\f\u0085\u2028\u2029'],
  ['\u265a', '\u2654'],
  ['\u265b', '\u2655'],
  ['\u265c', '\u2656'],
  ['\u265d', '\u2657'],
  ['\u265e', '\u2658'],
  ['\u265f', '\u2659'],
  // A digit on a key.
  ['. ', '\u20e3'],
  ['.', '\u3002'],
  [',', '\u3001'],
  // Letters that look alike in other alphabets.
  ['a', '\u0430\u03b1'],
  ['c', '\u0441'],
  ['e', '\u0435'],
  ['A', '\u0391'],
  ['B', '\u0412\u0392'],
  ['E', '\u0395'],
  ['K', '\u039a'],
  ['N', '\u039d'],
  ['P', '\u03a1'],
  ['0', '\u{1d7ce}\u2070\u24ea'],
];

const PLAIN: ReadonlyMap<string, string> = new Map(
  SAME.flatMap(([plain, written]) => [...written].map((character) => [character, plain] as const)),
);

/** What does not show: joiners, marks of direction, variation selectors, the mark at the head of a file, controls. */
const HIDDEN =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]/;

/** Names of characters in HTML; numbers are read too. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '-',
  mdash: '-',
  minus: '-',
  hyphen: '-',
  times: 'x',
  hellip: '...',
  frac12: '½',
  half: '½',
  ldquo: '"',
  rdquo: '"',
  bdquo: '"',
  laquo: '"',
  raquo: '"',
  lsquo: "'",
  rsquo: "'",
  prime: "'",
  shy: '',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
  plusmn: '±',
  sol: '\u002f',
  colon: ':',
  num: '#',
  equals: '=',
  lpar: '(',
  rpar: ')',
};

const ENTITY = /&(?:amp;)*(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}));/iy;
/** Numbers in circles, in brackets or with a full stop: the first and last of a row, and what the first counts. */
const CIRCLED: readonly (readonly [from: number, to: number, first: number])[] = [
  [0x2460, 0x2473, 1],
  [0x2474, 0x2487, 1],
  [0x2488, 0x249b, 1],
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
];

/** Everything but printable ASCII and `\n`, as far as it goes; and what may begin an entity. */
const UNUSUAL = /[^\n\u0020-\u007e]+|&/g;

/** Characters that were asked for before, as they are read: a text has few, and each often. */
const known = new Map<string, string>();

/** A character of the source as it is read. */
function plainCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const plain = findPlain(character);
  known.set(character, plain);
  return plain;
}

function findPlain(character: string): string {
  const plain = PLAIN.get(character);
  if (plain !== undefined) return plain;
  if (HIDDEN.test(character)) return '';
  const code = character.codePointAt(0)!;
  // Full-width forms of the printable characters stand in the same order as these.
  const circled = CIRCLED.find(([from, to]) => code >= from && code <= to);
  if (circled) return `${code - circled[0] + circled[2]}. `;
  if (code >= 0xff01 && code <= 0xff5e) return plainCharacter(String.fromCodePoint(code - 0xfee0));
  // Letters and digits raised, lowered, bold or in a circle.
  const usual = character.normalize('NFKC');
  // And Roman numbers of several letters in one character.
  return /^(?:[A-Za-z\d]|[IVX]{2,4}|[ivx]{2,4})$/.test(usual) ? usual : character;
}

/** What an entity at a place stands for, and its length; nothing where none begins there. */
function readEntity(source: string, at: number): { readonly plain: string; readonly length: number } | undefined {
  ENTITY.lastIndex = at;
  const [whole, hex, decimal, name] = ENTITY.exec(source) ?? [];
  if (whole === undefined) return undefined;
  if (name !== undefined) {
    const plain = Object.hasOwn(ENTITIES, name.toLowerCase()) ? ENTITIES[name.toLowerCase()]! : undefined;
    return plain === undefined ? undefined : { plain, length: whole.length };
  }
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code === 0 || code > 0x10ffff) return undefined;
  return { plain: plainCharacter(String.fromCodePoint(code)), length: whole.length };
}

/** The text that was asked for last: one is looked at for a link, for a position and for a game. */
let latest: PlainText | undefined;

/** The text in plain characters: every kind of dash, quote, blank, cross and line end as one, nothing that does not show. */
export function makePlain(source: string): PlainText {
  if (latest?.source !== source) latest = replaceCharacters(source);
  return latest;
}

function replaceCharacters(source: string): PlainText {
  let text = '';
  /** Where a run of characters that stand as they stood begins: in the text, and in the source. */
  const runs: [index: number, source: number][] = [[0, 0]];
  let done = 0;
  /** How many characters of the source each one stands for. */
  const put = (plain: string, index: number, length: number): void => {
    text += source.slice(done, index) + plain;
    done = index + length;
    // Where one character stands for another, the run goes on; where all of it is left out, it begins later.
    const [begins, stood] = runs.at(-1)!;
    if (text.length - begins === done - stood) return;
    if (begins === text.length) runs[runs.length - 1] = [begins, done];
    else runs.push([text.length, done]);
  };
  UNUSUAL.lastIndex = 0;
  for (let match = UNUSUAL.exec(source); match; match = UNUSUAL.exec(source)) {
    let { index } = match;
    if (match[0] === '&') {
      const entity = readEntity(source, index);
      if (entity) {
        put(entity.plain, index, entity.length);
        UNUSUAL.lastIndex = done;
      }
      continue;
    }
    // Characters for which as many stand go together.
    let same = '';
    for (const character of match[0]) {
      const isReturn = character === '\r';
      const plain = isReturn ? '\n' : plainCharacter(character);
      const length = isReturn && source[index + 1] === '\n' ? 2 : character.length;
      if (plain.length === length) same += plain;
      else {
        if (same !== '') put(same, index - same.length, same.length);
        same = '';
        put(plain, index, length);
      }
      index += character.length;
    }
    if (same !== '') put(same, index - same.length, same.length);
    if (done > index) UNUSUAL.lastIndex = done;
  }
  text += source.slice(done);
  const sourceOf = (index: number): number => {
    let [low, high] = [0, runs.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (runs[middle]![0] <= index) low = middle;
      else high = middle - 1;
    }
    const [from, at] = runs[low]!;
    return Math.min(at + index - from, runs[low + 1]?.[1] ?? source.length);
  };
  return { text, source, sourceOf };
}
