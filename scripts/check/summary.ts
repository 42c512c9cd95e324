import { joinOutcomes, KEPT, readOutcome, sayOutcome } from './test-outcome.ts';

/** The last lines of CI: everything that failed in the tests and in the checks, by name. */
const outcome = joinOutcomes(await Promise.all(KEPT.map(readOutcome)));
console.log(`\n${sayOutcome(outcome)}`);
process.exitCode = outcome.faults.length === 0 ? 0 : 1;
