const SINGLE = new Set('!?+=~±∓⩲⩱∞†‡');
/** Three characters: `+/-`, `=/+`, `-/+`, `+/=`. */
const TRIPLE = /^(?:[=+]\/[-=+]|[-+]\/[-+])$/;
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** Where a code such as `$14` begins that ends at `end`; undefined where none does. */
export function startOfCode(word: string, end: number): number | undefined {
  let at = end;
  while (isDigit(word[at - 1])) at -= 1;
  return at < end && word[at - 1] === '$' ? at - 1 : undefined;
}

/** Where the marks may begin that end at `end`: there may be several, `-+` and `+`. */
function startsOfMarks(word: string, end: number): readonly number[] {
  const starts = [startOfCode(word, end) ?? end];
  if (SINGLE.has(word[end - 1]!)) starts.push(end - 1);
  if (word.endsWith('+-', end) || word.endsWith('-+', end)) starts.push(end - 2);
  if (TRIPLE.test(word.slice(Math.max(end - 3, 0), end))) starts.push(end - 3);
  return starts;
}

/**
 * A word without the signs that judge it and the checks behind it: `Nf3!?+`, `e4$14`, `b2W-b4N+/-`. From the end, each place once: an
 * expression for all of them tries every way to divide a long row of signs, and their number doubles with each sign.
 */
export function trimTrailingMarks(word: string): string {
  const ends = new Set([word.length]);
  let first = word.length;
  for (let end = word.length; end >= first && end > 0; end -= 1) {
    if (!ends.has(end)) continue;
    for (const start of startsOfMarks(word, end)) {
      ends.add(start);
      first = Math.min(first, start);
    }
  }
  return word.slice(0, first);
}
