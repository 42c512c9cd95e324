// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPartLost, lazy, PART_LOST, PARTS_BACK } from '../../src/platform/lazy.ts';

/** A part that can be fetched after so many failures. */
function makePart(failures: number) {
  const part = { tries: 0, failures };
  const fetchPart = (): Promise<string> => {
    part.tries += 1;
    return part.tries > part.failures ? Promise.resolve('part') : Promise.reject(new Error('no network'));
  };
  return { part, later: lazy(fetchPart) };
}

let lost = 0;
const hear = (): void => void (lost += 1);
beforeEach(() => {
  lost = 0;
  addEventListener(PART_LOST, hear);
  vi.useFakeTimers();
});
afterEach(() => {
  removeEventListener(PART_LOST, hear);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** Long enough for every retry. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5000);

describe('code that comes later', () => {
  test('is fetched once, whoever asks', async () => {
    const { part, later } = makePart(0);
    expect([await later.load(), await later.load(), part.tries]).toEqual(['part', 'part', 1]);
  });

  test('is fetched again after a failure, and nobody hears of that', async () => {
    const { part, later } = makePart(2);
    const done: string[] = [];
    later.use((one) => done.push(one));
    await settle();
    expect([done, part.tries, lost]).toEqual([['part'], 3, 0]);
  });

  test('that does not come is reported once; the next call begins anew', async () => {
    const { part, later } = makePart(3);
    const done: string[] = [];
    later.use((one) => done.push(one));
    const failed = expect(later.load()).rejects.toThrow('no network');
    await settle();
    await failed;
    expect([done, lost]).toEqual([[], 1]);
    expect(await later.load()).toBe('part');
    // What the reader can ask for again does not come by itself.
    expect([done, part.tries]).toEqual([[], 4]);
  });

  test('that comes after all is told of when nothing else is missing, whoever asks for it again', async () => {
    const back = vi.fn();
    addEventListener(PARTS_BACK, back);
    const [one, other] = [{ isThere: false }, { isThere: false }];
    const fetchOne = (): Promise<string> => (one.isThere ? Promise.resolve('one') : Promise.reject(new Error('no network')));
    const fetchOther = (): Promise<string> => (other.isThere ? Promise.resolve('other') : Promise.reject(new Error('no network')));
    const asked = [lazy(fetchOne), lazy(fetchOther), lazy(fetchOne)] as const;
    for (const part of asked) part.use(() => undefined);
    await settle();
    expect([isPartLost(), lost, back.mock.calls.length]).toEqual([true, 3, 0]);
    one.isThere = true;
    await lazy(fetchOne).load();
    expect([isPartLost(), back.mock.calls.length]).toEqual([true, 0]);
    other.isThere = true;
    await asked[1].load();
    expect([isPartLost(), back.mock.calls.length]).toEqual([false, 1]);
    // What was never missing is no news.
    await asked[0].load();
    expect(back).toHaveBeenCalledOnce();
    removeEventListener(PARTS_BACK, back);
  });

  test('is tried once where there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { part, later } = makePart(9);
    await expect(later.load()).rejects.toThrow('no network');
    expect([part.tries, lost]).toEqual([1, 1]);
    vi.restoreAllMocks();
  });
});

describe('what must not be lost', () => {
  test.for(['online', 'visibilitychange'])('waits for the part, in its order, and is done once: at %s', async (sign) => {
    const { part, later } = makePart(3);
    const done: string[] = [];
    later.keep(() => done.push('first'));
    later.keep(() => done.push('second'));
    await settle();
    expect([done, lost]).toEqual([[], 1]);
    (sign === 'online' ? window : document).dispatchEvent(new Event(sign));
    await settle();
    expect([done, part.tries]).toEqual([['first', 'second'], 4]);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(done).toHaveLength(2);
  });

  test('is done with the next call too', async () => {
    const { later } = makePart(3);
    const done: string[] = [];
    later.keep(() => done.push('first'));
    await settle();
    later.keep(() => done.push('second'));
    await settle();
    expect(done).toEqual(['first', 'second']);
  });
});
