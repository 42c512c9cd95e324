import { parseArgs } from 'node:util';
import { RULESETS } from '../../../src/engine/index.ts';
import { runThreeway } from './threeway.ts';
import { runTrid } from './trid.ts';

/**
 * Asks the engine about every id of many positions and compares each answer with an independent generator:
 * `npm run refusals -- --pairs 1000000 [--ruleset meder] [--seed 1]`. Prints the codes with their counts; faults end it with 1.
 */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '300000' }, ruleset: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
for (const ruleset of RULESETS.filter(({ id }) => values.ruleset === undefined || id === values.ruleset)) {
  const begun = performance.now();
  const { pairs, codes, faults } = (ruleset.family === 'trid' ? runTrid : runThreeway)(ruleset, Number(values.seed), Number(values.pairs));
  const counts = [...codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
  console.log(
    `${ruleset.id}: ${pairs} pairs in ${Math.round((performance.now() - begun) / 1000)} s, ${faults.length} faults; ${counts.join(', ')}`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
