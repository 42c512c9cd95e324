import { describe, expect, test } from 'vitest';
import { makeOpponentSeats, parseOpponentSeats } from '../../src/game/opponent-seats.ts';

describe('the machine of an address', () => {
  test('is read as it was written', () => {
    const seats = { players: ['g', 'b'], strength: 'club' } as const;
    expect(parseOpponentSeats(makeOpponentSeats(seats), ['w', 'g', 'b'])).toEqual({ ok: true, value: seats });
  });

  test.each(['', 'b', ':club', 'x:club', 'g:club', 'bb:club', 'b:best', 'b:'])('is refused where “%s” stands', (text) => {
    expect(parseOpponentSeats(text, ['w', 'b'])).toMatchObject({ ok: false, fault: { field: 'machine' } });
  });
});
