import { mkdir, readFile, rm } from 'node:fs/promises';
import { hashData, isDataTested, stampData } from './data.ts';
import { forgetOutcome, joinOutcomes, keepOutcome, readReport, sayOutcome, type Outcome } from './outcome.ts';
import { buildIfNeeded, runTool } from '../common/run.ts';

/**
 * Every test: those that need no browser while the site is built, then those of the built site in one. Extra arguments go to both.
 * Those of the puzzles' data are left out where nothing they look at has changed since they passed here. The last lines name what failed.
 */
const REPORTS = '.cache/tests';

async function run(name: string, config: string): Promise<Outcome> {
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
  return readReport(await readFile(report, 'utf8').catch(() => undefined), code, name);
}

process.chdir(new URL('../..', import.meta.url).pathname);
await mkdir(REPORTS, { recursive: true });
await forgetOutcome('tests');
const isWhole = process.argv.length === 2;
const data = await hashData();
const isTested = isWhole && (await isDataTested());
if (isTested) {
  process.env['DATA_TESTS'] = 'passed';
  console.log('The tests of the puzzles’ data passed on what is here now; npm run test:data makes them again.');
}
const [plain, built] = await Promise.all([run('plain', 'vitest.config.ts'), buildIfNeeded(true)]);
if (isWhole && !isTested && plain.faults.length === 0) await stampData(data);
const inBrowser =
  built === 0
    ? await run('browser', 'vitest.e2e.config.ts')
    : { passed: 0, faults: ['the site does not build, so the tests in the browser did not run'] };

const outcome = joinOutcomes([plain, inBrowser]);
await keepOutcome('tests', outcome);
console.log(`\n${sayOutcome(outcome)}`);
process.exitCode = outcome.faults.length === 0 && outcome.passed > 0 ? 0 : 1;
