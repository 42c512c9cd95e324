import { expect, test } from 'vitest';
import { sayProgress } from '../../scripts/check/progress.ts';

test('a run of tests says how many of its files are done, how many failed, and after how long', () => {
  expect(sayProgress(120, 0, 303, 70_400)).toBe('120 of 303 files, after 1:10');
  expect(sayProgress(121, 2, 303, 605_000)).toBe('121 of 303 files, 2 of them failed, after 10:05');
});
