import { describe, expect, test } from 'vitest';
import { expect as must } from '../../../src/engine/index.ts';
import { engineParse, rulesetOf } from './engine.ts';
import { PLAIN_RULESETS } from './plain/index.ts';
import { tableOf } from './rules/table.ts';
import { walk } from './walk.ts';

describe('what makes two positions the same (All four: repetition; Bartmess 11.6, Meder 5.4)', () => {
  const table = tableOf('meder');
  const key = (text: string): string => engineParse('meder', text).key();
  const base = table('Kd0KL Re0KL Pc4W', 'kc8B pe7kl', { turn: 'b', boards: 'kl@KL4' }).text;

  test.each(PLAIN_RULESETS)('%s: not the clock, not the number of the move', (ruleset) => {
    for (const position of walk(ruleset, 21, 60)) {
      const { setup } = position;
      const isFree = setup.enPassant.length === 0 && setup.pending === undefined && setup.number > 1;
      if (!isFree) continue;
      const later = must(rulesetOf(ruleset).fromSetup({ ...setup, clock: setup.clock + 1, number: setup.number + 3 }));
      expect(later.key()).toBe(position.key());
    }
  });

  test('the turn, the squares, the pins', () => {
    expect(key(base.replace(' b ', ' w '))).not.toBe(key(base));
    expect(key(base.replace('2P1', '3P'))).not.toBe(key(base));
    expect(key(base.replace('ql@QL6', 'ql@QL5'))).not.toBe(key(base));
  });

  test('the rights of the first move', () => {
    expect(key(base.replace(' b - ', ' b d0KL ').replace('e0KL', 'e0KL'))).not.toBe(key(base));
    expect(key(base.replace(' b - ', ' b * '))).not.toBe(key(base.replace(' b - ', ' b d0KL ')));
  });

  test('en passant where a capture is legal, and only there', () => {
    const open = (black: string, field: string): string => key(table('Ke0KL Pc4W', `kc8B ${black}`, { turn: 'b', enPassant: field }).text);
    const field = 'c4W:c3W,c3N';
    expect(open('pb4N', field)).not.toBe(open('pb4N', '-'));
    expect(open('pa4N', field)).toBe(open('pa4N', '-'));
  });

  test('en passant where the pawn is pinned to its king is not a capture', () => {
    const pinned = (enPassant: string): string => key(table('Ke0KL Pc4W Rb1W', 'kb8B pb4N', { turn: 'b', enPassant }).text);
    expect(pinned('c4W:c3W,c3N')).toBe(pinned('-'));
  });
});
