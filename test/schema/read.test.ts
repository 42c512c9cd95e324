import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf, readAs, readLinesAs, readTextAs } from '../../src/schema/read-json.ts';

const PIECE = fieldsOf({
  square: z.string().regex(/^[a-l]\d+$/, 'a cell'),
  role: z.enum(['king', 'pawn']),
  moves: z.int().min(0).exactOptional(),
  rides: z.discriminatedUnion('kind', [fieldsOf({ kind: z.literal('board'), pin: z.string() }), fieldsOf({ kind: z.literal('none') })]),
});
const LIST = z.array(PIECE);
const piece = { square: 'a1', role: 'king', rides: { kind: 'none' } };

describe('JSON that is read by its schema', () => {
  test('is given itself, every field in its place', () => {
    const json = [{ rides: piece.rides, role: piece.role, square: piece.square }];
    const read = readAs(LIST, json, 'men');
    expect(read.ok && read.value).toBe(json);
  });

  test.for([
    ['a wrong value', [piece, { ...piece, role: 'queen' }], '[1].role', 'found "queen", expected one of "king", "pawn"'],
    ['a wrong form', [{ ...piece, square: 'a' }], '[0].square', 'found "a", expected a cell'],
    ['a field that is missing', [{ role: 'king', rides: piece.rides }], '[0].square', 'found nothing, expected text'],
    ['a number too small', [{ ...piece, moves: -1 }], '[0].moves', 'found -1, expected a number of at least 0'],
    ['nothing where a field may be left out', [{ ...piece, moves: undefined }], '[0].moves', 'found nothing, expected a number'],
    ['another kind', [{ ...piece, rides: { kind: 'horse' } }], '[0].rides.kind', 'expected a kind of "board", "none"'],
    [
      'a field of another kind',
      [{ ...piece, rides: { kind: 'none', pin: 'QL1' } }],
      '[0].rides.pin',
      '“pin” is not a field here; expected kind',
    ],
    ['an unknown field', [{ ...piece, colour: 'red' }], '[0].colour', '“colour” is not a field here; expected square, role, moves, rides'],
    ['something else', { men: [] }, 'men', 'found {"men":[]}, expected a list'],
  ] as const)('%s is refused by its place, what was found and what was expected', ([, json, field, message]) => {
    const read = readAs(LIST, json, 'men');
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.fault.field).toBe(field);
    expect(read.fault.message).toContain(message);
  });

  test('shows no more of a long value than a line holds', () => {
    const read = readAs(LIST, 'x'.repeat(1000), 'men');
    expect(!read.ok && read.fault.message.length).toBeLessThan(160);
  });

  test('may stand in lines, or be text: a fault names the line, and what is no JSON', () => {
    const line = JSON.stringify(piece);
    expect(readLinesAs(PIECE, `${line}\n\n${line}\n`, 'men')).toMatchObject({ ok: true, value: [piece, piece] });
    expect(readLinesAs(PIECE, `${line}\n{}\n`, 'men')).toMatchObject({ ok: false, fault: { field: 'men in line 2, square' } });
    expect(readLinesAs(PIECE, `${line}\n{\n`, 'men')).toMatchObject({ ok: false, fault: { message: 'found "{", expected JSON' } });
    expect(readTextAs(LIST, `[${line}]`, 'men')).toMatchObject({ ok: true });
    expect(readTextAs(LIST, '', 'men').ok).toBe(false);
  });
});
