import { forgetOutcome, joinOutcomes, keepOutcome, sayOutcome } from './test-outcome.ts';
import { runTests } from './vitest.ts';
import { buildIfNeeded } from '../common/run-tool.ts';

/**
 * The tests of every change: those that need no browser while the site is built, then a fixed set in one. Those of the puzzles' data
 * and long ones are checks of their own. `--all` runs those too, and looks at every page, plate and state in every window
 * and theme: an hour and more. Other arguments go to Vitest. The last lines name what failed.
 */
const ALL = '--all';

process.chdir(new URL('../..', import.meta.url).pathname);
const given = process.argv.slice(2).filter((word) => word !== ALL);
if (process.argv.includes(ALL)) process.env['TESTS'] = 'all';
// Files that are named always run.
else if (given.length === 0) process.env['TESTS'] = 'of a change';

await forgetOutcome('tests');
const [plain, built] = await Promise.all([runTests('plain', ...given), buildIfNeeded(true)]);
const inBrowser =
  built === 0
    ? await runTests('browser', ...given)
    : { passed: 0, faults: ['the site does not build, so the tests in the browser did not run'] };

const outcome = joinOutcomes([plain, inBrowser]);
await keepOutcome('tests', outcome);
console.log(`\n${sayOutcome(outcome)}`);
process.exitCode = outcome.faults.length === 0 && outcome.passed > 0 ? 0 : 1;
