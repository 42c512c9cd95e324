import { describe, expect, test } from 'vitest';
import { expect as open, findRuleset, type Position } from '../../src/engine/index.ts';
import { containmentOf, MOST_CONTAINED, MOST_LIKE, describeShape, similarityOf } from '../../src/puzzles/similarity.ts';

const meder = findRuleset('meder')!;

const place = (pieces: string): Position =>
  open(
    meder.fromSetup({
      ...meder.begin().setup,
      pieces: pieces.split(' ').map((text) => {
        const [letter = '', square = ''] = [text.slice(0, 1), text.slice(1)];
        const roles = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const;
        return {
          owner: letter === letter.toUpperCase() ? ('w' as const) : ('b' as const),
          role: roles[letter.toLowerCase() as keyof typeof roles],
          square,
        };
      }),
    }),
  );

describe('puzzles that are too similar', () => {
  const small = describeShape(place('Ka1W Qc3N Rb2W kd8B nc6B'));
  test('tells how much of the smaller position stands in the other, which the share of both does not show', () => {
    const large = describeShape(place('Ka1W Qc3N Rb2W kd8B nc6B pa7B pb7B pc7B Pa2W Pc2W Nd2W'));
    expect(containmentOf(small, large)).toBe(1);
    expect(containmentOf(small, large)).toBeGreaterThanOrEqual(MOST_CONTAINED);
    expect(similarityOf(small, large)).toBeLessThan(MOST_LIKE);
  });

  test('holds nothing against two that share their kings only', () => {
    expect(containmentOf(small, describeShape(place('Ka1W Qb4W Rc1W kd8B nb6B')))).toBeLessThan(MOST_CONTAINED);
  });
});
