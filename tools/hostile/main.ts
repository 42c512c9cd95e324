import { parseArgs } from 'node:util';
import { READERS } from './readers.ts';
import { tryReader } from './try-reader.ts';

/**
 * Gives every reader of text from outside texts that were made worse: `npm run hostile -- [--count 100000] [--seed 1] [--only notation]`.
 * None may throw, wait, or answer with an empty or endless sentence. The same seed gives the same texts; a text that finds a fault is made as small as it can be.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
let isGood = true;
for (const reader of READERS.filter(({ name }) => name.includes(values.only))) {
  const start = performance.now();
  const { taken, fault } = tryReader(reader, Number(values.count), Number(values.seed));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${reader.name.padEnd(28)} ${values.count} texts, ${taken} taken, ${seconds} s, ${fault === undefined ? 'no fault' : 'a fault'}`,
  );
  if (fault === undefined) continue;
  isGood = false;
  console.log(`  ${fault}`);
}
process.exitCode = isGood ? 0 : 1;
