import { describe, expect, test } from 'vitest';
import { Latest, pause, unlessAborted } from '../../src/platform/latest.ts';
import { makeDeferred } from './deferred.ts';

describe('of what is begun one after another', () => {
  test('a newer request aborts the older one, and only that', () => {
    const latest = new Latest();
    const first = latest.begin();
    expect(first.aborted).toBe(false);
    const second = latest.begin();
    expect([first.aborted, second.aborted]).toEqual([true, false]);
    latest.cancel();
    expect(second.aborted).toBe(true);
    expect(latest.begin().aborted).toBe(false);
  });

  test('every request ends with the lifetime, and none begins after it', () => {
    const lifetime = new AbortController();
    const latest = new Latest(lifetime.signal);
    const first = latest.begin();
    lifetime.abort();
    expect([first.aborted, latest.begin().aborted]).toEqual([true, true]);
  });

  test('the slower first one changes nothing when it comes at last', async () => {
    const latest = new Latest();
    const shown: string[] = [];
    const show = (what: Promise<string>): Promise<string | undefined> =>
      latest.run(async (signal) => {
        shown.push(await unlessAborted(signal, what));
        return what;
      });
    const [slow, quick] = [makeDeferred<string>(), makeDeferred<string>()];
    const [one, other] = [show(slow.promise), show(quick.promise)];
    quick.resolve('second');
    expect(await other).toBe('second');
    slow.resolve('first');
    expect([await one, shown]).toEqual([undefined, ['second']]);
  });

  test('an overtaken request fails silently; the latest one is heard', async () => {
    const latest = new Latest();
    const slow = makeDeferred<string>();
    const one = latest.run(() => slow.promise);
    const other = latest.run(() => Promise.reject(new Error('no network')));
    slow.reject(new Error('too late'));
    expect(await one).toBeUndefined();
    await expect(other).rejects.toThrow('no network');
  });

  test('a pause ends with its signal, and what comes after it is not done', async () => {
    const latest = new Latest();
    let isDone = false;
    const waiting = latest.run(async (signal) => {
      await pause(5, signal);
      isDone = true;
    });
    latest.cancel();
    await waiting;
    await new Promise((done) => setTimeout(done, 10));
    expect(isDone).toBe(false);
    await pause(1, latest.begin());
  });
});
