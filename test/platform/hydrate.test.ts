// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replayEarlyEvents, Hydrator, hydrateWhenTouched, type Replay } from '../../src/platform/hydrate.ts';

/** A part of a page whose fetching the test holds in its hands. */
class Part {
  readonly host = document.createElement('div');
  readonly told: string[] = [];
  fetched = 0;
  arrive: (live: string) => void = () => undefined;
  fail: (why: Error) => void = () => undefined;
  readonly hydrator = new Hydrator<string>({
    load: () => {
      this.fetched++;
      return new Promise((resolve, reject) => ([this.arrive, this.fail] = [resolve, reject]));
    },
    tell: (text) => void this.told.push(text),
    slow: 'on its way',
    lost: 'lost',
  });

  constructor() {
    document.body.append(this.host);
  }

  get says(): string {
    return this.told.at(-1) ?? '';
  }
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.textContent = '';
});

describe('a part that sleeps', () => {
  test('is fetched once, and whoever asks gets the same', async () => {
    const part = new Part();
    const [one, other] = [part.hydrator.hydrate(), part.hydrator.hydrate()];
    part.arrive('live');
    expect([await one, await other, part.fetched, part.hydrator.isLive]).toEqual(['live', 'live', 1, true]);
    await part.hydrator.hydrate();
    expect(part.fetched).toBe(1);
  });

  test('does what came too early in its order, once, when it is live', async () => {
    const part = new Part();
    const done: string[] = [];
    part.hydrator.whenLive((live) => done.push(`first ${live}`));
    part.hydrator.whenLive(() => done.push('second'));
    expect(done).toEqual([]);
    part.arrive('live');
    await settle();
    expect(done).toEqual(['first live', 'second']);
  });

  test('says that it is on its way when that takes long, and not when it does not', async () => {
    const slow = new Part();
    void slow.hydrator.hydrate();
    vi.advanceTimersByTime(399);
    expect(slow.says).toBe('');
    vi.advanceTimersByTime(1);
    expect(slow.says).toBe('on its way');
    slow.arrive('live');
    await settle();
    expect(slow.says).toBe('');
    const quick = new Part();
    void quick.hydrator.hydrate();
    quick.arrive('live');
    await settle();
    vi.advanceTimersByTime(1000);
    expect(quick.told).not.toContain('on its way');
  });

  test('says that it could not be fetched, forgets what was kept, and tries again when it is wanted again', async () => {
    const part = new Part();
    const done: string[] = [];
    part.hydrator.whenLive(() => done.push('kept'));
    part.fail(new Error('no network'));
    await settle();
    vi.advanceTimersByTime(1000);
    expect([part.says, part.hydrator.isLive]).toEqual(['lost', false]);
    const again = part.hydrator.hydrate();
    expect([part.says, part.fetched]).toEqual(['', 2]);
    part.arrive('live');
    await again;
    expect([done, part.hydrator.isLive]).toEqual([[], true]);
  });

  test('whoever asked for it hears of the failure', async () => {
    const part = new Part();
    const wanted = part.hydrator.hydrate();
    part.fail(new Error('no network'));
    await expect(wanted).rejects.toThrow('no network');
  });

  test('that has left the page meanwhile does nothing and says nothing', async () => {
    const part = new Part();
    const done: string[] = [];
    part.hydrator.whenLive(() => done.push('kept'));
    part.hydrator.reset();
    part.arrive('live');
    await settle();
    expect([done, part.hydrator.isLive]).toEqual([[], false]);
    const lost = new Part();
    void lost.hydrator.hydrate();
    lost.hydrator.reset();
    lost.fail(new Error('ended'));
    await settle();
    expect(lost.told).not.toContain('lost');
  });
});

describe('wakes', () => {
  test.for(['pointerdown', 'focusin'])('at %s', (type) => {
    const part = new Part();
    hydrateWhenTouched(part.host, part.hydrator);
    expect(part.fetched).toBe(0);
    part.host.dispatchEvent(new Event(type));
    expect(part.fetched).toBe(1);
  });

  const enter = (part: Part, pointerType: string): void =>
    void part.host.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType }));

  test('when a mouse has rested on it, not when it only passes, and not for a finger', () => {
    const rested = new Part();
    hydrateWhenTouched(rested.host, rested.hydrator);
    enter(rested, 'mouse');
    vi.advanceTimersByTime(60);
    expect(rested.fetched).toBe(1);
    const passed = new Part();
    hydrateWhenTouched(passed.host, passed.hydrator);
    enter(passed, 'mouse');
    vi.advanceTimersByTime(30);
    passed.host.dispatchEvent(new Event('pointerleave'));
    enter(passed, 'touch');
    vi.advanceTimersByTime(500);
    expect(passed.fetched).toBe(0);
  });

  test('prepares nothing more once it is pressed', () => {
    const part = new Part();
    const prepare = vi.fn();
    hydrateWhenTouched(part.host, part.hydrator, undefined, prepare);
    enter(part, 'mouse');
    part.host.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(500);
    expect([part.fetched, prepare.mock.calls.length]).toEqual([1, 0]);
    const rested = new Part();
    hydrateWhenTouched(rested.host, rested.hydrator, undefined, prepare);
    enter(rested, 'mouse');
    vi.advanceTimersByTime(500);
    expect([rested.fetched, prepare.mock.calls.length]).toEqual([0, 1]);
  });

  test('no more when its lifetime has ended', () => {
    const part = new Part();
    const life = new AbortController();
    hydrateWhenTouched(part.host, part.hydrator, life.signal);
    life.abort();
    part.host.dispatchEvent(new Event('pointerdown'));
    expect(part.fetched).toBe(0);
  });
});

describe('an event that comes too early', () => {
  function pressed(): { readonly part: Part; readonly made: string[]; readonly reached: string[]; press(name: string): Event } {
    const part = new Part();
    part.host.innerHTML = '<button name="step">Step</button><a name="link">Link</a>';
    const [made, reached]: [string[], string[]] = [[], []];
    const repeat = (_: Event, target: Element): Replay<string> | undefined =>
      target.matches('button') ? () => made.push(target.getAttribute('name') ?? '') : undefined;
    replayEarlyEvents(part.host, ['click'], part.hydrator, repeat);
    part.host.addEventListener('click', ({ target }) => reached.push((target as Element).getAttribute('name') ?? ''));
    const press = (name: string): Event => {
      const event = new Event('click', { bubbles: true, cancelable: true });
      part.host.querySelector(`[name="${name}"]`)!.dispatchEvent(event);
      return event;
    };
    return { part, made, reached, press };
  }

  test('goes nowhere, wakes the part and is made again', async () => {
    const { part, made, reached, press } = pressed();
    expect(press('step').defaultPrevented).toBe(true);
    expect([made, reached, part.fetched]).toEqual([[], [], 1]);
    part.arrive('live');
    await settle();
    expect(made).toEqual(['step']);
  });

  test('goes its way where it is not to be kept, and when the part is live', async () => {
    const { part, made, reached, press } = pressed();
    expect(press('link').defaultPrevented).toBe(false);
    expect([reached, part.fetched]).toEqual([['link'], 0]);
    void part.hydrator.hydrate();
    part.arrive('live');
    await settle();
    expect(press('step').defaultPrevented).toBe(false);
    expect([made, reached]).toEqual([[], ['link', 'step']]);
  });
});
