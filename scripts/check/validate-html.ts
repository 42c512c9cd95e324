import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import type { Page } from '../common/pages.ts';
import { ROOT } from '../common/run-tool.ts';

/**
 * What is no valid HTML on the pages of the built site, by `.htmlvalidate.json`. The library takes a page's text as it was read, not its
 * tree: it makes its own, in which every mistake of the text still stands.
 */
export async function checkHtml(pages: ReadonlyMap<string, Page>): Promise<string[]> {
  const config = JSON.parse(await readFile(join(ROOT, '.htmlvalidate.json'), 'utf8')) as ConfigData;
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const faults: string[] = [];
  for (const [address, { text }] of pages) {
    const { results } = await validator.validateString(text, address);
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
      faults.push(`${address}:${line}:${column}: ${message} (${ruleId})`);
  }
  console.log(`html: ${pages.size} pages, ${faults.length} faults`);
  return faults;
}
