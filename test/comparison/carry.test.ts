import { describe, expect, test } from 'vitest';
import { convertPosition } from '../../src/comparison/convert-position.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';

const rules = (id: string) => findRuleset(id)!;
const open = (id: string) => rules(id).begin();
const carried = (id: string, to: string) => must(convertPosition(open(id), rules(to)));

describe('a position under other rules', () => {
  test('keeps boards, pieces and turn; pins get the names of the other ruleset', () => {
    const { position, changes } = carried('meder', 'grant');
    expect(position.text()).toBe(rules('grant').start);
    expect(changes).toEqual(['Places of boards have other names here: QL1 is QP2, KL1 is KP2, QL6 is QP12, KL6 is KP12.']);
  });

  test('under its own rules nothing changes', () => {
    const { position, changes } = carried('usenet', 'usenet');
    expect(position.text()).toBe(rules('usenet').start);
    expect(changes).toEqual([]);
  });

  test('rights go along only where the other rules have them (castling rights are none in the Usenet rules)', () => {
    const { position } = carried('grant', 'usenet');
    const fresh = position.setup.pieces.filter(({ unmoved }) => unmoved);
    expect(fresh.map(({ square }) => square)).toEqual(rules('usenet').firstMoves(position.setup));
    expect(position.text()).toContain('QL@QP2');
  });

  test('men that have moved stay moved', () => {
    const fresh = ['a2W', 'b2W'];
    const { setup } = open('meder');
    const pieces = setup.pieces.map((piece) => ({ ...piece, unmoved: fresh.includes(piece.square) ? (true as const) : undefined }));
    const { position } = must(convertPosition(must(rules('meder').fromSetup({ ...setup, pieces })), rules('grant')));
    expect(position.setup.pieces.flatMap(({ square, unmoved }) => (unmoved ? [square] : []))).toEqual(fresh);
  });

  test('a right that does not go along is told, and its square named', () => {
    const { changes, lost } = carried('meder', 'bartmess');
    expect(lost.rights).toContain('d0KL');
    expect(changes.join(' ')).toMatch(/No castling or double step from these squares here: .*d0KL/);
    expect(carried('meder', 'grant').lost).toEqual({ rights: [], enPassant: false });
  });

  test('two boards over and under one corner do not fit where a corner has one place (Meder E3)', () => {
    const usenet = rules('usenet');
    const { setup } = usenet.begin();
    const pieces = setup.pieces.flatMap(({ owner, role, square }) => (square.endsWith('ql') ? [] : [{ owner, role, square }]));
    const moved = must(usenet.changeSetup({ ...setup, pieces }, { kind: 'board', board: 'QL', pin: 'QP6' }));
    const position = must(usenet.fromSetup(must(usenet.changeSetup(moved, { kind: 'board', board: 'ql', pin: 'QP5' }))));
    const refused = convertPosition(position, rules('meder'));
    expect(!refused.ok && refused.fault.message).toMatch(/would both be at QL3/);
  });

  test('a position of two players does not fit on the board of three', () => {
    const refused = convertPosition(open('meder'), rules('harshman'));
    expect(refused.ok).toBe(false);
  });
});
