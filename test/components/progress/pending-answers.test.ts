import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'threefold:told';
/** Until what waits was taken; long enough for what is fetched. */
const settle = async (): Promise<void> => {
  await vi.waitFor(() => expect(kept[KEY]).toBeUndefined(), 10_000);
  for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => setTimeout(done));
};

let frame: EventTarget;
let kept: Record<string, string>;
let isClosed = false;

beforeEach(() => {
  [frame, kept, isClosed] = [new EventTarget(), {}, false];
  const open = <T>(value: () => T): T => {
    if (isClosed) throw new DOMException('closed', 'SecurityError');
    return value();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => open(() => kept[key] ?? null),
    setItem: (key: string, value: string) => open(() => (kept[key] = value)),
    removeItem: (key: string) => open(() => void (kept = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== key)))),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page of its own: all modules anew, on the storage that is there. */
function openPage(): void {
  vi.resetModules();
  frame = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
}

/** A lesson that is left with this done, before the part has come that keeps it. */
async function leaveLesson(lesson: string, ...done: readonly (readonly [type: string, id: string])[]): Promise<() => readonly unknown[]> {
  openPage();
  const { makePendingQueue } = await import('../../../src/components/progress/pending-answers.ts');
  const held = makePendingQueue<readonly [string, string]>(([type, id]) => ({ type, lesson, id }));
  for (const one of done) held.hold(one);
  frame.dispatchEvent(new Event('pagehide'));
  return () => held.take();
}

async function loadProgress() {
  openPage();
  const store = await import('../../../src/components/progress/progress-store.ts');
  await settle();
  return { now: store.loadProgress(), ...store };
}

describe('what was told on a page that was left before it could be kept', () => {
  test('is kept by the next page, of two lessons of two rulesets in a row, and once', async () => {
    const take = await leaveLesson('meder/pins', ['exercise:missed', 'first'], ['exercise:solved', 'first'], ['screen:seen', 'one']);
    // What another page keeps is not held by a page that is come back to.
    expect(take()).toEqual([]);
    await leaveLesson('grant/pawns', ['exercise:solved', 'step']);
    const { now, loadProgress: again } = await loadProgress();
    expect(now.lessons).toEqual({
      'meder/pins': { seen: ['one'], solved: ['first'], at: 'one' },
      'grant/pawns': { seen: [], solved: ['step'] },
    });
    // The first answer counts: it was missed, and comes back.
    expect(Object.keys(now.cards ?? {})).toEqual(['meder/pins#first']);
    expect(kept[KEY]).toBeUndefined();
    frame.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(again()).toBe(now);
  });

  test('comes to a page that is returned to, which had read the record before', async () => {
    const { now, loadProgress: again } = await loadProgress();
    expect(now.lessons).toEqual({});
    kept[KEY] = `${JSON.stringify({ type: 'screen:seen', lesson: 'meder/pins', id: 'one', at: 5 })}\n`;
    frame.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(again().lessons['meder/pins']!.seen).toEqual(['one']);
  });

  test('is held on where storage is closed, and nothing breaks', async () => {
    isClosed = true;
    const take = await leaveLesson('meder/pins', ['exercise:solved', 'first']);
    expect(take()).toEqual([['exercise:solved', 'first']]);
    expect((await loadProgress()).now.lessons).toEqual({});
  });

  test('writes nothing where nothing was told', async () => {
    await leaveLesson('meder/pins');
    expect(kept).toEqual({});
  });

  test('is a puzzle’s result too: its first, with its rating', async () => {
    openPage();
    const { holdResults } = await import('../../../src/components/puzzle/puzzle-events.ts');
    const held = holdResults({ dataset: { ruleset: 'meder', rating: '1200' } } as unknown as HTMLElement);
    const detail = { id: 'meder-02e4', clean: false, isHalf: false, tries: 2, isHelped: false };
    for (const type of ['puzzle:missed', 'puzzle:solved']) held.hold(new CustomEvent(type, { detail }));
    frame.dispatchEvent(new Event('pagehide'));
    openPage();
    const { loadRecord } = await import('../../../src/components/progress/puzzle-store.ts');
    await settle();
    const { history, skills } = loadRecord();
    expect(history.map(({ id, score }) => [id, score])).toEqual([['meder-02e4', 0]]);
    expect(skills['meder']!.rating).toBeLessThan(1000);
  });

  test.for([
    ['no JSON', 'x{'],
    ['no type', '{"id":"a","lesson":"meder/pins","at":5}'],
    ['a time to come', '{"type":"exercise:missed","id":"a","lesson":"meder/pins","at":9e15}'],
    ['no lesson of ours', '{"type":"exercise:missed","id":"a","lesson":"__proto__","at":5}'],
    ['a puzzle without a rating', '{"type":"puzzle:solved","id":"meder-02e4","ruleset":"meder","at":5}'],
  ])('passes over anything that is not an answer: %s', async ([, line]) => {
    kept[KEY] = `${line}\n${JSON.stringify({ type: 'screen:seen', lesson: 'meder/pins', id: 'one', at: 5 })}\n`;
    const { now } = await loadProgress();
    expect(now).toEqual({ version: 1, lessons: { 'meder/pins': { seen: ['one'], solved: [], at: 'one' } }, last: 'meder/pins' });
    expect(kept['threefold:puzzles']).toBeUndefined();
  });
});
