import { describe, expect, it } from 'vitest';
import { makeMachine, parseMachine } from '../../../src/components/free/kept.ts';

describe('the machine that goes on after a reload', () => {
  it('is read as it was kept', () => {
    const machine = { players: ['g', 'b'], strength: 'club' } as const;
    expect(parseMachine(makeMachine(machine))).toEqual(machine);
  });

  it.each([null, '', 'b', 'x club', ' club', 'wx club'])('is none where “%s” is kept', (text) => {
    expect(parseMachine(text)).toBeUndefined();
  });
});
