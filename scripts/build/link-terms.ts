import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { anchorOf, TERMS } from '../../src/content/glossary.ts';
import { BASE, placeBelow } from '../common/site-address.ts';
import { attributeOf, type Element } from '../common/html.ts';
import type { BuiltPage, Edit, Finding } from './page-rules.ts';

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

/** The links of a page from the first use of each term to the glossary, of a reference in every chapter, on a site below a path. */
export function findTermLinks({ text: html, tree }: Pick<BuiltPage, 'text' | 'tree'>, page: PageKind, base = '/'): Edit[] {
  const linked = new Set<string>();
  const links: Edit[] = [];
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
        const from = startOffset + found.index;
        const address = placeBelow(base, `/glossary/#${anchorOf(term)}`);
        links.push({ from, to: from + found[0].length, text: `<a class="term" href="${address}">${found[0]}</a>` });
      }
    }
  };
  visit(tree, false);
  return links;
}

/** The pages whose terms lead to the glossary, by their address. */
const PAGES: readonly (readonly [pattern: RegExp, page: PageKind])[] = [
  [/^\/learn\/[a-z]+\/[a-z0-9-]+\/$/, 'lesson'],
  [/^\/rules\/[a-z]+\/$/, 'reference'],
  [/^\/(?:about|notation|which)\/$/, 'page'],
];

/** Makes words of the glossary in a lesson, a reference or another text lead to it. */
export function linkTerms(page: BuiltPage): Finding | undefined {
  const [, kind] = PAGES.find(([pattern]) => pattern.test(page.address)) ?? [];
  return kind && { edits: findTermLinks(page, kind, BASE) };
}
