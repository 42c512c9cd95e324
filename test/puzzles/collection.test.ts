import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as take, RULESETS } from '../../src/engine/index.ts';
import { findAlike } from '../../curation/quality/similar-pairs.ts';
import { Ids, isIdOf } from '../../src/puzzles/id.ts';
import { lineEnds, matingPattern, MOST_OF_A_PATTERN } from '../../curation/quality/mating-pattern.ts';
import { parseCollection } from '../../src/puzzles/format.ts';
import { positionOf, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { LEVELS } from '../../src/puzzles/rating.ts';
import { lengthOf } from '../../src/puzzles/task.ts';
import { verifyPuzzle } from '../../src/puzzles/proof/verify-puzzle.ts';
import { isCheckingMate, isLongMate, MOST_CHECKING } from '../../curation/mine/select.ts';

const folder = new URL('../../src/puzzles/collection/', import.meta.url);
const files = readdirSync(folder);
/** Proved here; `npm run puzzles:verify` proves all of them. */
const SAMPLE = 6;

const read = (name: string): readonly Puzzle[] => take(parseCollection(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

test('has puzzles of every ruleset', () => {
  expect(files.toSorted()).toEqual(RULESETS.map(({ id }) => `${id}.json`).toSorted());
});

describe.each(files)('the collection in %s', (name) => {
  const puzzles = read(name);
  // Gains and longer mates take seconds each.
  const quick = puzzles.filter(({ goal }) => goal.kind !== 'gain' && lengthOf(goal) < 3);
  const sample = quick.filter((_, at) => at % Math.ceil(quick.length / SAMPLE) === 0);

  test('leaves no level empty', () => {
    for (const level of LEVELS) expect(puzzles.some((puzzle) => puzzle.level === level)).toBe(true);
  });

  test('has ids that follow from what is asked', () => {
    const ids = new Ids(puzzles);
    for (const puzzle of puzzles) {
      expect(isIdOf(puzzle.id, puzzle), puzzle.id).toBe(true);
      expect(ids.of(puzzle)).toBe(puzzle.id);
    }
  });

  test('has no two puzzles that are too much alike, mirrored or with colours exchanged', () => {
    expect(findAlike(puzzles)).toEqual([]);
  });

  test('ends in the same mate at most twice, and checks with the key in at most a third of the longer mates', () => {
    const studies = puzzles
      .filter(({ goal }) => goal.kind === 'mate')
      .map((puzzle) => {
        const solution = puzzle.solution!;
        const keys = 'play' in solution ? solution.play : [];
        return { position: take(positionOf(puzzle)), task: puzzle.goal, keys, length: 0, solution, answer: undefined };
      });
    const counts = new Map<string, number>();
    for (const one of studies) {
      const pattern = matingPattern(one);
      if (pattern !== undefined) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    }
    expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(MOST_OF_A_PATTERN);
    const long = studies.filter(isLongMate);
    expect(long.filter(isCheckingMate).length).toBeLessThanOrEqual(long.length * MOST_CHECKING);
  });

  test('begins and ends with the same moves at most twice', () => {
    const counts = new Map<string, number>();
    for (const { goal: task, solution } of puzzles) {
      const ends = lineEnds({ task, solution });
      if (ends !== undefined) counts.set(ends, (counts.get(ends) ?? 0) + 1);
    }
    expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(MOST_OF_A_PATTERN);
  });

  test.each(sample.map((puzzle) => [puzzle.id, puzzle] as const))('%s is proved again, with every check of quality', (_id, puzzle) => {
    expect(verifyPuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
  });
});
