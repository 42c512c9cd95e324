import { describe, expect, test } from 'vitest';
import { findRuleset } from '../../src/engine/index.ts';
import { findFlatReach, findThreewayReach, REACH_CELL } from '../../src/comparison/reach-flat.ts';

const hex = (role: Parameters<typeof findFlatReach>[0]) => findThreewayReach(findRuleset('harshman')!, role).steps;
const within = (steps: ReadonlyMap<string, number>, most: number): number => [...steps.values()].filter((step) => step <= most).length;

describe('a piece’s reach on the board of hexagons (Harshman IV)', () => {
  test('has six ways across faces, six across points, and all twelve for queen and king', () => {
    expect([hex('rook'), hex('bishop'), hex('queen'), hex('king')].map((steps) => within(steps, 1))).toEqual([6, 6, 12, 12]);
    expect(hex('king').size).toBe(12);
    expect(hex('rook').has(REACH_CELL)).toBe(false);
  });

  test('counts a step across a point as one, and stops on an enemy piece', () => {
    expect([hex('bishop').get('h9'), hex('bishop').get('i11'), hex('bishop').has('g8')]).toEqual([1, 2, false]);
    expect([hex('rook').get('g9'), hex('rook').has('g10')]).toEqual([2, false]);
  });

  test('has twelve leaps of one step', () => {
    expect([hex('knight').size, within(hex('knight'), 1)]).toEqual([12, 12]);
  });
});

describe('a piece’s reach on a flat board', () => {
  test('has four ways, eight for queen, king and knight, and stops on an enemy piece', () => {
    const flat = (['rook', 'bishop', 'queen', 'king', 'knight'] as const).map((role) => within(findFlatReach(role).steps, 1));
    expect(flat).toEqual([4, 4, 8, 8, 8]);
    const rook = findFlatReach('rook').steps;
    expect([rook.get('d6'), rook.has('d7'), rook.get('d1')]).toEqual([2, false, 3]);
  });
});
