import { describe, expect, test } from 'vitest';
import { run } from '../../tools/engine/run-command.ts';

const asked = (...words: string[]): unknown => {
  const printed = run(['explain', ...words]);
  return printed.ok ? JSON.parse(printed.value) : printed.fault;
};

describe('the command explain', () => {
  test('says of a legal move just that', () => {
    expect(asked('--ruleset', 'meder', '--id', 'b2W-b4N')).toEqual({ id: 'b2W-b4N', legal: true });
  });

  test('names the first rule that bars another: its number in the reference, its section, and what is in the way', () => {
    expect(asked('--ruleset', 'meder', '--id', 'z0QL-e0KL')).toEqual({
      id: 'z0QL-e0KL',
      legal: false,
      code: 'own-piece',
      rule: '2.2',
      section: '3.1(b)',
      by: ['e0KL'],
      sentence: 'Your own rook is on e0KL.',
    });
  });

  test('answers for every kind of id, in every ruleset the same id by its own rules', () => {
    const code = (ruleset: string, id: string): unknown => (asked('--ruleset', ruleset, '--id', id) as { code?: string }).code;
    expect(['bartmess', 'meder', 'grant', 'usenet'].map((ruleset) => code(ruleset, 'O-O'))).toEqual([
      'no-castling',
      'castling-first',
      'castling-blocked',
      'no-castling',
    ]);
    expect(code('bartmess', 'QP1r')).toBeUndefined();
    expect(code('grant', 'QP2r')).toBe('no-rotation');
    expect(code('usenet', 'a2W-a3W=Q')).toBe('no-promotion');
    expect(code('meder', 'a8B=Q')).toBe('no-promotion');
    expect(code('meder', 'claim:fifty')).toBe('claim-early');
    expect(code('harshman', 'pass')).toBe('no-pass');
    expect(code('harshman', 'mate:wg>b')).toBe('own-turn');
  });

  test('takes a malformed id for a fault in the field id', () => {
    expect(asked('--ruleset', 'meder', '--id', 'b2Wb4N')).toMatchObject({ code: 'malformed', field: 'id' });
    expect(asked('--ruleset', 'meder')).toMatchObject({ code: 'malformed', field: 'id' });
  });
});
