import { RULESET_TITLES, RULESET_WORDS, STOP_WORDS, SYNONYMS, WEAK_WORDS } from '#words/search-words.ts';
import { splitWords, stemOf } from './search-words.ts';

/** A phrase by the stems of its words, and how well it says what was meant, 0 to 1. */
export interface SearchMode {
  readonly stems: readonly string[];
  readonly worth: number;
}

/** One thing a question asks about, in the ways it may be said; what was written is worth 1. */
export interface Concept {
  readonly ways: readonly SearchMode[];
  /** The words that were written. */
  readonly words: readonly string[];
}

/** What a question asks: its concepts, and the rulesets it names. */
export interface SearchQuestion {
  readonly concepts: readonly Concept[];
  readonly named: readonly string[];
  /** It asks what a word means. */
  readonly isMeaning: boolean;
}

/** What a way of our table is worth beside what was written; and one that only hints at it. */
const [SYNONYM, FAINT] = [0.88, 0.45];
/** Words that stand inside phrases without changing them. */
const FILLERS = new Set(['a', 'an', 'the', 'my', 'your', 'our', 'any']);
const MEANING = /^\s*(?:what(?:'|’)?s?(?: is| are| does)?|define|meaning|definition)\b(?!.*\b(?:happens?|if|when)\b)/i;

const toPhrase = (text: string): readonly string[] =>
  splitWords(text)
    .filter((word) => !FILLERS.has(word))
    .map(stemOf);
const toPhrases = (list: string): readonly (readonly string[])[] =>
  list
    .split(',')
    .map(toPhrase)
    .filter((phrase) => phrase.length > 0);
const toWays = (list: string): readonly SearchMode[] =>
  list.split(',').map((said) => ({ stems: toPhrase(said), worth: said.includes('~') ? FAINT : SYNONYM }));

interface Tables {
  /** What phrases stand for, by their stems with blanks between. */
  readonly ways: ReadonlyMap<string, readonly SearchMode[]>;
  readonly rulesets: ReadonlyMap<string, string>;
  /** What else a ruleset is called, by its id. */
  readonly titles: ReadonlyMap<string, readonly SearchMode[]>;
  readonly longest: number;
}
let tables: Tables | undefined;

function makeTables(): Tables {
  const ways = new Map<string, readonly SearchMode[]>();
  for (const [theirs, ours] of SYNONYMS)
    for (const phrase of toPhrases(theirs)) {
      const key = phrase.join(' ');
      ways.set(key, [...(ways.get(key) ?? []), ...toWays(ours)]);
    }
  const rulesets = new Map(Object.entries(RULESET_WORDS).flatMap(([id, list]) => toPhrases(list).map((phrase) => [phrase.join(' '), id])));
  const titles = new Map(Object.entries(RULESET_TITLES).map(([id, list]) => [id, toWays(list)]));
  const longest = Math.max(...[...ways.keys(), ...rulesets.keys()].map((key) => key.split(' ').length));
  return { ways, rulesets, titles, longest };
}

/** Words the tables know, as they are written there. */
export function listKnownWords(): readonly string[] {
  return [...SYNONYMS.flat(), ...Object.values(RULESET_WORDS), ...STOP_WORDS, ...WEAK_WORDS].flatMap((text) => splitWords(text));
}

/** Reads a question: stop words go, phrases and words are taken with what they stand for, and names of rulesets are separated from the rest. */
export function readQuestion(text: string): SearchQuestion {
  const { ways, rulesets, titles, longest } = (tables ??= makeTables());
  const words = splitWords(text).filter((word) => !FILLERS.has(word));
  const found: Concept[] = [];
  const weak: Concept[] = [];
  const names: Concept[] = [];
  const named = new Set<string>();
  for (let at = 0; at < words.length;) {
    const here = longestAt(words, at, longest, (key) => rulesets.has(key));
    const said = longestAt(words, at, longest, (key) => ways.has(key));
    if (here > 0 && here >= said) {
      const taken = words.slice(at, at + here);
      const id = rulesets.get(taken.map(stemOf).join(' '))!;
      named.add(id);
      names.push({ ways: [{ stems: taken.map(stemOf), worth: 1 }, ...(titles.get(id) ?? [])], words: taken });
      at += here;
      continue;
    }
    const size = Math.max(said, 1);
    const taken = words.slice(at, at + size);
    at += size;
    const own = taken.map(stemOf);
    const concept = { ways: [{ stems: own, worth: 1 }, ...(said > 0 ? (ways.get(own.join(' ')) ?? []) : [])], words: taken };
    if (said === 0 && STOP_WORDS.has(taken[0]!)) continue;
    (said === 0 && WEAK_WORDS.has(taken[0]!) ? weak : found).push(concept);
  }
  const concepts = found.length > 0 ? found : names.length > 0 ? names : weak;
  return { concepts, named: [...named], isMeaning: MEANING.test(text) && concepts.length <= 2 };
}

/** How many words from here on are the longest phrase of a table; 0 where none begins here. */
function longestAt(words: readonly string[], at: number, longest: number, has: (key: string) => boolean): number {
  for (let size = Math.min(longest, words.length - at); size > 0; size--)
    if (
      has(
        words
          .slice(at, at + size)
          .map(stemOf)
          .join(' '),
      )
    )
      return size;
  return 0;
}

/** The words of a question that Pagefind is asked for: those of its concepts, or all where there are none. */
export function findWords(text: string): string {
  const { concepts } = readQuestion(text);
  const words = concepts.flatMap((concept) => concept.words).filter((word) => !STOP_WORDS.has(word));
  return words.length > 0 ? words.join(' ') : text;
}

/** Whether a text has a square, a pin or a move in it: `b4N`, `QL3`, `Nb3W`, `b2W-b4N`, `3.4(e)`. */
export function isMoveLike(text: string): boolean {
  return /(?:^|[\s(])(?:[a-z]{1,3}\d{1,2}[a-z]{0,2}\d?\b|\d+\.\d+|[a-z]\d\S*[-x@]\S+)/i.test(text);
}
