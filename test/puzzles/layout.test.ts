import { describe, expect, it } from 'vitest';
import { expect as must, findRuleset } from '../../src/engine/index.ts';
import { layoutOf, positionOf } from '../../src/puzzles/layout.ts';

const harshman = findRuleset('harshman')!;
const forgotten = (text: string): string | undefined =>
  positionOf(layoutOf(must(harshman.parse(text))))
    ?.text()
    .split(' ')[3];

/** A position by its rows and its rights. */
const text = (rows: string, rights: string): string => `${rows} w wgb ${rights} - - 0 30`;

describe('a layout remembers nothing', () => {
  it('but the first move of three-way pawns that cannot have moved (Harshman IV, Pawn)', () => {
    expect(forgotten(harshman.start)?.split(',')).toHaveLength(24);
    expect(forgotten(text('6bK/8/9/9gK/11/12/13/14/13/12/11/4wK5/1wP7/8', '*'))).toBe('*');
    expect(forgotten(text('6bK/8/9/9gK/11/12/13/14/13/12/11/1wP2wK5/1wP7/8', '*'))).toBe('b2');
    expect(forgotten(text('6bK/8/9/9gK/11/12/13/14/13/12/11/1wP2wK5/9/8', '*'))).toBe('-');
  });
});
