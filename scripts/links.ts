import { listFiles } from './files.ts';
import { DIST, readPages, type Page } from './pages.ts';

/** What is wrong with the links of one page: `/learn/: /nowhere/ does not exist`. */
export function findBroken(address: string, pages: ReadonlyMap<string, Page>, isFile: (path: string) => boolean): string[] {
  const faults: string[] = [];
  for (const link of pages.get(address)?.links ?? []) {
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

if (import.meta.main) {
  const pages = await readPages();
  const files = new Set((await listFiles(DIST)).map((file) => file.slice(DIST.length).replaceAll('\\', '/')));
  const faults = [...pages.keys()].flatMap((address) => findBroken(address, pages, (path) => files.has(path)));
  for (const fault of faults) console.error(fault);
  console.log(`links: ${pages.size} pages, ${faults.length} broken`);
  process.exitCode = faults.length === 0 && pages.size > 0 ? 0 : 1;
}
