import { findWithin, placeBelow } from '../common/site-address.ts';
import { listFiles } from '../common/files.ts';
import { DIST, readBase, type Page } from '../common/pages.ts';

/** What is wrong with the links of one page of a site below a path: `/learn/: /nowhere/ does not exist`. */
export function findBroken(address: string, pages: ReadonlyMap<string, Page>, isFile: (path: string) => boolean, base = '/'): string[] {
  const faults: string[] = [];
  for (const link of pages.get(address)?.links ?? []) {
    if (/^(?:https?:|mailto:|data:)/.test(link)) continue;
    const url = new URL(link, `http://site${placeBelow(base, address)}`);
    const path = findWithin(base, url.pathname);
    if (path === undefined) {
      faults.push(`${address}: ${link} leaves the site, which is below ${base}`);
      continue;
    }
    const target = pages.get(path);
    if (target === undefined) {
      if (!isFile(path)) faults.push(`${address}: ${link} does not exist`);
    } else if (url.hash !== '') {
      const id = decodeURIComponent(url.hash.slice(1));
      // `#key=value` is a diagram's state, not a place on the page.
      if (!id.includes('=') && !target.ids.has(id)) faults.push(`${address}: ${link} names no place on its page`);
    }
  }
  return faults;
}

/** What is wrong with the links of the built site; said, and counted. */
export async function checkLinks(pages: ReadonlyMap<string, Page>): Promise<string[]> {
  const base = await readBase();
  const files = new Set((await listFiles(DIST)).map((file) => file.slice(DIST.length).replaceAll('\\', '/')));
  const faults = [...pages.keys()].flatMap((address) => findBroken(address, pages, (path) => files.has(path), base));
  console.log(`links: ${pages.size} pages, ${faults.length} broken`);
  return faults;
}
