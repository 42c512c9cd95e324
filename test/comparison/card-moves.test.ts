import { describe, expect, test } from 'vitest';
import { drawCardSpecialMoves } from '../../src/comparison/card-special-moves.ts';
import { findRuleset } from '../../src/engine/index.ts';
import { plainMoves } from '../engine/trid/plain/index.ts';

const movesOf = (id: string, kind: string): string =>
  [...(drawCardSpecialMoves(findRuleset(id)!).find((one) => one.kind === kind)?.moves ?? [])].sort().join(' ');

describe('what a card draws beside the moves of each piece', () => {
  test.for(['bartmess', 'meder', 'grant', 'usenet'])('%s: a pawn’s first move, as a second generator has it', (id) => {
    const { position, moves } = drawCardSpecialMoves(findRuleset(id)!).find(({ kind }) => kind === 'double')!;
    const plain = plainMoves(id, position.text()).filter((move) => move.startsWith('b2W-'));
    expect([...moves].sort()).toEqual(plain.map((move) => move.slice(4)).sort());
    expect(moves.some((to) => to.startsWith('b4'))).toBe(true);
  });

  test('an empty board and a ridden one from the front of the Neutral Board: a rider never goes back in Meder’s rules (3.6)', () => {
    expect(movesOf('meder', 'empty')).toBe('KL3 QL1 QL2 QL4 QL5');
    expect(movesOf('meder', 'ride')).toBe('KL3 QL2 QL4 QL5');
  });

  test('a loaded board turns in Bartmess’s rules alone (5.2) and an empty one stays in Grant’s (The Attack Boards)', () => {
    expect(movesOf('bartmess', 'turn')).toBe('QP6');
    expect(movesOf('bartmess', 'ride')).toBe('');
    for (const id of ['meder', 'grant', 'usenet']) expect(movesOf(id, 'turn')).toBe('');
    expect(movesOf('grant', 'empty')).toBe('');
    expect(movesOf('grant', 'ride')).not.toBe('');
  });

  test('three players’ pawns have two ways each, and the first move two cells more (Harshman IV, Pawn)', () => {
    expect(movesOf('harshman', 'double').split(' ')).toHaveLength(4);
    expect(movesOf('harshman', 'forward').split(' ')).toHaveLength(6);
    // Each player's pawn captures forward across a point, three ways (Harshman IV, Pawn (b)), and never where it steps.
    const { position, moves, captures = [] } = drawCardSpecialMoves(findRuleset('harshman')!).find(({ kind }) => kind === 'forward')!;
    for (const from of ['e4', 'g10', 'k8']) expect(position.attacks(from), from).toHaveLength(3);
    expect(captures).toHaveLength(9);
    expect(captures.filter((cell) => moves.includes(cell))).toEqual([]);
  });
});
