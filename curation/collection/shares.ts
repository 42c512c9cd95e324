import { isReached, measureShares, type Share } from '../quality/count-shares.ts';
import { sayShare } from '../../src/words/shares.ts';
import { readCollection } from '../common/read-collection.ts';

/** Prints the table of quality, ruleset by ruleset: `npm run -s puzzles:shares`. What is not as asked is marked. */
const puzzles = readCollection();
const rulesets = [...new Set(puzzles.map(({ ruleset }) => ruleset))];
const tables = rulesets.map((ruleset) => measureShares(puzzles.filter((puzzle) => puzzle.ruleset === ruleset)));
const ids = [...new Set(tables.flat().map(({ id }) => id))];
const WIDE = 16;

const write = (share: Share | undefined): string => {
  if (!share) return '';
  const percent = share.of === 0 ? 0 : Math.round((100 * share.count) / share.of);
  return `${share.count}/${share.of} ${percent} %${isReached(share) ? '' : ' !'}`;
};
console.log([''.padEnd(38), ...rulesets.map((ruleset) => ruleset.padEnd(WIDE))].join(''));
for (const id of ids) {
  const cells = tables.map((table) => write(table.find((share) => share.id === id)).padEnd(WIDE));
  console.log([sayShare(id).padEnd(38), ...cells].join('').trimEnd());
}
console.log(`${puzzles.length} puzzles`);
