// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findRuleset } from '../../src/engine/index.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The script of a page that runs before its first paint, as the build writes it: the first of a file that stands inline. */
function readInline(file: string): () => void {
  const code = /<script is:inline>([\s\S]*?)<\/script>/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
  if (code === undefined) throw new Error(`${file} has no inline script`);
  return new Function(code) as () => void;
}

const rootOf = (): DOMStringMap => document.documentElement.dataset;

/** Every file that reads what a browser stores: the key, and what it makes of what stands there. */
const READERS: Readonly<Record<string, { readonly key: string; readonly read: () => Promise<unknown> }>> = {
  'src/components/board/view/kept-settings.ts': {
    key: 'threefold:board',
    read: async () => (await import('../../src/components/board/view/kept-settings.ts')).loadSettings(),
  },
  'src/components/progress/kept.ts': {
    key: 'threefold:progress',
    read: async () => (await import('../../src/components/progress/store.ts')).loadProgress(),
  },
  'src/components/progress/rules.ts': {
    key: 'threefold:rules',
    // Whoever asks looks for a ruleset of that name.
    read: async () => findRuleset((await import('../../src/components/progress/rules.ts')).loadRules() ?? '')?.id,
  },
  'src/components/site/theme.ts': {
    key: 'threefold:theme',
    read: async () => {
      (await import('../../src/components/site/theme.ts')).applyTheme();
      return rootOf()['theme'];
    },
  },
  'src/components/free/kept-table.ts': {
    key: 'threefold:table',
    read: async () => (await import('../../src/components/free/kept-table.ts')).loadTable('#meder'),
  },
  'src/components/lesson/reading.ts': {
    key: 'threefold:reading',
    read: async () => (await import('../../src/components/lesson/reading.ts')).isGuided(),
  },
  'src/layouts/ThemeProvider.astro': {
    key: 'threefold:board',
    read: () => {
      readInline('src/layouts/ThemeProvider.astro')();
      return Promise.resolve({ ...rootOf() });
    },
  },
  'src/pages/puzzles/train.astro': {
    key: 'threefold:puzzles',
    read: () => {
      const parent = document.createElement('div');
      vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ parentElement: parent } as unknown as HTMLScriptElement);
      readInline('src/pages/puzzles/train.astro')();
      return Promise.resolve(parent.className);
    },
  },
};
/** Files that only ask whether anything is stored there. */
const ASKS = ['src/components/diagram/element.ts', 'src/components/progress/begin.ts'];

const STRANGE = ['', 'null', '7', '"all"', '[]', '[[]]', '{', '{}', 'true', '{"version":9}', '{"version":1,"lessons":[],"puzzles":7}'];
const closed = (): never => {
  throw new DOMException('closed', 'SecurityError');
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  localStorage.clear();
  sessionStorage.clear();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every file that reads what a browser stores has a row here', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => /\.(?:tsx?|astro)$/.test(file));
  const reads = files.filter((file) => /\b(?:local|session)Storage\.getItem|indexedDB\b/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(reads.sort()).toEqual([...Object.keys(READERS), ...ASKS].sort());
});

describe.for(Object.entries(READERS))('%s', ([, { key, read }]) => {
  test.for(STRANGE)('begins as for a new reader where %j is stored', async (text) => {
    const usual = await read();
    vi.resetModules();
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text);
    expect(await read()).toEqual(usual);
  });

  test('begins as for a new reader where storage is closed', async () => {
    const usual = await read();
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
    expect(await read()).toEqual(usual);
  });
});
