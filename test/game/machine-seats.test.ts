import { describe, expect, test } from 'vitest';
import { makeMachine, parseMachine } from '../../src/game/machine-seats.ts';

describe('the machine of an address', () => {
  test('is read as it was written', () => {
    const machine = { players: ['g', 'b'], strength: 'club' } as const;
    expect(parseMachine(makeMachine(machine), ['w', 'g', 'b'])).toEqual({ ok: true, value: machine });
  });

  test.each(['', 'b', ':club', 'x:club', 'g:club', 'bb:club', 'b:best', 'b:'])('is refused where “%s” stands', (text) => {
    expect(parseMachine(text, ['w', 'b'])).toMatchObject({ ok: false, fault: { field: 'machine' } });
  });
});
