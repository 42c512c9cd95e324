import { FIGURES, KEEP_WHOLE, SPELLINGS } from '#words/search-words.ts';

/** The words of a text, in lower case, without accents; hyphens part words, an apostrophe with its s goes, `3.4` stays one. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`´]s?\b/g, '');
  return plain.match(/\p{L}+\d*(?:\p{L}|\d)*|\d+(?:\.\d+)*(?:st|nd|rd|th)?/gu) ?? [];
}

const stems = new Map<string, string>();

/** What forms of one word have in common: `castle`, `castles`, `castled`, `castling`; figures and British spellings are one with words and American ones. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) stems.set(word, (stem = makeStem(word)));
  return stem;
}

function makeStem(word: string): string {
  const figure = FIGURES[word];
  if (figure !== undefined) return stemOf(figure);
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = SPELLINGS.reduce((spelt, [british, american]) => spelt.replace(british, american), word);
  if (KEEP_WHOLE.has(stem)) return stem;
  if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^aeiou]ies$/.test(stem)) stem = `${stem.slice(0, -3)}y`;
  else if (/[^siu]s$/.test(stem)) stem = stem.slice(0, -1);
  if (KEEP_WHOLE.has(stem)) return stem;
  const ending = /(?:ing|ed)$/.exec(stem)?.[0];
  if (ending !== undefined && !stem.endsWith('eed')) {
    const rest = stem.slice(0, -ending.length);
    if (rest.length >= 3 && /[aeiouy]/.test(rest)) stem = /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  if (stem.length >= 8 && stem.endsWith('ion')) stem = stem.slice(0, -3);
  return stem.length >= 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** In how many letters two words differ: left out, too many, another, or two in each other's place; 3 where the lengths are too unlike. */
export function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const rows: number[][] = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
