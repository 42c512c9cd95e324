import { parseArgs } from 'node:util';
import { runDeclarations } from './declared.ts';

/**
 * Compares the declarations of mate that the engine offers with plain play by status and legal moves, in random positions:
 * `npm run declarations -- --positions 100000 [--seed 1]`. Prints what was found; faults end it with 1.
 */
const { values } = parseArgs({
  options: { positions: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const begun = performance.now();
const { faults, ...counts } = runDeclarations(Number(values.seed), Number(values.positions));
console.log(`${JSON.stringify(counts)} in ${Math.round((performance.now() - begun) / 1000)} s, ${faults.length} faults`);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
if (faults.length > 0) process.exitCode = 1;
