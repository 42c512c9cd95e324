import { describe, expect, test } from 'vitest';
import { carryPosition } from '../../../src/components/compare/model/carry.ts';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import { sayFault } from '../../../src/words/faults.ts';

const rules = (id: string) => findRuleset(id)!;
const open = (id: string, text?: string) => must(rules(id).parse(text ?? rules(id).start));
const carried = (id: string, to: string, text?: string) => must(carryPosition(open(id, text), rules(to)));

describe('a position under other rules', () => {
  test('keeps boards, pieces and turn; pins get the names of the other ruleset', () => {
    const { position, changes } = carried('meder', 'grant');
    expect(position.text()).toBe(rules('grant').start);
    expect(changes).toEqual(['Pins have other names or other faces here: QL1 is QP2, KL1 is KP2, QL6 is QP12, KL6 is KP12.']);
  });

  test('under its own rules nothing changes', () => {
    const { position, changes } = carried('usenet', 'usenet');
    expect(position.text()).toBe(rules('usenet').start);
    expect(changes).toEqual([]);
  });

  test('rights go along only where the other rules have them (castling rights are none in the Usenet rules)', () => {
    const { position } = carried('grant', 'usenet');
    const [, , rights] = position.text().split(' ');
    expect(rights).toBe('*');
    expect(position.text()).toContain('QL@QP2');
  });

  test('men that have moved stay moved', () => {
    const text = rules('meder').start.replace(' * ', ' a2W,b2W ');
    const { position } = carried('meder', 'grant', text);
    expect(position.text().split(' ')[2]).toBe('a2W,b2W');
  });

  test('a right that does not go along is told, and its square named', () => {
    const { changes, lost } = carried('meder', 'bartmess');
    expect(lost.rights).toContain('d0KL');
    expect(changes.join(' ')).toMatch(/No right of the first move here: .*d0KL/);
    expect(carried('meder', 'grant').lost).toEqual({ rights: [], enPassant: false });
  });

  test('two boards over and under one corner do not fit where a corner has one place (Meder E3)', () => {
    const text = rules('usenet').start.replace('QL@QP5', 'QL@QP6').replace('ql@QP8:rq/pp', 'ql@QP5:2/2').replace(' * ', ' - ');
    const position = rules('usenet').parse(text);
    if (!position.ok) throw new Error(sayFault(position.fault));
    const refused = carryPosition(position.value, rules('meder'));
    expect(!refused.ok && refused.fault.message).toMatch(/would both be at QL3/);
  });

  test('a position of two players does not fit on the board of three', () => {
    const refused = carryPosition(open('meder'), rules('harshman'));
    expect(refused.ok).toBe(false);
  });
});
