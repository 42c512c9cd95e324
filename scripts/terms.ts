import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { anchorOf, TERMS } from '../src/content/glossary.ts';
import { BASE, placeBelow } from './address.ts';
import { listFiles } from './files.ts';
import { attributeOf, readHtml, type Element } from './html.ts';

const FORMS = new Map(TERMS.flatMap(({ term, forms = [] }) => forms.map((form) => [form.toLowerCase(), term] as const)));
/** Whole words, the longest forms first. */
const WORDS = new RegExp(`(?<![\\w’-])(?:${[...FORMS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\w’-])`, 'gi');
/** What an element has that is a task, or a label. */
const APART = new Set(['data-exercise', 'data-puzzle', 'data-screen-label']);
/** Elements in which a link would be one too many, or not seen as a word of the text. */
const CLOSED = new Set([
  'a',
  'button',
  'code',
  'h1',
  'h2',
  'h3',
  'figure',
  'board-diagram',
  'script',
  'style',
  'svg',
  'table',
  'form',
  'strong',
  'b',
]);

/** Classes of what is no prose of its page: sources, labels and ways on. */
const ASIDE = ['rule-source', 'meta', 'same-topic', 'position-string'];

/** What is prose on a page: the screens of a lesson, the rules of a reference, the text of any other page. */
function isText(node: Element, page: PageKind): boolean {
  if (page === 'lesson') return attributeOf(node, 'data-screen') !== undefined;
  return classesOf(node).includes(page === 'reference' ? 'rule-text' : 'prose');
}
export type PageKind = 'lesson' | 'reference' | 'page';

const classesOf = (node: Element): readonly string[] => attributeOf(node, 'class')?.split(/\s+/) ?? [];

/** A page in which the first use of each term of the glossary leads there, of a reference in every chapter; `base` is the path of the site. */
export function linkTerms(html: string, page: PageKind, base = '/'): string {
  const linked = new Set<string>();
  const links: { readonly at: number; readonly word: string; readonly anchor: string }[] = [];
  const visit = (node: Tree.Node, isProse: boolean): void => {
    if ('tagName' in node) {
      if (node.tagName === 'h2' && page === 'reference') linked.clear();
      if (CLOSED.has(node.tagName) || node.attrs.some(({ name }) => APART.has(name))) return;
      if (classesOf(node).some((name) => ASIDE.includes(name))) return;
      const isOne = isProse || isText(node, page);
      for (const child of node.childNodes) visit(child, isOne);
    } else if ('childNodes' in node) {
      for (const child of node.childNodes) visit(child, isProse);
    } else if (node.nodeName === '#text' && isProse && node.sourceCodeLocation) {
      const { startOffset, endOffset } = node.sourceCodeLocation;
      for (const found of html.slice(startOffset, endOffset).matchAll(WORDS)) {
        const term = FORMS.get(found[0].toLowerCase())!;
        if (linked.has(term)) continue;
        linked.add(term);
        links.push({ at: startOffset + found.index, word: found[0], anchor: anchorOf(term) });
      }
    }
  };
  visit(readHtml(html, true), false);
  let [text, done] = ['', 0];
  for (const { at, word, anchor } of links) {
    text += `${html.slice(done, at)}<a class="term" href="${placeBelow(base, `/glossary/#${anchor}`)}">${word}</a>`;
    done = at + word.length;
  }
  return text + html.slice(done);
}

/** The pages whose terms lead to the glossary, by their address. */
const PAGES: readonly (readonly [pattern: RegExp, page: PageKind])[] = [
  [/^learn\/[a-z]+\/[a-z0-9-]+\/$/, 'lesson'],
  [/^rules\/[a-z]+\/$/, 'reference'],
  [/^(?:about|notation|which)\/$/, 'page'],
];

/** After the build: words of the glossary in lessons, references and other texts lead to it. */
export function terms(): AstroIntegration {
  return {
    name: 'threefold-terms',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of await listFiles(root, 'index.html')) {
          const address = file
            .slice(root.length)
            .replaceAll('\\', '/')
            .replace(/index\.html$/, '');
          const [, page] = PAGES.find(([pattern]) => pattern.test(address)) ?? [];
          if (page === undefined) continue;
          const html = await readFile(file, 'utf8');
          const linked = linkTerms(html, page, BASE);
          if (linked !== html) await writeFile(file, linked);
        }
      },
    },
  };
}
