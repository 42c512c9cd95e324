import { describe, expect, test } from 'vitest';
import { labelOf } from '../../src/claims/labels.ts';

const TEXT = 'meder-3.1a-choose-level';
const INFERRED = 'meder-2.7-array';
const COUNTED = 'bartmess-ruling-queen-mate';
const HOUSE = 'meder-ruling-drawn-over';

describe('the label of some claims', () => {
  test('is the strictest of theirs: house before inferred before counted before text', () => {
    expect([[], [TEXT], [TEXT, COUNTED], [TEXT, COUNTED, INFERRED], [HOUSE, TEXT, INFERRED]].map((claims) => labelOf(claims).kind)).toEqual(
      ['text', 'text', 'counted', 'inferred', 'house'],
    );
  });

  test('is not made up: a name that is no claim throws', () => {
    expect(() => labelOf(['meder-nothing'])).toThrow('meder-nothing');
  });
});
