import { href } from '../../address/href.ts';
/** A place of the site by what it is called: its address, its name, the page it is on, and its ruleset if it has one. */
export interface KeptPlace {
  readonly href: string;
  readonly name: string;
  readonly page?: string;
  readonly ruleset?: string;
}

/** Where all of them are kept for reading without a network. */
export const PLACES_ADDRESS = href('/places.json');

/** Words shorter than this are not put right; longer ones may have so many letters wrong. */
const SHORTEST = 5;
const mayDiffer = (word: string): number => (word.length >= 9 ? 2 : 1);

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Places whose names, or whose pages' names, hold all words of a text, or words that begin with them; those of the ruleset that is read come first. */
export function searchPlaces(places: readonly KeptPlace[], text: string, ruleset: string, near?: string): readonly KeptPlace[] {
  const wanted = splitWords(text);
  if (wanted.length === 0) return [];
  const holds = (words: readonly string[]): boolean => wanted.every((one) => words.some((word) => word.startsWith(one)));
  const rank = (place: KeptPlace): number =>
    (holds(splitWords(place.name)) ? 0 : 2) + (near !== undefined && place.ruleset === near ? 0 : 1);
  return places
    .filter((place) => ruleset === '' || place.ruleset === ruleset)
    .filter(({ name, page = '' }) => holds([...splitWords(name), ...splitWords(page)]))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** A text with its misspelt words put right, by the words the places are called by; nothing where none is to be put right. */
export function putRight(places: readonly KeptPlace[], text: string): string | undefined {
  const known = new Set(places.flatMap(({ name, page = '' }) => [...splitWords(name), ...splitWords(page)]));
  let isNew = false;
  const words = splitWords(text).map((word) => {
    if (word.length < SHORTEST || /\d/.test(word) || [...known].some((one) => one.startsWith(word))) return word;
    const near = [...known]
      .map((one) => ({ one, far: distance(word, one) }))
      .filter(({ far }) => far <= mayDiffer(word))
      .toSorted((a, b) => a.far - b.far)[0];
    if (!near) return word;
    isNew = true;
    return near.one;
  });
  return isNew ? words.join(' ') : undefined;
}

/** In how many letters two words differ: left out, too many, another, or two in each other's place. */
export function distance(one: string, other: string): number {
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
