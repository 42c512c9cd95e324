import { describe, expect, test } from 'vitest';
import { isNumber, isText, listOf, optional, pairOf, parseData, recordOf, shapeOf, type Shape } from '../../src/platform/page-data.ts';

/** An element as far as its attributes go. */
const element = (dataset: Record<string, string>): HTMLElement => ({ dataset }) as unknown as HTMLElement;

interface Rules {
  readonly id: string;
  readonly players: number;
  readonly name?: string;
}
const isRules = shapeOf<Rules>({ id: isText, players: isNumber, name: optional(isText) });

describe('what the build wrote into an attribute', () => {
  const ROWS: readonly (readonly [string, Shape<unknown>, readonly unknown[], readonly unknown[]])[] = [
    ['a text', isText, ['', 'a'], [1, null, ['a'], undefined]],
    ['a number', isNumber, [0, 1.5], ['1', null]],
    ['a list', listOf(isText), [[], ['a', 'b']], ['a', [1], ['a', null], { 0: 'a' }]],
    ['a pair', pairOf(isText), [['a', 'b']], [['a'], ['a', 'b', 'c'], ['a', 1], 'ab']],
    ['a record', recordOf(isNumber), [{}, { a: 1 }], [{ a: 'b' }, [], [1], null, 'a']],
    [
      'an object',
      isRules,
      [
        { id: 'a', players: 2 },
        { id: 'a', players: 2, name: 'A', more: 1 },
      ],
      [{}, { id: 'a' }, { id: 'a', players: '2' }, { id: 'a', players: 2, name: 3 }, null, []],
    ],
  ];
  test.for(ROWS)('%s is told from other values', ([, shape, good, bad]) => {
    expect(good.filter((value) => !shape(value))).toEqual([]);
    expect(bad.filter((value) => shape(value))).toEqual([]);
  });

  test('is read as it was written', () => {
    expect(parseData(element({ rules: '[{"id":"meder","players":2}]' }), 'rules', listOf(isRules))).toEqual([{ id: 'meder', players: 2 }]);
  });

  test.for(['', '{', '[]', '{"id":1,"players":2}', 'null'])('%j is refused, with the name of its place', (text) => {
    expect(() => parseData(element({ rules: text }), 'rules', isRules)).toThrow('“rules” cannot be read');
  });

  test('that is not there is refused too', () => {
    expect(() => parseData(element({}), 'rules', recordOf(isText))).toThrow('“rules” cannot be read');
  });
});
