import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { listFiles } from './files.ts';
import { attributeOf, findAll, readHtml, type Element } from './html.ts';

/** The most words of prose on one screen. */
export const MOST_WORDS = 110;

/** What is wrong with a screen of a built lesson, by its id. */
export interface BadScreen {
  readonly id: string;
  readonly says: string;
}

/** The screens of a page that are too long, or do not have one thing to see or do. */
export function findBadScreens(html: string): BadScreen[] {
  const screens = findAll(readHtml(html), (one) => attributeOf(one, 'data-screen') !== undefined);
  return screens.flatMap((screen) => {
    const id = attributeOf(screen, 'data-screen') ?? '';
    const plates = findAll(screen, (one) => one.tagName === 'board-diagram').length;
    const words = countWords(screen);
    return [
      ...(plates === 1 ? [] : [{ id, says: plates === 0 ? 'it has nothing to see or do' : `it has ${plates} plates, not one` }]),
      ...(words <= MOST_WORDS ? [] : [{ id, says: `it has ${words} words of prose; ${MOST_WORDS} are the most` }]),
    ];
  });
}

/** The words of a screen's prose: without its title and its plate. */
function countWords(screen: Element): number {
  const texts = (node: Tree.Node): string => {
    if ('value' in node && node.nodeName === '#text') return node.value;
    if (!('childNodes' in node) || isApart(node)) return '';
    return node.childNodes.map(texts).join(isInline(node) ? '' : ' ');
  };
  return screen.childNodes
    .map(texts)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function isApart(node: Tree.Node): boolean {
  if (!('tagName' in node)) return false;
  if (['board-diagram', 'h2', 'script', 'style', 'template'].includes(node.tagName)) return true;
  return ['data-exercise', 'data-puzzle', 'data-screen-label'].some((name) => attributeOf(node, name) !== undefined);
}

function isInline(node: Tree.Node): boolean {
  return ['p', 'li', 'h3', 'a', 'em', 'strong', 'button', 'span', 'b', 'i'].includes(node.nodeName);
}

/** After the build: ends it, naming every screen of a lesson that is too long or has nothing to see or do. */
export function screens(): AstroIntegration {
  return {
    name: 'threefold-screens',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const faults: string[] = [];
        for (const file of await listFiles(root, '.html')) {
          const html = await readFile(file, 'utf8');
          if (!html.includes('data-screen=')) continue;
          const page = file.slice(root.length).replace(/\/?index\.html$|\.html$/, '');
          const path = `src/content/docs/${page}.mdx`;
          const source = existsSync(path) ? await readFile(path, 'utf8') : '';
          for (const { id, says } of findBadScreens(html)) {
            const at = source.indexOf(`id="${id}"`);
            faults.push(`${path}${at < 0 ? '' : `:${source.slice(0, at).split('\n').length}`}: screen “${id}”: ${says}`);
          }
        }
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
    },
  };
}
