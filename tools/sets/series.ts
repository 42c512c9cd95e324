import { existsSync, readFileSync } from 'node:fs';
import { MOTIF_WORDS } from '../../src/components/puzzle/motif-words.ts';
import { lessonIn, listTaught, readTitle } from '../../src/content/lessons-taught.ts';
import { chooseRule, readRules, type RuleText } from '../../src/content/rule-text.ts';
import { RULESETS } from '../../src/engine/index.ts';
import { expectPosition } from '../../src/puzzles/puzzle.ts';
import { isSeries, listLessonSeries, listMotifSeries } from '../../src/puzzles/series.ts';
import { readCollection } from '../common/read.ts';

/** Lists the series by lesson and by motif, and those that have too few puzzles: `npm run -s puzzles:series`. */
const DOCS = new URL('../../src/content/docs/', import.meta.url);
const read = (path: string): string => (existsSync(new URL(path, DOCS)) ? readFileSync(new URL(path, DOCS), 'utf8') : '');
const puzzles = readCollection();
const rules = new Map<string, readonly RuleText[]>(RULESETS.map(({ id }) => [id, readRules(id, read(`rules/${id}.mdx`))]));
const taught = [...rules].flatMap(([id, list]) => listTaught(id, list, (lesson) => readTitle(read(`learn/${id}/${lesson}.mdx`))));
const series = [
  ...listLessonSeries(puzzles, taught, (puzzle) =>
    lessonIn(chooseRule(rules.get(puzzle.ruleset)!, expectPosition(puzzle), puzzle)?.lesson),
  ),
  ...listMotifSeries(puzzles, MOTIF_WORDS),
];
for (const one of series.filter(isSeries)) console.log(`${String(one.puzzles.length).padStart(4)}  ${one.id}: ${one.title}`);
const few = series.filter((one) => !isSeries(one));
console.log(`${few.length} have fewer than three:`);
for (const one of few) console.log(`${String(one.puzzles.length).padStart(4)}  ${one.id}: ${one.title}`);
