import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { orderDays } from '../../src/training/daily.ts';
import { makeSummaries, readSummaries } from '../../src/training/puzzle-index.ts';
import { readAlbum } from '../common/read-collection.ts';
import { readCollection } from '../common/read-collection.ts';

/**
 * Announces puzzles of days to come: appends to `src/puzzles/days.json`, which has the id of one puzzle for each day from 2026-11-01 on.
 * What stands there never changes. A puzzle comes again when all others that are played out have come.
 */
const FILE = new URL('../../src/puzzles/days.json', import.meta.url);

const { values } = parseArgs({ options: { days: { type: 'string', default: '365' } } });
const wanted = Number(values.days);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error(`found --days ${values.days}, expected how many days to add`);

const days = JSON.parse(await readFile(FILE, 'utf8')) as string[];
const chosen = new Set(readAlbum().flatMap(({ puzzles }) => puzzles.map(({ id }) => id)));
const facets = readSummaries(JSON.parse(makeSummaries(readCollection(), 0, ({ id }) => chosen.has(id))));
const before = days.length;
while (days.length < before + wanted) {
  const order = orderDays(facets);
  if (order.length === 0) throw new Error('the collection has no puzzle that is played out');
  const times = new Map<string, number>();
  for (const id of days) times.set(id, (times.get(id) ?? 0) + 1);
  const least = Math.min(...order.map(({ id }) => times.get(id) ?? 0));
  // Those that came least often are spread anew, so that the rulesets change from day to day among what is left.
  const next = orderDays(facets.filter(({ id }) => (times.get(id) ?? 0) === least));
  days.push(...next.slice(0, before + wanted - days.length).map(({ id }) => id));
}
await writeFile(FILE, `${JSON.stringify(days, null, 2)}\n`);
console.log(`${days.length} days are announced, ${days.length - before} of them now`);
