import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { attributeOf, findAll, readHtml } from './html.ts';
import { ROOT } from './run-tool.ts';

export const DIST = join(ROOT, 'dist');

/** A page of the built site: its text, and what we ask of it. */
export interface Page {
  readonly text: string;
  /** Where it leads and what it shows: every `href` and `src`. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The site's own files that it brings in before it is touched. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Attributes of an island that name its scripts. */
const ISLAND = ['component-url', 'renderer-url', 'before-hydration-url'];

export function readPage(text: string): Page {
  const elements = findAll(readHtml(text), () => true);
  const valuesOf = (names: readonly string[]): string[] =>
    elements.flatMap(({ attrs }) => attrs.filter(({ name }) => names.includes(name)).map(({ value }) => value));
  const own = (values: readonly (string | undefined)[]): string[] => [
    ...new Set(values.filter((value): value is string => value !== undefined && value.startsWith('/'))),
  ];
  const linked = (rel: string): (string | undefined)[] =>
    elements.filter((one) => one.tagName === 'link' && attributeOf(one, 'rel') === rel).map((one) => attributeOf(one, 'href'));
  const run = elements.filter(({ tagName }) => tagName === 'script').map((one) => attributeOf(one, 'src'));
  return {
    text,
    links: valuesOf(['href', 'src']),
    ids: new Set(valuesOf(['id'])),
    styles: own(linked('stylesheet')),
    scripts: own([...run, ...linked('modulepreload'), ...valuesOf(ISLAND)]),
  };
}

/** The path the built site is made for: where its first page has its manifest. */
export async function readBase(folder = DIST): Promise<string> {
  const [link] = findAll(readHtml(await readFile(join(folder, 'index.html'), 'utf8')), (one) => attributeOf(one, 'rel') === 'manifest');
  const address = link && attributeOf(link, 'href');
  if (address === undefined) throw new Error('the first page of the built site names no manifest');
  return address.slice(0, address.lastIndexOf('/') + 1);
}

/** Reads the built site: each page by its address. */
export async function readPages(folder = DIST): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for (const file of await listFiles(folder, '.html')) {
    const address = file
      .slice(folder.length)
      .replaceAll('\\', '/')
      .replace(/index\.html$/, '');
    pages.set(address, readPage(await readFile(file, 'utf8')));
  }
  return pages;
}
