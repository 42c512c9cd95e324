import { expect, test } from 'vitest';
import { comparePageMemory } from '../../scripts/check/page-memory.ts';

const BEFORE = { nodes: 4000, listeners: 200, bytes: 8_000_000 };

test('a page that holds a fifth more after the first minute is told, part by part', () => {
  expect(comparePageMemory(BEFORE, { nodes: 4700, listeners: 230, bytes: 9_500_000 }).faults).toEqual([]);
  expect(comparePageMemory(BEFORE, { ...BEFORE, nodes: 4900 }).faults).toEqual([expect.stringContaining('nodes 4000 → 4900 (1.23)')]);
  expect(comparePageMemory(BEFORE, { nodes: 8000, listeners: 400, bytes: 16_000_000 }).faults).toHaveLength(3);
});

test('one sentence more on a page of a few things is nothing', () => {
  expect(comparePageMemory({ nodes: 20, listeners: 2, bytes: 100_000 }, { nodes: 60, listeners: 6, bytes: 300_000 }).faults).toEqual([]);
});
