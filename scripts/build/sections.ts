import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SearchPage, SearchSection } from '../../src/components/search/search-sections.ts';
import { attributeOf, findAll, type Element } from '../common/html.ts';
import type { BuiltPage, PageRule } from './page-rules.ts';

/** Where the sections lie within the built site; `src/components/search/search-sections.ts` fetches them. */
const FILE = 'sections.json';
/** Pages of one puzzle each and lists of puzzles: Pagefind alone finds them. */
const LEFT_OUT = /^\/(?:puzzles\/(?!$|(?:train|twins|set)\/$|(?:series|album)\/)|gallery\/)/;
/** Pages whose words stand elsewhere, which Pagefind leaves out: what they are is still asked for. */
const UNSEARCHED = /^\/rules\/[a-z]+\/(?:card|sheet)\/$/;
/** Pages whose title and sentence are enough. */
const ONLY_TITLE = /^\/(?:puzzles\/|learn\/(?:[a-z]+\/)?$|board\/|embed\/|rules\/[a-z]+\/(?:card|sheet)\/|compare\/(?!answers\/)[^/]+\/|$)/;
const SKIPPED = new Set(['script', 'style', 'template', 'svg', 'button', 'select', 'nav', 'noscript', 'input']);
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'strong', 'sub', 'sup', 'span']);

/** What a page says, section by section, in the order of the page; nothing of a page that is not searched. */
export function readSections(page: Pick<BuiltPage, 'address' | 'elements'>): SearchPage | undefined {
  if (LEFT_OUT.test(page.address)) return undefined;
  const isWanted = (one: Element): boolean =>
    attributeOf(one, 'data-pagefind-body') !== undefined || (one.tagName === 'main' && UNSEARCHED.test(page.address));
  const body = page.elements.find(isWanted);
  if (!body) return undefined;
  const title = tidy(
    findAll(body, ({ tagName }) => tagName === 'h1')
      .map(wordsOf)
      .join(' '),
  );
  if (title === '') return undefined;
  const sections: { id: string; title: string; words: string[] }[] = [{ id: '', title: '', words: [] }];
  let chapter = '';
  const read = (node: Tree.ChildNode): void => {
    if (node.nodeName === '#text' && 'value' in node) sections.at(-1)!.words.push(node.value);
    if (!('tagName' in node) || isSkipped(node) || node.tagName === 'h1') return;
    const id = attributeOf(node, 'id');
    if (id !== undefined && isHeading(node)) {
      const name = tidy(wordsOf(node));
      if (node.tagName === 'h2') chapter = name;
      sections.push({ id, title: name, words: [] });
      return;
    }
    if (id !== undefined && /^(?:r|ruling|row)-/.test(id)) {
      const question = /^row-/.test(id) ? findAll(node, ({ tagName }) => tagName === 'th')[0] : undefined;
      sections.push({ id, title: question ? tidy(wordsOf(question)).replace(/^# /, '') : chapter, words: [] });
    }
    const isBlock = !INLINE.has(node.tagName);
    if (isBlock) sections.at(-1)!.words.push(' ');
    if (node.tagName !== 'th' || !sections.at(-1)!.id.startsWith('row-')) node.childNodes.forEach(read);
    if (isBlock) sections.at(-1)!.words.push(' ');
  };
  body.childNodes.forEach(read);
  const found = sections.map(({ id, title: name, words }): SearchSection => [id, name, tidy(words.join(''))]);
  const meta = (name: string): string | undefined => readMeta(body, name);
  return {
    path: `/${page.address.slice(1)}`,
    title,
    ruleset: meta('filter:ruleset'),
    rules: meta('meta:ruleset'),
    kind: meta('meta:kind'),
    sections: ONLY_TITLE.test(page.address) ? found.slice(0, 1).map(([id, name, words]) => [id, name, words.slice(0, 240)]) : found,
  };
}

/** Gathers the sections of all pages while they are passed over, and writes them afterwards. */
export function gatherSections(): { readonly rule: PageRule; readonly integration: AstroIntegration } {
  const pages: SearchPage[] = [];
  return {
    rule: (page) => {
      const read = readSections(page);
      if (read) pages.push(read);
      return undefined;
    },
    integration: {
      name: 'threefold-sections',
      hooks: {
        'astro:build:done': async ({ dir }) => {
          const sorted = pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
          await writeFile(join(fileURLToPath(dir), FILE), JSON.stringify(sorted));
        },
      },
    },
  };
}

const isHeading = ({ tagName }: Element): boolean => tagName === 'h2' || tagName === 'dt';

function isSkipped(one: Element): boolean {
  const classes = attributeOf(one, 'class') ?? '';
  return (
    SKIPPED.has(one.tagName) ||
    attributeOf(one, 'data-pagefind-ignore') !== undefined ||
    /\b(?:rule-source|rule-number|row-link)\b/.test(classes)
  );
}

function wordsOf(node: Tree.ChildNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'tagName' in node && !isSkipped(node) ? node.childNodes.map(wordsOf).join('') : '';
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();

/** What Pagefind learns about a page: `filter:ruleset`, `meta:kind`. */
function readMeta(body: Element, name: string): string | undefined {
  const [attribute, key] = name.split(':');
  for (const one of findAll(body, () => true)) {
    const value = attributeOf(one, `data-pagefind-${attribute}`);
    if (value?.startsWith(`${key}:`)) return value.slice(key!.length + 1);
  }
  return undefined;
}
