import { describe, expect, test } from 'vitest';
import { RULESETS, type Position } from '../../../src/engine/index.ts';
import { Search } from '../../../src/engine/search/alphabeta.ts';
import { playRandomly } from './games.ts';

const LOOKS = { nodes: 600 } as const;

/** What a search finds and how much it looks at, as text; `close` gives what it had to the next search. */
function find(position: Position, judgement: 'plain' | 'full', close: boolean): string {
  const search = new Search(position.machine(), { ...LOOKS, judgement });
  const ranked = search.rank(64, 20);
  if (close) search.close();
  return JSON.stringify([ranked, search.nodes]);
}

describe.each(RULESETS)('tables used again: $id', (ruleset) => {
  const positions = playRandomly(ruleset, 4, 24, 5).filter((position) => position.status() === 'playing');

  test.each(['plain', 'full'] as const)(
    'a search that takes the tables of another finds what one with new tables finds (%s)',
    (judgement) => {
      const alone = positions.map((position) => find(position, judgement, false));
      expect(positions.map((position) => find(position, judgement, true))).toEqual(alone);
    },
  );

  test('searches that go on at once, or are closed twice, share nothing', () => {
    const [first, second] = [positions[1]!, positions[2]!];
    const alone = [find(first, 'full', false), find(second, 'full', false)];
    const closed = new Search(first.machine(), LOOKS);
    closed.close();
    closed.close();
    const pair = [first, second].map((position) => new Search(position.machine(), { ...LOOKS, judgement: 'full' }));
    expect(pair.map((search) => JSON.stringify([search.rank(64, 20), search.nodes]))).toEqual(alone);
  });
});
