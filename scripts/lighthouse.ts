import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from './browser.ts';
import { buildIfNeeded, ROOT } from './run.ts';
import { listen, makeServer } from './server.ts';

/**
 * Lighthouse, as on a phone, on the built pages named (or the chief ones); prints one line of scores for each. Speed is the
 * median of several runs: `npm run lighthouse -- --runs 3 /learn/`. On a busy machine it says little.
 */
const CHIEF_PAGES = ['/', '/learn/meder/attack-boards/', '/rules/meder/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const { values, positionals } = parseArgs({ options: { runs: { type: 'string', default: '1' } }, allowPositionals: true });
const runs = Math.max(1, Number(values.runs));
if ((await buildIfNeeded()) !== 0) process.exit(1);
const server = makeServer(`${ROOT}dist`);
const site = await listen(server, 0);
/** Two at a time do not meet. */
const PORT = 9300 + (process.pid % 600);
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${PORT}`],
});

for (const path of positionals.length > 0 ? positionals : CHIEF_PAGES) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const report = await lighthouse(`${site}${path}`, { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!report) throw new Error(`Lighthouse gave no result for ${path}`);
    results.push(report.lhr);
  }
  const speedOf = ({ categories }: Result): number => categories['performance']?.score ?? 0;
  const { categories, audits } = results.toSorted((a, b) => speedOf(a) - speedOf(b))[Math.floor((runs - 1) / 2)]!;
  console.log(`${path}  ${CATEGORIES.map((id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`).join('  ')}`);
  const weighed = new Set(
    CATEGORIES.flatMap((id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0).map((one) => one.id) ?? []),
  );
  for (const { id, score, title, displayValue } of Object.values(audits))
    if (weighed.has(id) && score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue ?? ''}`);
}

await browser.close();
server.closeAllConnections();
server.close();
