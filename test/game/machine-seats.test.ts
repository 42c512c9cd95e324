import { describe, expect, test } from 'vitest';
import { makeComputerPlayer, parseComputerPlayer } from '../../src/game/computer-player.ts';

describe('the machine of an address', () => {
  test('is read as it was written', () => {
    const machine = { players: ['g', 'b'], strength: 'club' } as const;
    expect(parseComputerPlayer(makeComputerPlayer(machine), ['w', 'g', 'b'])).toEqual({ ok: true, value: machine });
  });

  test.each(['', 'b', ':club', 'x:club', 'g:club', 'bb:club', 'b:best', 'b:'])('is refused where “%s” stands', (text) => {
    expect(parseComputerPlayer(text, ['w', 'b'])).toMatchObject({ ok: false, fault: { field: 'machine' } });
  });
});
