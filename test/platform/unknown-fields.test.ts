import { describe, expect, test } from 'vitest';
import { carryUnknown } from '../../src/platform/unknown-fields.ts';

/** What is stored, what this build read of it, what it makes of that, and what is stored then; `loses` where something unread gave way. */
interface Row {
  readonly name: string;
  readonly stored: unknown;
  readonly read: unknown;
  readonly changed: unknown;
  readonly written: unknown;
  readonly loses?: boolean;
}

const ROWS: readonly Row[] = [
  { name: 'nothing stored yet', stored: undefined, read: { a: 1 }, changed: { a: 2 }, written: { a: 2 } },
  { name: 'a field nobody here knows', stored: { a: 1, b: 2 }, read: { a: 1 }, changed: { a: 3 }, written: { a: 3, b: 2 } },
  { name: 'a known field that was removed', stored: { a: 1, b: 2 }, read: { a: 1, b: 2 }, changed: { b: 2 }, written: { b: 2 } },
  {
    name: 'a field of another type, untouched',
    stored: { a: { x: 1 }, b: 1 },
    read: { b: 1 },
    changed: { b: 2 },
    written: { a: { x: 1 }, b: 2 },
  },
  { name: 'such a field that is set', stored: { a: { x: 1 } }, read: {}, changed: { a: 'y' }, written: { a: 'y' }, loses: true },
  { name: 'such a field read as empty', stored: { a: 7 }, read: { a: [] }, changed: { a: [] }, written: { a: 7 } },
  { name: 'such a field filled', stored: { a: 7 }, read: { a: [] }, changed: { a: [1] }, written: { a: [1] }, loses: true },
  { name: 'a default that stays one', stored: { a: 1 }, read: { a: 1, b: false }, changed: { a: 2, b: false }, written: { a: 2 } },
  { name: 'a default that is changed', stored: { a: 1 }, read: { a: 1, b: false }, changed: { a: 1, b: true }, written: { a: 1, b: true } },
  {
    name: 'fields of records inside',
    stored: { all: { one: { a: 1, new: [1] }, two: { a: 2, new: 3 } } },
    read: { all: { one: { a: 1 }, two: { a: 2 } } },
    changed: { all: { one: { a: 5 }, two: { a: 2 }, three: { a: 1 } } },
    written: { all: { one: { a: 5, new: [1] }, two: { a: 2, new: 3 }, three: { a: 1 } } },
  },
  {
    name: 'fields of entries of a list, one of them removed and one added',
    stored: [
      { id: 'a', at: 1, new: 'x' },
      { id: 'b', at: 2, new: 'y' },
    ],
    read: [
      { id: 'a', at: 1 },
      { id: 'b', at: 2 },
    ],
    changed: [
      { id: 'c', at: 3 },
      { id: 'b', at: 4 },
    ],
    written: [
      { id: 'c', at: 3 },
      { id: 'b', at: 4, new: 'y' },
    ],
  },
  {
    name: 'two entries of one id, told apart by the rest',
    stored: [
      { id: 'a', at: 1, new: 'x' },
      { id: 'a', at: 2, new: 'y' },
    ],
    read: [
      { id: 'a', at: 1 },
      { id: 'a', at: 2 },
    ],
    changed: [{ id: 'a', at: 2 }],
    written: [{ id: 'a', at: 2, new: 'y' }],
  },
  {
    name: 'entries that were not read, where they stood',
    stored: [7, 'one', { strange: 1 }, 'two', null],
    read: ['one', 'two'],
    changed: ['one', 'two', 'three'],
    written: [7, 'one', { strange: 1 }, 'two', null, 'three'],
  },
  {
    name: 'an entry of which nothing was read, before one that was',
    stored: [{ strange: 1 }, { id: 7 }, { id: 'a', at: 1, new: 'x' }],
    read: [{ id: 'a', at: 1 }],
    changed: [{ id: 'a', at: 2 }],
    written: [{ strange: 1 }, { id: 7 }, { id: 'a', at: 2, new: 'x' }],
  },
  {
    name: 'such entries behind one that was removed',
    stored: ['one', 'two', { strange: 1 }],
    read: ['one', 'two'],
    changed: ['one', 'three'],
    written: ['one', { strange: 1 }, 'three'],
  },
  {
    name: 'a list that was read in another order',
    stored: [
      { id: 'b', at: 2, new: 'y' },
      { id: 'a', at: 1, new: 'x' },
    ],
    read: [
      { id: 'a', at: 1 },
      { id: 'b', at: 2 },
    ],
    changed: [
      { id: 'a', at: 1 },
      { id: 'b', at: 2 },
      { id: 'c', at: 3 },
    ],
    written: [
      { id: 'a', at: 1, new: 'x' },
      { id: 'b', at: 2, new: 'y' },
      { id: 'c', at: 3 },
    ],
  },
];

describe('what a build does not know is carried through', () => {
  test.for(ROWS)('$name', ({ stored, read, changed, written, loses = false }) => {
    let lost = false;
    expect(carryUnknown(stored, read, changed, () => (lost = true))).toEqual(written);
    expect(lost).toBe(loses);
  });

  test('a field called __proto__ stays a field', () => {
    const stored: unknown = JSON.parse('{"a":1,"__proto__":{"polluted":true}}');
    const written = carryUnknown(stored, { a: 1 }, { a: 2 });
    expect(JSON.stringify(written)).toBe('{"a":2,"__proto__":{"polluted":true}}');
    expect((written as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('of five thousand entries, in whatever order they were stored', () => {
    const read = Array.from({ length: 5000 }, (_, at) => ({ id: `meder-${at % 700}`, at }));
    const stored = read.map((entry) => ({ ...entry, new: entry.at })).reverse();
    const written = carryUnknown(stored, read, [...read.slice(1), { id: 'meder-x', at: 5000 }]) as readonly { readonly new?: number }[];
    expect(written.map((entry) => entry.new)).toEqual([...read.slice(1).map(({ at }) => at), undefined]);
  });
});
