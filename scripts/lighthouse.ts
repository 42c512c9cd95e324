import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from './browser.ts';
import { buildIfNeeded, ROOT } from './run.ts';
import { listen, makeServer } from './server.ts';

/** Lighthouse, as on a phone, on the built pages named (or the chief ones); prints one line of scores for each. */
const CHIEF_PAGES = ['/', '/learn/meder/attack-boards/', '/rules/meder/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const paths = process.argv.slice(2);
if ((await buildIfNeeded()) !== 0) process.exit(1);
const server = makeServer(`${ROOT}dist`);
const site = await listen(server, 0);
const PORT = 9333;
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${PORT}`],
});

for (const path of paths.length > 0 ? paths : CHIEF_PAGES) {
  const run = await lighthouse(`${site}${path}`, { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
  const scores = CATEGORIES.map((id) => `${id} ${Math.round((run.lhr.categories[id]?.score ?? 0) * 100)}`);
  console.log(`${path}  ${scores.join('  ')}`);
  for (const audit of Object.values(run.lhr.audits)) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary') console.log(`  ${audit.id}: ${audit.title}`);
  }
}

await browser.close();
server.closeAllConnections();
server.close();
