import { describe, expect, test } from 'vitest';
import { parseSpec } from '../../../src/components/diagram/plate-spec.ts';

const GOOD = { kind: 'diagram', ruleset: 'meder', position: '4/4 w', view: 'stack', side: 'w', marks: {}, mode: 'look' };

describe('what a page tells its script of a plate', () => {
  test('is taken whole, with what a kind adds', () => {
    const steps = { ...GOOD, kind: 'steps', rounds: [] };
    expect(parseSpec(JSON.stringify(steps))).toEqual({ ok: true, value: steps });
  });

  test.for([
    ['kind', 5, 'found 5, expected the kind of a plate'],
    ['ruleset', '', 'found "", expected the id of a ruleset'],
    ['position', undefined, 'found nothing, expected a position string'],
    ['view', 'cube', 'found "cube", expected one of stack, plan, tower'],
    ['side', 'x', 'found "x", expected one of w, g, b'],
    ['marks', null, 'found null, expected an object'],
    ['mode', 'watch', 'found "watch", expected one of look, play, choose, edit'],
  ] as const)('a wrong %s is told by its field', ([field, value, message]) => {
    const read = parseSpec(JSON.stringify({ ...GOOD, [field]: value }));
    expect(!read.ok && [read.fault.field, read.fault.message]).toEqual([field, message]);
  });

  test.for([undefined, '', '{', 'null', '7'])('%s is not a plate', (text) => {
    const read = parseSpec(text);
    expect(!read.ok && read.fault.field).toBe('plate');
  });
});
