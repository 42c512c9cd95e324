import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { ROOT } from './run.ts';

const DIST = join(ROOT, 'dist');
const ANCHOR = /\s(?:href|src)="([^"]*)"/g;
const ID = /\sid="([^"]+)"/g;

interface Page {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
}

/** What is wrong with the links of one page: `/learn/: /nowhere/ does not exist`. */
export function findBroken(address: string, pages: ReadonlyMap<string, Page>, isFile: (path: string) => boolean): string[] {
  const faults: string[] = [];
  for (const [, raw = ''] of pages.get(address)?.text.matchAll(ANCHOR) ?? []) {
    const link = raw.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
    if (/^(?:https?:|mailto:|data:)/.test(link)) continue;
    const url = new URL(link, `http://site${address}`);
    const target = pages.get(url.pathname);
    if (target === undefined) {
      if (!isFile(url.pathname)) faults.push(`${address}: ${link} does not exist`);
    } else if (url.hash !== '') {
      const id = decodeURIComponent(url.hash.slice(1));
      // `#key=value` is a diagram's state, not a place on the page.
      if (!id.includes('=') && !target.ids.has(id)) faults.push(`${address}: ${link} names no place on its page`);
    }
  }
  return faults;
}

/** Reads the built site: each page by its address. */
export async function readPages(): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for (const file of await listFiles(DIST, '.html')) {
    const text = await readFile(file, 'utf8');
    const address = file
      .slice(DIST.length)
      .replaceAll('\\', '/')
      .replace(/index\.html$/, '');
    pages.set(address, { text, ids: new Set([...text.matchAll(ID)].map(([, id = '']) => id)) });
  }
  return pages;
}

if (import.meta.main) {
  const pages = await readPages();
  const files = new Set((await listFiles(DIST)).map((file) => file.slice(DIST.length).replaceAll('\\', '/')));
  const faults = [...pages.keys()].flatMap((address) => findBroken(address, pages, (path) => files.has(path)));
  for (const fault of faults) console.error(fault);
  console.log(`links: ${pages.size} pages, ${faults.length} broken`);
  process.exitCode = faults.length === 0 && pages.size > 0 ? 0 : 1;
}
