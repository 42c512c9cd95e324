/** What no reader expects: signs of other tongues, numbers out of all bounds, names that every object has, brackets without end. */
const STRANGE = [
  ...[
    '',
    ' ',
    '\n',
    '\t',
    '\u0000',
    '\uFEFF',
    '\u202E',
    '\uD800',
    '🜁',
    'é',
    '%',
    '%E0%A4%A',
    '%00',
    '&',
    '=',
    '#',
    '?',
    '/',
    '|',
    '\\',
    '"',
    "'",
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'undefined',
    'null',
    'NaN',
    '-0',
    '-1',
    '1e309',
    '9'.repeat(40),
    '0x10',
    '1.5',
  ],
  ...[
    '('.repeat(2000),
    '[{'.repeat(600),
    'a'.repeat(20_000),
    '{}',
    '[]',
    ',',
    ';',
    ':',
    '-',
    '+',
    '*',
    '//',
    'K'.repeat(300),
    '64/'.repeat(200),
  ],
];

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Characters drawn from what the samples are made of and from everywhere. */
function makeNoise(random: () => number, sample: string): string {
  const length = Math.floor(random() * 60);
  return Array.from({ length }, () =>
    random() < 0.7 && sample !== '' ? pick(random, [...sample]) : String.fromCodePoint(Math.floor(random() * 0x2ff)),
  ).join('');
}

/** A text made worse in one to six places, or of nothing but noise; the same for the same random numbers. */
export function spoil(random: () => number, samples: readonly string[]): string {
  let text = pick(random, samples);
  if (random() < 0.05) return makeNoise(random, text);
  const times = 1 + Math.floor(random() * 6);
  for (let time = 0; time < times; time += 1) {
    const from = Math.floor(random() * (text.length + 1));
    const to = Math.min(text.length, from + Math.floor(random() * 8));
    const part = text.slice(from, to);
    const other = pick(random, samples);
    const at = Math.floor(random() * (other.length + 1));
    const way = Math.floor(random() * 7);
    if (way === 0) text = text.slice(0, from) + text.slice(to);
    else if (way === 1) text = text.slice(0, from) + pick(random, STRANGE) + text.slice(from);
    else if (way === 2) text = text.slice(0, from) + pick(random, STRANGE) + text.slice(to);
    else if (way === 3) text = text.slice(0, from) + part.repeat(1 + Math.floor(random() * 12)) + text.slice(to);
    else if (way === 4) text = text.slice(0, from) + other.slice(at);
    else if (way === 5) text = text.slice(0, from) + [...part].reverse().join('') + text.slice(to);
    else text = text.slice(0, from) + makeNoise(random, text).slice(0, 3) + text.slice(to);
  }
  return text;
}
