import { describe, expect, test } from 'vitest';
import { HEX_GAMES } from '../../../src/engine/threeway/ruleset.ts';
import { answer } from '../../../tools/engine/commands.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
// './support.ts';

const ids = HEX_GAMES[0]!.steps;

function ask(moves: readonly string[], options: object = {}): Record<string, unknown> {
  return must(answer({ command: 'moves', ruleset: 'harshman', moves: moves.join(' '), ...options }));
}

describe('the command line plays a whole game to a joint mate', () => {
  test('move by move, with the declaration offered at the end', () => {
    for (let ply = 0; ply < ids.length - 1; ply += 5) expect(ask(ids.slice(0, ply)).status).toBe('playing');
    const before = ask(ids.slice(0, -1));
    expect(before).toMatchObject({ turn: 'b', check: ['b'], declarations: ['mate:wg>b'] });
    expect(ask(ids)).toMatchObject({ turn: 'w', status: 'checkmate', moves: [], declarations: [] });
  });

  test('goes on after it in Last Mate, and offers no declaration with automatic checkmate', () => {
    expect(ask(ids, { options: { mate: 'last' } })).toMatchObject({ turn: 'w', status: 'playing' });
    expect(ask(ids.slice(0, -1), { options: { automatic: 'on' } })).toMatchObject({ status: 'checkmate', declarations: [] });
  });

  test('refuses a move that is not open, and says which', () => {
    const refused = answer({ command: 'moves', ruleset: 'harshman', moves: 'c3-c4 c3-c5' });
    expect(refused).toMatchObject({ ok: false, fault: { code: 'illegal' } });
    expect(refused.ok ? '' : refused.fault.message).toContain('c3-c5');
  });

  test('counts lines on both boards', () => {
    expect(answer({ command: 'perft', ruleset: 'harshman', depth: 2 })).toMatchObject({ value: { nodes: 2114 } });
    expect(answer({ command: 'perft', ruleset: 'harshman', depth: 2, options: { board: '8-9' } })).toMatchObject({
      value: { nodes: 2205 },
    });
  });
});
