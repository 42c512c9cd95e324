import { parseArgs } from 'node:util';
import { READERS } from './readers.ts';
import { tryReader } from './try-reader.ts';

/**
 * Gives every reader of text from outside texts that were made worse: `npm run hostile -- [--count 100000] [--seed 1] [--only notation]`.
 * None may throw, wait, or answer with a sentence that is none. The same seed gives the same texts.
 */
const SHOWN = 5;
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
let all = 0;
for (const reader of READERS.filter(({ name }) => name.includes(values.only))) {
  const start = performance.now();
  const { taken, faults } = tryReader(reader, Number(values.count), Number(values.seed));
  all += faults.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${reader.name.padEnd(28)} ${values.count} texts, ${taken} taken, ${faults.length} faults, ${seconds} s`);
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
}
process.exitCode = all === 0 ? 0 : 1;
