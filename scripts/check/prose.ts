import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { sayRuling } from '../../src/words/rulings.ts';
import { sayFact } from '../../src/words/facts.ts';
import { GLOSSARY, readLinks, TERMS, type Term } from '../../src/content/glossary.ts';
import { compareLessons, readPlace } from '../../src/content/course-parts.ts';
import { TOPICS, type Topic } from '../../src/puzzles/topic.ts';
import { RULESETS } from '../../src/engine/index.ts';
import { listFiles } from '../common/files.ts';
import { ROOT } from '../common/run-tool.ts';
import { isText, listRuns, type Run } from './prose-runs.ts';

/** `npm run prose`: sentences that are too long or hard to read, repeated words, words we do not use, and terms before their lesson. */

/** Most words of one sentence, and of the sentences of a page on average. */
export const MOST_WORDS = 30;
export const MOST_ON_AVERAGE = 20;
/** The reader's age, and how many of seven measures of reading must find a sentence harder than that. */
const READER = { age: 16, threshold: 5 / 7, minWords: 8 };

/** A word that no text of ours uses; a lesson on the topic may explain it. */
interface Unused {
  readonly pattern: RegExp;
  readonly instead: string;
  readonly topic?: Topic;
}
const UNUSED: readonly Unused[] = [
  ...TERMS.flatMap(({ term, topic, not = [] }) =>
    not.map((word): Unused => {
      const pattern = new RegExp(`(?<![\\w-])${word.replace(/[’']/g, "[’']")}(?![\\w-])`, 'i');
      return { pattern, instead: term.toLowerCase(), ...(topic && { topic }) };
    }),
  ),
  { pattern: /\bslantwise\b|\bon the slant\b/i, instead: 'diagonally' },
  { pattern: /\b(?:no|every)body\b/i, instead: 'who it is: you, a player, no piece' },
];

/** Words of how often something happens. Nobody keeps statistics of these games: what backs one is named in `BACKED`, or it is dropped. */
const FREQUENCY =
  /\b(?:usually|seldom|rarely|mostly|most often|hardly ever|as a rule|(?:nearly|almost) always|more often than not|in most (?:games|positions))\b|\b(?:always|never|every time) (?:wins?|draws?|loses?|mates?)\b|\b(?:wins?|draws?|loses?|mates?) (?:always|every time)\b/i;

/** Sentences with a word of frequency, and what backs each. */
export const BACKED: readonly { readonly says: string; readonly why: string }[] = [
  { says: 'As he puts it, you usually declare right after the move', why: 'Harshman VIII (a) says “usually”' },
  { says: 'King and rook always win too', why: 'counted: test/tools/endings/threeway.test.ts' },
];

/** What of a text speaks of frequency without anything that backs it. */
export function findUnbacked(text: string): string | undefined {
  if (BACKED.some(({ says }) => text.includes(says))) return undefined;
  return FREQUENCY.exec(text.replace(/“[^”]*”/g, ''))?.[0];
}

/** Terms that a course uses only from the lesson on that is about them. */
const TAUGHT: readonly Topic[] = ['rotation', 'inversion', 'en-passant', 'castling', 'promotion', 'declaration'];

export interface Fault {
  readonly line: number;
  readonly says: string;
}

const english = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextReadability, READER)
  .use(function () {
    // Only what is said of a text is wanted, not the text.
    this.compiler = () => '';
  });

/** The sentences of a run, each as its number of words. One may begin with the name of a square, or end with a letter. */
export function countSentences(text: string): number[] {
  return text
    .split(/(?<=(?<!\be\.p|\betc|\bvs)[.!?…][”’)]*)\s+/u)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length)
    .filter((words) => words > 0);
}

/** What is wrong with the prose of an MDX text; `early` are the terms that its course has not come to. A lesson may explain the other words for what it is about. */
export function checkProse(text: string, early: readonly Term[] = [], about?: Topic): Promise<{ faults: Fault[]; average: number }> {
  return checkRuns(listRuns(text), early, about);
}

/** The same of runs of prose from anywhere. */
export async function checkRuns(
  runs: readonly Run[],
  early: readonly Term[] = [],
  about?: Topic,
): Promise<{ faults: Fault[]; average: number }> {
  const faults: Fault[] = [];
  const lengths: number[] = [];
  for (const { text: run, line, kind } of runs) {
    for (const { pattern, instead, topic } of UNUSED) {
      const found = topic !== undefined && topic === about ? null : pattern.exec(run.replace(/“[^”]*”/g, ''));
      if (found) faults.push({ line, says: `“${found[0]}” is a word we do not use; say ${instead}` });
    }
    const often = findUnbacked(run);
    if (often !== undefined) faults.push({ line, says: `“${often}” says how often without a count, a test or the source behind it` });
    for (const { term, forms = [] } of early) {
      const found = forms.find((form) => new RegExp(`(?<![\\w-])${form}(?![\\w-])`, 'i').test(run));
      if (found !== undefined) faults.push({ line, says: `“${found}” comes before the lesson on ${term.toLowerCase()}` });
    }
    if (kind === 'label') continue;
    const counts = countSentences(run);
    if (kind === 'paragraph') lengths.push(...counts);
    for (const words of counts.filter((count) => count > MOST_WORDS))
      faults.push({ line, says: `a sentence of ${words} words; ${MOST_WORDS} are the most: “${run.slice(0, 60)}…”` });
    const { messages } = await english.process(run);
    for (const { reason, source, actual } of messages)
      faults.push({
        line,
        says: source === 'retext-readability' ? `hard to read: “${actual ?? run}”` : reason,
      });
  }
  const average = lengths.reduce((sum, words) => sum + words, 0) / Math.max(lengths.length, 1);
  if (average > MOST_ON_AVERAGE)
    faults.push({ line: 1, says: `${average.toFixed(1)} words a sentence on average; ${MOST_ON_AVERAGE} are the most` });
  return { faults, average };
}

/** The value of a word of the head of a page. */
const headOf = (text: string, name: string): string | undefined => new RegExp(`^${name}:\\s*["']?([^"'\\n]+)`, 'm').exec(text)?.[1]?.trim();

interface Lesson {
  readonly file: string;
  readonly ruleset: string;
  /** Its number in the course, from 1. */
  readonly number: number;
  readonly topic: Topic | undefined;
}

/** The terms that a course has not come to at a lesson: those whose own lesson comes later than the next one, which may be announced. */
function listEarly(lesson: Lesson, course: readonly Lesson[]): Term[] {
  const later = TAUGHT.filter((topic) => {
    const about = course.filter((one) => one.topic === topic).map(({ number }) => number);
    return about.length > 0 && lesson.number < Math.min(...about) - 1;
  });
  return TERMS.filter(({ topic }) => topic !== undefined && later.includes(topic));
}

/** What the site says outside its MDX: terms, facts, rulings. */
function listOthers(): { readonly name: string; readonly runs: readonly Run[] }[] {
  const make = (name: string, ...texts: readonly string[]) => ({
    name,
    runs: texts.map((text): Run => ({ text, line: 1, kind: 'sentence' })),
  });
  return [
    ...TERMS.map(({ term, says }) =>
      make(
        `glossary, ${term}`,
        readLinks(says)
          .map((part) => (isText(part) ? part : part.text))
          .join(''),
      ),
    ),
    ...RULESETS.flatMap((ruleset) => [
      ...ruleset.facts.map((fact) => make(`${ruleset.id}, fact ${fact.id}`, sayFact(ruleset, fact.id))),
      ...ruleset.rulings.map((ruling) => {
        const { says, why, instead = '' } = sayRuling(ruleset.id, ruling.id);
        return make(`${ruleset.id}, ruling ${ruling.id}`, says, why, instead);
      }),
    ]),
  ];
}

if (import.meta.main) {
  const files = await listFiles(join(ROOT, 'src/content/docs'), '.mdx');
  const texts = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
  const heads = [...texts].flatMap(([file, text]) => {
    if (headOf(text, 'kind') !== 'lesson') return [];
    const topic = TOPICS.find((one) => one === headOf(text, 'topic'));
    return [{ file, ruleset: headOf(text, 'ruleset') ?? '', topic, ...readPlace(text) }];
  });
  const lessons = heads.map((head): Lesson => {
    const number = 1 + heads.filter((one) => one.ruleset === head.ruleset && compareLessons(one, head) < 0).length;
    return { ...head, number };
  });
  let [faults, pages, worst] = [0, 0, 0];
  for (const [file, text] of texts) {
    const lesson = lessons.find((one) => one.file === file);
    const early = lesson
      ? listEarly(
          lesson,
          lessons.filter(({ ruleset }) => ruleset === lesson.ruleset),
        )
      : [];
    const { faults: found, average } = await checkProse(text, early, lesson?.topic);
    for (const { line, says } of found) console.error(`${relative(ROOT, file)}:${line}: ${says}`);
    faults += found.length;
    pages += 1;
    worst = Math.max(worst, average);
  }
  for (const { name, runs } of listOthers()) {
    const { faults: found } = await checkRuns(runs);
    for (const { says } of found) console.error(`${name}: ${says}`);
    faults += found.length;
  }
  const terms = GLOSSARY.flatMap((group) => group.terms).length;
  console.log(`prose: ${pages} pages, at most ${worst.toFixed(1)} words a sentence on average, ${terms} terms, ${faults} faults`);
  process.exitCode = faults === 0 && pages > 0 ? 0 : 1;
}
