import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_TESTS } from '../../scripts/check/long-tests.ts';
import { sayProgress } from '../../scripts/check/test-progress.ts';
import { ROOT } from '../../scripts/common/run-tool.ts';

test('a run of tests says how many of its files are done, how many failed, and after how long', () => {
  expect(sayProgress(120, 0, 303, 70_400)).toBe('120 of 303 files, after 1:10');
  expect(sayProgress(121, 2, 303, 605_000)).toBe('121 of 303 files, 2 of them failed, after 10:05');
});

test('every file of long tests is there', () => {
  expect(LONG_TESTS.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
