import { expect, test } from 'vitest';
import { FEW_LESSONS, FEW_MOTIFS, LESSON_SERIES, MOTIF_SERIES } from '../../src/content/series.ts';
import { listTaught } from '../../src/content/lessons-taught.ts';
import { listRules } from '../../src/content/rule-places.ts';
import { RULESET_WORDS } from '../../src/content/rulesets.ts';
import { MOTIFS } from '../../src/puzzles/motif.ts';

test('every lesson with a rule to solve with has a series of three puzzles or more, or says why it has none', () => {
  const taught = RULESET_WORDS.flatMap(({ id }) => listTaught(id, listRules(id), (lesson) => lesson));
  const told = new Set([...LESSON_SERIES, ...FEW_LESSONS.map(({ series }) => series)].map(({ id }) => id));
  expect(taught.map(({ ruleset, lesson }) => `${ruleset}-${lesson}`).filter((id) => !told.has(id))).toEqual([]);
  expect(LESSON_SERIES.filter(({ puzzles }) => puzzles.length < 3)).toEqual([]);
});

test('so has every motif, and no reason stands beside a series', () => {
  expect([...MOTIF_SERIES, ...FEW_MOTIFS.map(({ series }) => series)].map(({ id }) => id).toSorted()).toEqual([...MOTIFS].toSorted());
  for (const { series, why } of [...FEW_LESSONS, ...FEW_MOTIFS]) {
    expect(series.puzzles.length, series.id).toBeLessThan(3);
    expect(why).toMatch(/, because .+\.$/);
  }
});
