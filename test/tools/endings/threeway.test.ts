import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countEnding } from '../../../curation/endings/threeway.ts';

const LESSON = readFileSync(new URL('../../../src/content/docs/learn/harshman/endings.mdx', import.meta.url), 'utf8');

/** What the lesson “Which endings win” of Three-way Chess says (Harshman IV; VIII). */
describe('king and one piece against a bare king, two players left', () => {
  test.for(['bishop', 'knight'] as const)('a %s mates only at once', (role) => {
    const { positions, won, most } = countEnding(role);
    expect(most).toBe(1);
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(positions / 1000);
  });

  test('a queen always wins, in at most 13 moves', { timeout: 300_000 }, () => {
    const { positions, won, most } = countEnding('queen');
    expect([won, most]).toEqual([positions, 13]);
    expect(LESSON).toContain('it is always a win, in at most 13 moves.');
  });

  test('a rook always wins, in at most 29 moves', { timeout: 300_000 }, () => {
    const { positions, won, most } = countEnding('rook');
    expect([won, most]).toEqual([positions, 29]);
    expect(LESSON).toContain('King and rook always win too');
    expect(LESSON).toContain('up to 29 moves.');
  });
});
