import { existsSync, readFileSync } from 'node:fs';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, findAll, type Element } from '../common/html.ts';
import type { BuiltPage, Finding } from './page-rules.ts';

/** The most words of prose on one screen. */
export const MOST_SCREEN_WORDS = 110;

/** The elements of plates: a board, and the set from the side. */
const PLATES = ['board-diagram', 'board-heights'];

/** What is wrong with a screen of a built lesson, by its id. */
export interface BadScreen {
  readonly id: string;
  readonly says: string;
}

/** The screens of a page that are too long, or do not have one thing to see or do. */
export function findBadScreens({ elements }: Pick<BuiltPage, 'elements'>): BadScreen[] {
  const screens = elements.filter((one) => attributeOf(one, 'data-screen') !== undefined);
  return screens.flatMap((screen) => {
    const id = attributeOf(screen, 'data-screen') ?? '';
    const plates = findAll(screen, (one) => PLATES.includes(one.tagName)).length;
    const words = countWords(screen);
    return [
      ...(plates === 1 ? [] : [{ id, says: plates === 0 ? 'it has nothing to see or do' : `it has ${plates} plates, not one` }]),
      ...(words <= MOST_SCREEN_WORDS ? [] : [{ id, says: `it has ${words} words of prose; ${MOST_SCREEN_WORDS} are the most` }]),
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
  if ([...PLATES, 'h2', 'script', 'style', 'template'].includes(node.tagName)) return true;
  return ['data-exercise', 'data-puzzle', 'data-screen-label'].some((name) => attributeOf(node, name) !== undefined);
}

function isInline(node: Tree.Node): boolean {
  return ['p', 'li', 'h3', 'a', 'em', 'strong', 'button', 'span', 'b', 'i'].includes(node.nodeName);
}

/** Every screen of a lesson that is too long or has nothing to see or do, with file and line of its source. */
export function checkScreens(page: BuiltPage): Finding | undefined {
  if (!page.text.includes('data-screen=')) return undefined;
  const path = `src/content/docs/${page.address.replace(/^\/|\/$|\.html$/g, '')}.mdx`;
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    faults: findBadScreens(page).map(({ id, says }) => {
      const at = source.indexOf(`id="${id}"`);
      return `${path}${at < 0 ? '' : `:${source.slice(0, at).split('\n').length}`}: screen “${id}”: ${says}`;
    }),
  };
}
