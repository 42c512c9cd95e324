import { LIGHT_WORDS, PAIR_WORDS, STOP_WORDS } from '#words/search-words.ts';
import { listKnownWords, readQuestion, type SearchQuestion, type Concept, type SearchMode } from './search-question.ts';
import type { SearchPage, SearchSection } from './search-sections.ts';
import { editDistance, splitWords, stemOf } from './search-words.ts';

/** A page that answers, its best place, and how well it does; 1 is a title that says just what was asked. */
export interface RankedPage {
  readonly page: SearchPage;
  readonly section: SearchSection;
  readonly score: number;
  /** Which share of what was asked it says, 0 to 1. */
  readonly share: number;
}

/** A section made ready: the stems of what it is called, of its page's title, and of its text. */
interface Ready {
  readonly page: SearchPage;
  readonly section: SearchSection;
  readonly title: readonly string[];
  readonly pageTitle: readonly string[];
  readonly text: readonly string[];
  readonly all: ReadonlySet<string>;
}

/** The sections of a site made ready, with the words they use. */
export interface SearchIndex {
  readonly sections: readonly Ready[];
  readonly stems: ReadonlySet<string>;
  /** Stems of all words below, too. */
  readonly known: ReadonlySet<string>;
  /** Words as they are written, by how often; words of titles and of our tables count more. */
  readonly words: ReadonlyMap<string, number>;
}

/** What a match is worth by where it is. */
const WORTH = { title: 1, pageTitle: 0.85, both: 0.85, chapter: 0.6, text: 0.42 };
/** A way worth less says too little to tell how rare a thing is. */
const PLAIN = 0.5;
/** A word that only begins as what was written. */
const BEGUN = 0.8;
/** A word that says little beside others. */
const LIGHT = 0.3;
/** The weight of what another screen of the lesson says, beside what the screen itself says. */
const BESIDE = 0.6;
/** Lessons that are games and positions to play through: they name everything and explain little. */
const PRACTICE = /\/(?:[a-z]+-game|[a-z]+-positions|all-together|board-decides)\/$/;
/** How much better pages of the ruleset the reader is with do. */
const NEAR = 1.3;
/** Words of a phrase may stand so far apart in a text. */
const SPREAD = 3;
const IN_TITLE = 50;
/** A word that is used no more often is a poor guess. */
const SELDOM = 4;

/** Makes sections ready. */
export function makeIndex(pages: readonly SearchPage[]): SearchIndex {
  const words = new Map<string, number>();
  const add = (all: readonly string[], count: number): void => {
    for (const word of all) words.set(word, (words.get(word) ?? 0) + count);
  };
  const pairs = splitWords(PAIR_WORDS).map(stemOf);
  const sections = pages.flatMap((page) =>
    page.sections.map((section): Ready => {
      const [written, onPage, inText] = [section[1], page.title, section[2]].map(splitWords) as [string[], string[], string[]];
      add([...written, ...onPage], IN_TITLE);
      add(inText, 1);
      const [title, pageTitle, text] = [written, onPage, inText].map((all) => all.map(stemOf)) as [string[], string[], string[]];
      const number = section[0].startsWith('r-') ? [stemOf('rule'), section[0].slice(2)] : /^\/compare\/./.test(page.path) ? pairs : [];
      return { page, section, title, pageTitle, text: [...number, ...text], all: new Set([...title, ...pageTitle, ...number, ...text]) };
    }),
  );
  add(listKnownWords(), IN_TITLE);
  const stems = new Set(sections.flatMap(({ all }) => [...all]));
  return { sections, stems, known: new Set([...stems, ...[...words.keys()].map(stemOf)]), words };
}

/** Pages that answer a question, best first; `near` is the ruleset the reader is with, whose pages come first where they answer as well. */
export function rankPages(index: SearchIndex, text: string, ruleset: string, near?: string): readonly RankedPage[] {
  const asked = readQuestion(text);
  const concepts = asked.concepts.map((concept) => ({ ...concept, ways: widen(index, concept) }));
  if (concepts.length === 0) return [];
  const sections = index.sections.filter(({ page }) => ruleset === '' || page.ruleset === ruleset);
  const matches = concepts.map(({ ways }) => sections.map((section) => matchConcept(section, ways)));
  const weights = matches.map((all, which) => {
    const rarity = Math.log(1 + sections.length / (1 + all.filter((match) => match.isPlain).length));
    return concepts[which]!.words.every((word) => LIGHT_WORDS.has(word)) ? rarity * LIGHT : rarity;
  });
  const whole = weights.reduce((sum, one) => sum + one, 0);
  const best = new Map<SearchPage, { ranked: RankedPage; rest: number }>();
  const lessons = new Map<SearchPage, Set<number>>();
  for (const [at, { page }] of sections.entries()) {
    if (page.kind !== 'Lesson') continue;
    const known = lessons.get(page) ?? new Set<number>();
    for (const [which, all] of matches.entries()) if (all[at]!.worth > 0) known.add(which);
    lessons.set(page, known);
  }
  for (const [at, section] of sections.entries()) {
    const mine = matches.map((all) => all[at]!);
    const reached = weights.reduce(
      (sum, weight, which) => sum + weight * (mine[which]!.worth > 0 ? 1 : lessons.get(section.page)?.has(which) ? BESIDE : 0),
      0,
    );
    if (mine.every((match) => match.worth === 0)) continue;
    const share = reached / whole;
    const worth = weights.reduce((sum, weight, which) => sum + weight * mine[which]!.worth, 0) / whole;
    const exact = exactness(section, mine);
    const score =
      (worth + 0.35 * exact) *
      share ** 1.2 *
      factorOf(section, asked, near) *
      (exact === 1 && concepts.length === 1 ? firstOf(section) : 1);
    const known = best.get(section.page);
    if (!known || score > known.ranked.score)
      best.set(section.page, {
        ranked: { page: section.page, section: section.section, score, share },
        rest: known?.ranked.score ?? 0,
      });
    else if (score > known.rest) known.rest = score;
  }
  return [...best.values()]
    .map(({ ranked, rest }) => ({ ...ranked, score: ranked.score + 0.1 * rest }))
    .toSorted((one, other) => other.score - one.score);
}

interface Match {
  readonly worth: number;
  readonly isPlain: boolean;
  /** Words of the title, and of the page's title, that were asked for. */
  readonly title: readonly string[];
  readonly pageTitle: readonly string[];
}
const NO_MATCH: Match = { worth: 0, isPlain: false, title: [], pageTitle: [] };

function matchConcept({ section, title, pageTitle, text, all }: Ready, ways: readonly SearchMode[]): Match {
  let best = NO_MATCH;
  for (const { stems: way, worth: most } of ways) {
    if (!way.every((stem) => all.has(stem))) continue;
    const inTitle = way.every((stem) => title.includes(stem));
    const inPage = way.every((stem) => pageTitle.includes(stem));
    const isChapter = /^(?:r|ruling)-/.test(section[0]);
    let worth = 0;
    if (inTitle) worth = isChapter ? WORTH.chapter : WORTH.title;
    if (inPage) worth = Math.max(worth, section[0] === '' ? WORTH.title : WORTH.pageTitle);
    if (worth < WORTH.both && way.length > 1 && way.every((stem) => title.includes(stem) || pageTitle.includes(stem)))
      worth = Math.max(worth, isChapter ? WORTH.chapter : WORTH.both);
    if (worth < WORTH.text && isNear(text, way)) worth = WORTH.text;
    else if (worth > 0 && way.every((stem) => text.includes(stem))) worth += 0.08;
    worth *= most;
    if (worth > best.worth)
      best = {
        worth,
        isPlain: most >= PLAIN,
        title: inTitle ? way : way.filter((stem) => title.includes(stem)),
        pageTitle: inPage ? way : [],
      };
  }
  return best;
}

/** Whether the words of a phrase stand near one another in a text. */
function isNear(text: readonly string[], way: readonly string[]): boolean {
  if (way.length === 1) return text.includes(way[0]!);
  for (let at = 0; at < text.length; at++) {
    if (!way.includes(text[at]!)) continue;
    const window = text.slice(at, at + way.length + SPREAD);
    if (way.every((stem) => window.includes(stem))) return true;
  }
  return false;
}

/** How much of what a place is called was asked for. */
function exactness({ section, title, pageTitle }: Ready, mine: readonly Match[]): number {
  if (/^(?:r|ruling)-/.test(section[0])) return 0;
  const share = (words: readonly string[], found: readonly string[]): number => {
    const counted = words.filter((word) => !STOP_WORDS.has(word));
    const all = counted.length > 0 ? counted : words;
    return all.length === 0 ? 0 : all.filter((word) => found.includes(word)).length / all.length;
  };
  const ofTitle = share(
    title,
    mine.flatMap((match) => match.title),
  );
  const ofPage = share(
    pageTitle,
    mine.flatMap((match) => match.pageTitle),
  );
  return section[0] === '' ? ofPage : Math.max(ofTitle, 0.6 * ofPage);
}

/** What kind of page it is, and whose: lessons and rules before others, the ruleset that is named before the one the reader is with. */
function factorOf({ page, section }: Ready, { named, isMeaning, concepts }: SearchQuestion, near: string | undefined): number {
  const wants = (stem: string): boolean => concepts.some(({ words }) => words.some((word) => stemOf(word) === stem));
  let factor = 0.75;
  if (page.kind === 'Lesson') factor = PRACTICE.test(page.path) ? 0.85 : 1;
  else if (/^\/rules\/[a-z]+\/$/.test(page.path)) factor = section[0].startsWith('ruling-') ? 0.85 : 1;
  else if (page.path === '/glossary/') factor = isMeaning ? 1.4 : 0.9;
  else if (/^\/rules\/[a-z]+\/./.test(page.path)) factor = 0.85;
  else if (page.path === '/which/' || page.path === '/notation/') factor = 0.9;
  else if (page.path.startsWith('/puzzles/')) factor = wants('puzzle') ? 1.2 : 0.5;
  const pair = /^\/compare\/(\w+)-vs-(\w+)\//.exec(page.path);
  if (pair) return named.length === 2 && named.includes(pair[1]!) && named.includes(pair[2]!) ? 3 : 0.2;
  if (named.length > 0) return factor * (page.ruleset === undefined ? 0.9 : named.includes(page.ruleset) ? 1.5 : 0.5);
  return near !== undefined && page.ruleset === near ? factor * NEAR : factor;
}

/** A page or a term that is called just what was asked for comes before a screen that is. */
function firstOf({ page, section }: Ready): number {
  return section[0] === '' ? 1.06 : page.path === '/glossary/' ? 1.18 : 1;
}

/** The ways of a concept, with words that begin as its last word does where nobody uses that word. */
function widen({ stems }: SearchIndex, { ways, words }: Concept): readonly SearchMode[] {
  const last = words.at(-1)!;
  if (words.length > 1 || stems.has(stemOf(last)) || last.length < 3) return ways;
  return [...ways, ...[...stems].filter((stem) => stem.startsWith(last)).map((stem) => ({ stems: [stem], worth: BEGUN }))];
}

/** A question with its misspelt words put right, as far as they are near a word that is used; words that nobody uses are left out. */
export interface CorrectedWord {
  readonly text: string;
  readonly unknown: readonly string[];
}

/** Puts misspelt words right; nothing where every word is known. */
export function putRight({ words, known }: SearchIndex, text: string): CorrectedWord | undefined {
  const unknown: string[] = [];
  let isNew = false;
  const all = splitWords(text);
  const righted = all.flatMap((word, at) => {
    if (known.has(stemOf(word))) return [word];
    const isBegun = at === all.length - 1 && word.length >= 3 && [...words.keys()].some((one) => one.startsWith(word));
    if (isBegun) return [word];
    const near = /\d/.test(word) ? undefined : findNear(words, word);
    if (near !== undefined) {
      isNew = true;
      return [near];
    }
    unknown.push(word);
    return [];
  });
  return isNew || unknown.length > 0 ? { text: righted.join(' '), unknown } : undefined;
}

/** The word in use that differs least from one that is not; of those as near, one that begins alike and is used most. */
function findNear(words: ReadonlyMap<string, number>, word: string): string | undefined {
  if (word.length < 4) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  let best: { readonly one: string; readonly far: number; readonly count: number } | undefined;
  for (const [one, count] of words) {
    if (one.length < 3 || Math.abs(one.length - word.length) > most || (word.length < 6 && count < IN_TITLE)) continue;
    const letters = editDistance(word, one);
    if (letters > most) continue;
    const far = letters + (one[0] === word[0] ? 0 : 0.5) + (count < SELDOM ? 1.2 : 0);
    if (!best || far < best.far || (far === best.far && count > best.count)) best = { one, far, count };
  }
  return best?.one;
}
