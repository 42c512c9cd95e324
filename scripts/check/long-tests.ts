import { forgetOutcome, keepOutcome, sayOutcome } from './test-outcome.ts';
import { runTests } from './vitest.ts';

/**
 * Tests in the browser that take long, and look at what a change seldom touches: other engines, lost networks, a site below a path,
 * what lasts, other windows and painters. `npm test` leaves them to `npm run check`.
 */
export const LONG_TESTS: readonly string[] = [
  'below',
  'board-colours',
  'board-painters',
  'board-settings',
  'board-wakes',
  'compare-reader',
  'early',
  'ends',
  'first-looks',
  'free-board-address',
  'guided',
  'journeys',
  'lost-parts',
  'mail',
  'my-games',
  'offline',
  'packages',
  'press',
  'robust',
  'robust-forty',
  'robust-reach',
  'table',
  'verdicts',
].map((name) => `test/e2e/${name}.test.ts`);

if (import.meta.main) {
  await forgetOutcome('long');
  const outcome = await runTests('long', ...LONG_TESTS);
  await keepOutcome('long', outcome);
  console.log(`\n${sayOutcome(outcome)}`);
  process.exitCode = outcome.faults.length === 0 && outcome.passed > 0 ? 0 : 1;
}
