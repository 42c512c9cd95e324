import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MOTIF_WORDS } from '../../src/training/motif-words.ts';
import { RULESETS } from '../../src/engine/index.ts';
import { scoreOf } from '../quality/score.ts';
import { isTrivial } from '../quality/trivial.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { LEVELS } from '../../src/puzzles/rating.ts';
import { isSeries, listMotifSeries } from '../../src/puzzles/series.ts';
import { isReached, measureShares } from '../quality/count-shares.ts';
import { collectionFile, readCollection } from '../common/read-collection.ts';
import { readGrades } from '../common/readings.ts';
import { STAYING } from '../common/readings.ts';
import { Lessons } from './lessons.ts';
import { noteGone } from '../mine/chosen-puzzles.ts';

/**
 * Takes out what was read and found poor, and what is right and no more (`curation/quality/trivial.ts`), the least first, as long as enough puzzles are left in all
 * (`npm run -s puzzles:plain -- --least 1000`), and as no share, level, series, list or speciality is worse for it.
 */
const LEAST_SPECIAL = 10;
/** Mates for two are half of what there is with three. */
const LEAST_JOINT = 25;
const LEAST_OF_A_KIND = 15;
const MOST_OF_A_LEVEL = 1 / 4;

const lessons = RULESETS.map(({ id }) => new Lessons(id));
const countSeries = (puzzles: readonly Puzzle[]): number =>
  [...lessons.flatMap((one) => one.listSeries(puzzles)), ...listMotifSeries(puzzles, MOTIF_WORDS)].filter(isSeries).length;

/** What of a ruleset is as it should be, as words: what is lost is seen by comparing. */
function listHeld(own: readonly Puzzle[]): ReadonlySet<string> {
  const held = measureShares(own).flatMap((share) => {
    if (share.most === undefined && share.least === undefined)
      return Array.from(
        { length: Math.min(share.count, share.id === 'joint' ? LEAST_JOINT : LEAST_SPECIAL) },
        (_, at) => `${share.id} ${at}`,
      );
    return isReached(share)
      ? [share.id]
      : Array.from({ length: Math.floor((1000 * share.count) / share.of) }, (_, at) => `${share.id} ${at}`);
  });
  const kinds = [...new Set(own.map(({ goal }) => goal.kind))].flatMap((kind) => {
    const many = own.filter(({ goal }) => goal.kind === kind).length;
    return Array.from({ length: Math.min(many, LEAST_OF_A_KIND) }, (_, at) => `${kind} ${at}`);
  });
  const levels = LEVELS.filter((level) => own.filter((puzzle) => puzzle.level === level).length <= MOST_OF_A_LEVEL * own.length);
  return new Set([...held, ...kinds, ...levels.map((level) => `level ${level}`)]);
}

const { values } = parseArgs({ options: { least: { type: 'string', default: '1000' } } });
const POOR = new Set(readGrades().flatMap(({ id, grade }) => (grade === 'poor' ? [id] : [])));
const found = readCollection();
let all: readonly Puzzle[] = found.filter(({ id }) => !POOR.has(id));
const plain = all.filter((puzzle) => !STAYING.has(puzzle.id) && isTrivial(puzzle)).sort((a, b) => scoreOf(a) - scoreOf(b));
const series = countSeries(all);
const held = new Map<string, ReadonlySet<string>>();
for (const puzzle of plain) {
  if (all.length <= Number(values.least)) break;
  const isOwn = ({ ruleset }: Puzzle): boolean => ruleset === puzzle.ruleset;
  const now = held.get(puzzle.ruleset) ?? listHeld(all.filter(isOwn));
  held.set(puzzle.ruleset, now);
  const left = all.filter((other) => other !== puzzle);
  const then = listHeld(left.filter(isOwn));
  if (![...now].every((what) => then.has(what)) || countSeries(left) < series) continue;
  all = left;
  held.set(puzzle.ruleset, then);
}
for (const { id } of RULESETS) {
  const own = all.filter(({ ruleset }) => ruleset === id);
  noteGone(
    id,
    found.filter(({ ruleset }) => ruleset === id),
    own,
  );
  writeFileSync(collectionFile(id), `[\n${own.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
}
console.log(
  `${found.length - all.length} puzzles are gone, ${plain.filter((puzzle) => all.includes(puzzle)).length} plain ones and ${all.length} in all stay`,
);
