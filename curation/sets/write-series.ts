import { MOTIF_WORDS } from '../../src/training/motif-words.ts';
import { RULESETS } from '../../src/engine/index.ts';
import { isSeries, listMotifSeries } from '../../src/puzzles/series.ts';
import { readCollection } from '../common/read-collection.ts';
import { Lessons } from './lessons.ts';

/** Lists the series by lesson and by motif, and those that have too few puzzles: `npm run -s puzzles:series`. */
const puzzles = readCollection();
const series = [...RULESETS.flatMap(({ id }) => new Lessons(id).listSeries(puzzles)), ...listMotifSeries(puzzles, MOTIF_WORDS)];
for (const one of series.filter(isSeries)) console.log(`${String(one.puzzles.length).padStart(4)}  ${one.id}: ${one.title}`);
const few = series.filter((one) => !isSeries(one));
console.log(`${few.length} have fewer than three:`);
for (const one of few) console.log(`${String(one.puzzles.length).padStart(4)}  ${one.id}: ${one.title}`);
