import { describe, expect, test } from 'vitest';
import { describePosition, describeReach } from '../../src/board/text/names.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';

describe('what is picked up', () => {
  test('is told where it may go, and whether it may stay', () => {
    expect(describeReach('QP8', true, ['QP8', 'QP7', 'QP7'])).toBe('It may turn where it stands or go to QP7.');
    expect(describeReach('QP8', true, ['QP8'])).toBe('It may turn where it stands.');
    expect(describeReach('a8B', false, ['a8B', 'a8B', 'b7B'])).toBe('It may be promoted where it stands or go to b7B.');
    expect(describeReach('a1W', false, [])).toBe('It has no move.');
  });
});

describe('a position in words', () => {
  test('tells whose turn it is, and who is defeated', () => {
    const harshman = findRuleset('harshman')!;
    const five = ['e2-i10', 'c7-d7', 'l6-k5', 'i10-m12', 'b8-c7'];
    const before = five.reduce((here, id) => must(here.play(id)), must(harshman.parse(harshman.start)));
    expect(describePosition(before)).toMatch(/^Black to move\. .*Black: king n11;/);
    expect(describePosition(must(before.play('mate:wg>b')))).toMatch(/^The game is over\. .*Black, defeated: king n11;/);
  });
});
