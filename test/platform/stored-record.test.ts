import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isJsonFields } from '../../src/platform/json.ts';
import { StoredRecord } from '../../src/platform/stored-record.ts';
import { onOtherTab, readItem, writeItem } from '../../src/platform/storage.ts';

const KEY = 'test:record';
const closed = (): never => {
  throw new DOMException('closed', 'SecurityError');
};

let texts: Map<string, string>;
/** How many characters storage holds at most. */
let most = Infinity;
let page: EventTarget;
let windows: EventTarget;
beforeEach(() => {
  texts = new Map();
  most = Infinity;
  page = new EventTarget();
  windows = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const size = [...texts].reduce((sum, [name, one]) => sum + (name === key ? 0 : one.length), text.length);
      if (size > most) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows));
  vi.stubGlobal('removeEventListener', windows.removeEventListener.bind(windows));
});
afterEach(() => vi.unstubAllGlobals());

interface Old {
  readonly version: 1;
  readonly done: readonly { readonly id: string; readonly score: number }[];
  readonly open?: string;
}
interface New extends Old {
  readonly done: readonly { readonly id: string; readonly score: number; readonly seconds?: number }[];
  readonly goals?: readonly string[];
}

const readDone = (value: unknown, isNew: boolean): New['done'] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    if (!isJsonFields(one) || typeof one['id'] !== 'string' || typeof one['score'] !== 'number') return [];
    const { id, score, seconds } = one;
    return [{ id, score, ...(isNew && typeof seconds === 'number' && { seconds }) }];
  });
const readOld = (json: unknown): Old | undefined => {
  if (!isJsonFields(json) || json['version'] !== 1) return undefined;
  return { version: 1, done: readDone(json['done'], false), ...(typeof json['open'] === 'string' && { open: json['open'] }) };
};
const readNew = (json: unknown): New | undefined => {
  const old = readOld(json);
  const goals = isJsonFields(json) && Array.isArray(json['goals']) ? json['goals'].map(String) : undefined;
  return old && { ...old, done: readDone((json as Record<string, unknown>)['done'], true), ...(goals && { goals }) };
};
const NONE: Old = { version: 1, done: [] };
const openOld = () => new StoredRecord<Old>({ key: KEY, none: NONE, read: readOld });
const openNew = () => new StoredRecord<New>({ key: KEY, none: NONE, read: readNew });
const add =
  <T extends Old>(id: string, more: object = {}) =>
  (record: T): T => ({ ...record, done: [...record.done, { id, score: 1, ...more }] });
const stored = (key = KEY): unknown => JSON.parse(texts.get(key) ?? 'null');

describe('two tabs of two builds lose nothing', () => {
  test('whichever writes last', () => {
    const [older, newer] = [openOld(), openNew()];
    newer.change((record) => ({ ...add<New>('a', { seconds: 9 })(record), goals: ['daily'] }));
    older.change(add('b'));
    newer.change(add('c', { seconds: 3 }));
    older.change(({ open: _, ...record }) => ({ ...record, open: 'd' }));
    older.change(({ open: _, ...record }) => record);
    expect(stored()).toEqual({
      version: 1,
      done: [
        { id: 'a', score: 1, seconds: 9 },
        { id: 'b', score: 1 },
        { id: 'c', score: 1, seconds: 3 },
      ],
      goals: ['daily'],
    });
    expect([newer.load().goals, older.load().done.length]).toEqual([['daily'], 3]);
    expect([...texts.keys()]).toEqual([KEY]);
  });

  test('where a field or an entry has a type that only the newer one knows', () => {
    texts.set(KEY, '{"version":1,"done":[{"id":"a","score":{"won":2}},{"id":"b","score":1}],"open":{"id":"z"}}');
    const older = openOld();
    older.change(add('c'));
    expect(stored()).toEqual({
      version: 1,
      done: [
        { id: 'a', score: { won: 2 } },
        { id: 'b', score: 1 },
        { id: 'c', score: 1 },
      ],
      open: { id: 'z' },
    });
    expect(texts.has(`${KEY}:unread`)).toBe(false);
    // What has to give way is put aside before.
    const before = texts.get(KEY)!;
    older.change((record) => ({ ...record, open: 'mine' }));
    expect(stored()).toMatchObject({ open: 'mine' });
    expect(texts.get(`${KEY}:unread`)).toBe(before);
  });

  test.each(['{"version":2,"done":{}}', '[]', 'null', '7', '{"ver'])('where %s is not a record it is put aside', (text) => {
    texts.set(KEY, text);
    openOld().change(add('a'));
    expect(texts.get(`${KEY}:unread`)).toBe(text);
    expect(stored()).toEqual({ version: 1, done: [{ id: 'a', score: 1 }] });
    // And so is the next one, which the first does not give way to.
    texts.set(KEY, '{"version":3}');
    openOld().change(add('b'));
    expect([texts.get(`${KEY}:unread`), texts.get(`${KEY}:unread:2`)]).toEqual([text, '{"version":3}']);
  });

  test('where the record is saved elsewhere, removed, and taken in again', () => {
    texts.set(KEY, '{"version":1,"done":[{"id":"a","score":1,"seconds":4}],"goals":["x"]}');
    const older = openOld();
    older.change(add('b'));
    const json: unknown = JSON.parse(JSON.stringify(older.toJson()));
    older.replace(NONE);
    expect(stored()).toEqual(NONE);
    older.change(add('c'));
    const isTaken = older.merge(json, (mine, theirs) => ({ ...mine, ...theirs, done: [...theirs.done, ...mine.done] }));
    expect(isTaken).toBe(true);
    expect(stored()).toEqual({
      version: 1,
      done: [
        { id: 'a', score: 1, seconds: 4 },
        { id: 'b', score: 1 },
        { id: 'c', score: 1 },
      ],
      goals: ['x'],
    });
    expect([older.merge('no record', (mine) => mine), older.load().done.length]).toEqual([false, 3]);
  });
});

describe('a record where storage refuses', () => {
  test('lasts as long as the page where it is full, on top of what another tab stores, and is stored when there is room', () => {
    const [here, there] = [openOld(), openOld()];
    here.change(add('a'));
    most = texts.get(KEY)!.length;
    here.change(add('b'));
    expect([here.isUnsaved, here.load().done.length, there.load().done.length]).toEqual([true, 2, 1]);
    most = Infinity;
    there.change(add('c'));
    expect(here.load().done.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    here.change(add('d'));
    expect([here.isUnsaved, there.load().done.map(({ id }) => id)]).toEqual([false, ['a', 'c', 'b', 'd']]);
  });

  test('writes nothing over a text that there is no room to put aside', () => {
    texts.set(KEY, '{"version":2}');
    most = 20;
    const here = openOld();
    here.change(add('a'));
    expect([texts.get(KEY), here.isUnsaved, here.load().done.length]).toEqual(['{"version":2}', true, 1]);
  });

  test('lasts as long as the page where it is closed', () => {
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    const here = openOld();
    here.change(add('a'));
    here.change(add('b'));
    expect([here.load().done.length, here.isUnsaved]).toEqual([2, true]);
  });
});

describe('a record that did not change', () => {
  test('is the same value, and is not read again', () => {
    const read = vi.fn(readOld);
    const here = new StoredRecord<Old>({ key: KEY, none: NONE, read });
    openOld().change(add('a'));
    expect(here.load()).toBe(here.load());
    here.change(add('b'));
    here.load();
    expect(read).toHaveBeenCalledTimes(1);
    texts.set(KEY, '{"version":1,"done":[]}');
    expect(here.load().done).toEqual([]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is not stored, and tells nobody', () => {
    const here = openOld();
    let told = 0;
    here.on(() => (told += 1));
    here.change((record) => record);
    expect([texts.size, told]).toEqual([0, 1]);
  });
});

test('who listens hears of changes here and in other tabs, and of a storage that was emptied, until they stop', () => {
  const here = openOld();
  const told: number[] = [];
  const stop = here.on(({ done }) => told.push(done.length));
  const tell = (key: string | null): unknown => windows.dispatchEvent(Object.assign(new Event('storage'), { key }));
  here.change(add('a'));
  texts.set(KEY, '{"version":1,"done":[{"id":"a","score":1},{"id":"b","score":1}]}');
  tell('another');
  tell(KEY);
  texts.clear();
  tell(null);
  stop();
  here.change(add('c'));
  tell(KEY);
  expect(told).toEqual([0, 1, 2, 0]);
});

describe('a stored text', () => {
  test('is there, or not, or out of reach', () => {
    expect([readItem('x'), writeItem('x', 'text'), readItem('x'), writeItem('x', null), readItem('x')]).toEqual([
      null,
      true,
      'text',
      true,
      null,
    ]);
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
    expect([readItem('x', 'session'), writeItem('x', 'text', 'session'), writeItem('x', null, 'session')]).toEqual([
      undefined,
      false,
      false,
    ]);
  });

  test('changed by another tab is told by its key alone', () => {
    let told = 0;
    const stop = onOtherTab('x', () => (told += 1));
    const tell = (key: string | null): unknown => windows.dispatchEvent(Object.assign(new Event('storage'), { key }));
    tell('y');
    tell('x');
    tell(null);
    stop();
    tell('x');
    expect(told).toBe(2);
  });
});

describe('without a document or a window, as in a build or a worker', () => {
  const read = (json: unknown): number | undefined => (typeof json === 'number' ? json : undefined);
  beforeEach(() => {
    vi.unstubAllGlobals();
    expect('document' in globalThis).toBe(false);
  });

  test('a record is read, followed and changed, and every listener hears of it', () => {
    const [record, heard] = [new StoredRecord({ key: KEY, none: 0, read }), [] as number[]];
    const stop = record.on((value) => heard.push(value));
    record.change((value) => value + 1);
    stop();
    record.change((value) => value + 1);
    expect([record.load(), heard]).toEqual([2, [0, 1]]);
  });

  test('the settings of the boards are the usual ones, at the first call and at the next', async () => {
    const { loadSettings } = await import('../../src/components/board/view/settings-store.ts');
    const { DEFAULT_SETTINGS } = await import('../../src/board/state/settings.ts');
    expect([loadSettings(), loadSettings()]).toEqual([DEFAULT_SETTINGS, DEFAULT_SETTINGS]);
  });
});
