import { keepOutcome, forgetOutcome, sayOutcome } from './outcome.ts';
import { runTests } from './vitest.ts';

/** The tests of the site below a path of its host, which is built once more for them. They need the site at the root, too. */
export const BELOW_TEST = 'test/e2e/below.test.ts';

if (import.meta.main) {
  await forgetOutcome('below');
  const outcome = await runTests('below', BELOW_TEST);
  await keepOutcome('below', outcome);
  console.log(`\n${sayOutcome(outcome)}`);
  process.exitCode = outcome.faults.length === 0 && outcome.passed > 0 ? 0 : 1;
}
