import { describe, expect, test } from 'vitest';
import examples from '../../../src/components/compare/data/examples.json';
import { findAtWork } from '../../../src/components/compare/model/at-work.ts';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';

const IDS = ['bartmess', 'meder', 'grant', 'usenet'];

describe('a row of the table at work', () => {
  test.for([
    ['straight-bishop', 'bishop'],
    ['knight-levels', 'knight'],
    ['reach-rook', 'rook'],
  ] as const)('%s is shown with a %s', ([row, role]) => {
    const found = findAtWork(row, IDS, examples)!;
    const position = must(findRuleset(found.of)!.parse(found.position));
    expect(position.at(found.pick)?.role).toBe(role);
  });

  test('only with rulesets that are compared, and not at all where nothing can be seen', () => {
    const found = findAtWork('column-block', ['meder', 'bartmess'], examples)!;
    expect([found.allows, found.refuses].sort()).toEqual(['bartmess', 'meder']);
    expect(findAtWork('column-block', ['meder'], examples)).toBeUndefined();
    expect(findAtWork('write-pawn', IDS, examples)).toBeUndefined();
  });
});
