import { mkdir, readFile, rm } from 'node:fs/promises';
import { hashData, isDataTested, stampData } from './data.ts';
import { buildIfNeeded, runTool } from './run.ts';

/**
 * Every test: those that need no browser while the site is built, then those of the built site in one. Extra arguments go to both.
 * Those of the puzzles' data are left out where nothing they look at has changed since they passed here.
 */
interface Counts {
  passed: number;
  failed: number;
}

const REPORTS = '.cache/tests';

/** What a run of Vitest counted. A run that broke off, or an error outside any test, counts as a failure. */
async function count(name: string, config: string): Promise<Counts> {
  const report = `${REPORTS}/${name}.json`;
  await rm(report, { force: true });
  const code = await runTool(
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: code !== 0 && numFailedTests === 0 ? 1 : numFailedTests };
}

process.chdir(new URL('..', import.meta.url).pathname);
await mkdir(REPORTS, { recursive: true });
const isWhole = process.argv.length === 2;
const data = await hashData();
const isTested = isWhole && (await isDataTested());
if (isTested) {
  process.env['DATA_TESTS'] = 'passed';
  console.log('The tests of the puzzles’ data passed on what is here now; npm run test:data makes them again.');
}
const [plain, built] = await Promise.all([count('plain', 'vitest.config.ts'), buildIfNeeded(true)]);
if (isWhole && !isTested && plain.failed === 0) await stampData(data);
const isBuilt = built === 0;
const inBrowser = isBuilt ? await count('browser', 'vitest.e2e.config.ts') : { passed: 0, failed: 1 };
if (!isBuilt) console.error('The site does not build, so the tests in the browser did not run.');

const passed = plain.passed + inBrowser.passed;
const failed = plain.failed + inBrowser.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
