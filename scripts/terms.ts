import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { anchorOf, TERMS } from '../src/content/glossary.ts';
import { listFiles } from './files.ts';

const FORMS = new Map(TERMS.flatMap(({ term, forms = [] }) => forms.map((form) => [form.toLowerCase(), term] as const)));
/** Whole words, the longest forms first. */
const WORDS = new RegExp(`(?<![\\w’-])(?:${[...FORMS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\w’-])`, 'gi');
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

/** A lesson in which the first use of each term of the glossary leads there; only the prose of its screens is looked at. */
export function linkTerms(html: string): string {
  const linked = new Set<string>();
  const links: { readonly at: number; readonly word: string; readonly anchor: string }[] = [];
  const visit = (node: Tree.Node, isProse: boolean): void => {
    if ('tagName' in node) {
      if (CLOSED.has(node.tagName) || node.attrs.some(({ name }) => name === 'data-exercise' || name === 'data-puzzle')) return;
      const isScreen = node.attrs.some(({ name }) => name === 'data-screen');
      for (const child of node.childNodes) visit(child, isProse || isScreen);
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
  visit(parse(html, { sourceCodeLocationInfo: true }), false);
  let [text, done] = ['', 0];
  for (const { at, word, anchor } of links) {
    text += `${html.slice(done, at)}<a class="term" href="/glossary/#${anchor}">${word}</a>`;
    done = at + word.length;
  }
  return text + html.slice(done);
}

/** After the build: words of the glossary in lessons lead to it. */
export function terms(): AstroIntegration {
  return {
    name: 'threefold-terms',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const file of await listFiles(join(fileURLToPath(dir), 'learn'), '.html')) {
          const html = await readFile(file, 'utf8');
          const linked = linkTerms(html);
          if (linked !== html) await writeFile(file, linked);
        }
      },
    },
  };
}
