import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { GLOSSARY, TERMS, type Term } from '../src/content/glossary.ts';
import { TOPICS, type Topic } from '../src/content/topics.ts';
import { listFiles } from './files.ts';
import { ROOT } from './run.ts';

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

/** Terms that a course uses only from the lesson on that is about them. */
const TAUGHT: readonly Topic[] = ['rotation', 'inversion', 'en-passant', 'castling', 'promotion', 'declaration'];

/** A run of prose with the line it begins on. */
interface Run {
  readonly text: string;
  readonly line: number;
  /** Whether it is a whole paragraph, which is measured; a caption or an answer is only looked through for words. */
  readonly isMeasured: boolean;
}

export interface Fault {
  readonly line: number;
  readonly says: string;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
const english = unified().use(retextEnglish).use(retextRepeatedWords).use(retextReadability, READER);

/** Attributes that hold prose. */
const WORDED = ['title', 'caption', 'because', 'task', 'start', 'idea'];

interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  readonly alt?: string;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly MdxNode[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** What a reader reads: ties to a board and code stand for one word each. */
function readText(node: MdxNode): string {
  if (node.type === 'text' && typeof node.value === 'string') return node.value;
  if (node.type === 'inlineCode') return 'b4';
  if (/^mdxJsx/.test(node.type) && ['Sq', 'Pin', 'Mv'].includes(node.name ?? '')) {
    const inner = (node.children ?? []).map(readText).join('');
    return inner === '' ? 'b4' : inner;
  }
  return (node.children ?? []).map(readText).join('');
}

/** The prose of an MDX text. */
export function listRuns(text: string): Run[] {
  const runs: Run[] = [];
  visit(parser.parse(text) as never, (node: MdxNode) => {
    const line = node.position?.start.line ?? 1;
    const words = readText(node).replace(/\s+/g, ' ').trim();
    // The rows of a table are no sentences.
    if (node.type === 'paragraph' && !words.startsWith('|')) runs.push({ text: words, line, isMeasured: true });
    if (node.type === 'heading') runs.push({ text: readText(node), line, isMeasured: false });
    for (const { name, value } of node.attributes ?? [])
      if (name !== undefined && WORDED.includes(name) && typeof value === 'string') runs.push({ text: value, line, isMeasured: false });
  });
  return runs.filter((run) => run.text !== '');
}

/** The sentences of a run, each as its number of words. One may begin with the name of a square, or end with a letter. */
export function countSentences(text: string): number[] {
  return text
    .split(/(?<=(?<!\be\.p|\betc|\bvs)[.!?…][”’)]*)\s+/u)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length)
    .filter((words) => words > 0);
}

/** What is wrong with the prose of a text; `early` are the terms that its course has not come to. A lesson may explain the other words for what it is about. */
export async function checkProse(text: string, early: readonly Term[] = [], about?: Topic): Promise<{ faults: Fault[]; average: number }> {
  const faults: Fault[] = [];
  const lengths: number[] = [];
  for (const { text: run, line, isMeasured } of listRuns(text)) {
    for (const { pattern, instead, topic } of UNUSED) {
      const found = topic !== undefined && topic === about ? null : pattern.exec(run.replace(/“[^”]*”/g, ''));
      if (found) faults.push({ line, says: `“${found[0]}” is a word we do not use; say ${instead}` });
    }
    for (const { term, forms = [] } of early) {
      const found = forms.find((form) => new RegExp(`(?<![\\w-])${form}(?![\\w-])`, 'i').test(run));
      if (found !== undefined) faults.push({ line, says: `“${found}” comes before the lesson on ${term.toLowerCase()}` });
    }
    if (!isMeasured) continue;
    const counts = countSentences(run);
    lengths.push(...counts);
    for (const words of counts.filter((count) => count > MOST_WORDS))
      faults.push({ line, says: `a sentence of ${words} words; ${MOST_WORDS} are the most: “${run.slice(0, 60)}…”` });
    const file = new VFile(run);
    await english.run(english.parse(file), file);
    for (const { reason, source, actual } of file.messages)
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
  readonly order: number;
  readonly topic: Topic | undefined;
}

/** The terms that a course has not come to at a lesson: those whose own lesson comes later than the next one, which may be announced. */
function listEarly(lesson: Lesson, course: readonly Lesson[]): Term[] {
  const later = TAUGHT.filter((topic) => {
    const about = course.filter((one) => one.topic === topic).map(({ order }) => order);
    return about.length > 0 && lesson.order < Math.min(...about) - 1;
  });
  return TERMS.filter(({ topic }) => topic !== undefined && later.includes(topic));
}

if (import.meta.main) {
  const files = await listFiles(join(ROOT, 'src/content/docs'), '.mdx');
  const texts = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
  const lessons = [...texts].flatMap(([file, text]): Lesson[] => {
    if (headOf(text, 'kind') !== 'lesson') return [];
    const topic = TOPICS.find((one) => one === headOf(text, 'topic'));
    return [{ file, ruleset: headOf(text, 'ruleset') ?? '', order: Number(headOf(text, 'order')), topic }];
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
  const terms = GLOSSARY.flatMap((group) => group.terms).length;
  console.log(`prose: ${pages} pages, at most ${worst.toFixed(1)} words a sentence on average, ${terms} terms, ${faults} faults`);
  process.exitCode = faults === 0 && pages > 0 ? 0 : 1;
}
