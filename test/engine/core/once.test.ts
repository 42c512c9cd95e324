import { expect, test, vi } from 'vitest';
import { eachOnce, once } from '../../../src/engine/core/once.ts';

test('what is made once is made when it is asked for, and never again, were it nothing', () => {
  const make = vi.fn(() => undefined);
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('of a record only what is looked up is made', () => {
  const make = vi.fn((name: string) => ({ name }));
  const record = eachOnce(['one', 'other'], make);
  expect(Object.keys(record)).toEqual(['one', 'other']);
  expect(make).not.toHaveBeenCalled();
  expect(record.one).toBe(record.one);
  expect(make.mock.calls.map(([name]) => name)).toEqual(['one']);
});
