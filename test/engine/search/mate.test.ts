import { describe, expect, test } from 'vitest';
import { expect as take, findMate, RULESETS } from '../../../src/engine/index.ts';
import { plainKeys } from './plain.ts';
import { samplePositions } from './samples.ts';

const TWO_PLAYERS = RULESETS.filter((ruleset) => ruleset.players.length === 2);

describe.each(TWO_PLAYERS)('mates of $id', (ruleset) => {
  const positions = samplePositions(ruleset, 200, 7);

  test('judges every first move as a plain exhaustive search does, in one and two, and plays to mate', () => {
    const mates = [0, 0];
    for (const position of positions) {
      const answers = [1, 2].map((moves) => take(findMate(position, moves)));
      for (const [i, answer] of answers.entries()) {
        const keys = plainKeys(position.machine(), i + 1);
        expect(answer.keys, `${position.text()} in ${i + 1}`).toEqual(keys);
        expect([answer.mate, answer.unique]).toEqual([keys.length > 0, keys.length === 1]);
      }
      const shortest = answers.find((answer) => answer.mate);
      if (!shortest) continue;
      mates[shortest.in! - 1]!++;
      let last = position;
      for (const id of shortest.line) last = take(last.play(id));
      expect([last.status(), last.turn === position.turn], position.text()).toEqual(['checkmate', false]);
    }
    expect(mates[0]! + mates[1]!).toBeGreaterThan(5);
  }, 300_000);
});
