import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { placeBelow } from '../common/site-address.ts';
import { BROWSER_ARGUMENTS, getBrowser } from '../common/browser.ts';
import { BELOW, buildBelow, buildIfNeeded, ROOT } from '../common/run-tool.ts';
import { listen, makeServer } from '../common/server.ts';

/**
 * Lighthouse, as on a phone, on the built pages named, or on one of every kind; prints one line of scores for each, and fails where one
 * is too low. Speed is the median of several runs: `npm run lighthouse -- --runs 3 /learn/`; with `--below` on the site below a path. On a busy
 * machine it says little of speed.
 */
const PUZZLE = /^[a-z]+-[0-9a-z]{4}$/;
const KINDS = [
  ...['/', '/learn/', '/learn/meder/', '/learn/meder/attack-boards/', '/rules/meder/', '/glossary/'],
  ...['/puzzles/', '/puzzles/train/', '/board/', '/compare/', '/compare/bartmess-vs-meder/'],
];
/** The least each category must reach, of a hundred. */
const LEAST: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(LEAST);
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, below: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const runs = Math.max(1, Number(values.runs));
const { base, folder } = values.below ? BELOW : { base: '/', folder: 'dist' };
if ((await (values.below ? buildBelow(base, folder) : buildIfNeeded())) !== 0) process.exit(1);
const server = makeServer(`${ROOT}${folder}`, base);
const site = await listen(server, 0);
const puzzle = (await readdir(`${ROOT}${folder}/puzzles`)).filter((name) => PUZZLE.test(name)).sort()[0]!;
/** Two at a time do not meet. */
const PORT = 9300 + (process.pid % 600);
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${PORT}`],
});

for (const path of positionals.length > 0 ? positionals : [...KINDS, `/puzzles/${puzzle}/`]) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const report = await lighthouse(`${site}${placeBelow(base, path)}`, { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!report) throw new Error(`Lighthouse gave no result for ${path}`);
    results.push(report.lhr);
  }
  const speedOf = ({ categories }: Result): number => categories['performance']?.score ?? 0;
  const { categories, audits } = results.toSorted((a, b) => speedOf(a) - speedOf(b))[Math.floor((runs - 1) / 2)]!;
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)] as const);
  if (scores.some(([id, score]) => score < LEAST[id]!)) process.exitCode = 1;
  console.log(`${path}  ${scores.map(([id, score]) => `${id} ${score}`).join('  ')}`);
  const weighed = new Set(
    CATEGORIES.flatMap((id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0).map((one) => one.id) ?? []),
  );
  for (const { id, score, title, displayValue } of Object.values(audits))
    if (weighed.has(id) && score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue ?? ''}`);
}

await browser.close();
server.closeAllConnections();
server.close();
