// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findRuleset } from '../../src/engine/index.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The script of a page that runs before its first paint, as the build writes it: the first of a file that stands inline. */
function readInline(file: string): () => void {
  const code = /<script is:inline[^>]*>([\s\S]*?)<\/script>/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
  if (code === undefined) throw new Error(`${file} has no inline script`);
  return new Function(code) as () => void;
}

const rootOf = (): DOMStringMap => document.documentElement.dataset;

/** Every file that reads what a browser stores: the key, and what it makes of what stands there. */
const READERS: Readonly<Record<string, { readonly key: string; readonly read: () => Promise<unknown> }>> = {
  'src/components/board/view/settings-store.ts': {
    key: 'threefold:board',
    read: async () => (await import('../../src/components/board/view/settings-store.ts')).loadSettings(),
  },
  'src/components/progress/progress-store.ts': {
    key: 'threefold:progress',
    read: async () => (await import('../../src/components/progress/progress-store.ts')).loadProgress(),
  },
  'src/components/progress/puzzle-store.ts': {
    key: 'threefold:puzzles',
    read: async () => (await import('../../src/components/progress/puzzle-store.ts')).loadRecord(),
  },
  'src/components/progress/keep-pending.ts': {
    key: 'threefold:told',
    read: async () => {
      const { loadProgress } = await import('../../src/components/progress/progress-store.ts');
      const { loadRecord } = await import('../../src/components/progress/puzzle-store.ts');
      await vi.dynamicImportSettled();
      return [loadProgress(), loadRecord()];
    },
  },
  'src/components/progress/game-store.ts': {
    key: 'threefold:games',
    read: async () => (await import('../../src/components/progress/game-store.ts')).gameStore.load(),
  },
  'src/components/progress/mistake-store.ts': {
    key: 'threefold:mistakes',
    read: async () => (await import('../../src/components/progress/mistake-store.ts')).mistakeStore.load(),
  },
  'src/components/analysis-board/analysis-setting.ts': {
    key: 'threefold:analysis',
    read: async () => (await import('../../src/components/analysis-board/analysis-setting.ts')).isAnalysisOn(),
  },
  'src/components/analysis-board/matched-strength-store.ts': {
    key: 'threefold:levels',
    read: async () => {
      const { matchedStrengthFor, playsAtMatchedStrength } = await import('../../src/components/analysis-board/matched-strength-store.ts');
      return [matchedStrengthFor('meder'), playsAtMatchedStrength()];
    },
  },
  'src/components/analysis-board/correspondence-store.ts': {
    key: 'threefold:mail',
    read: async () => (await import('../../src/components/analysis-board/correspondence-store.ts')).correspondenceStore.list(),
  },
  'src/components/progress/current-rules.ts': {
    key: 'threefold:rules',
    // Whoever asks looks for a ruleset of that name.
    read: async () => findRuleset((await import('../../src/components/progress/current-rules.ts')).loadRules() ?? '')?.id,
  },
  'src/components/settings/colour-scheme.ts': {
    key: 'threefold:theme',
    read: async () => {
      (await import('../../src/components/settings/colour-scheme.ts')).applyTheme();
      return rootOf()['theme'];
    },
  },
  'src/components/analysis-board/hot-seat-store.ts': {
    key: 'threefold:table',
    read: async () => (await import('../../src/components/analysis-board/hot-seat-store.ts')).loadHotSeat('#meder'),
  },
  'src/components/lesson/reading-mode.ts': {
    key: 'threefold:reading',
    read: async () => (await import('../../src/components/lesson/reading-mode.ts')).readReading(''),
  },
  'src/components/lesson/prior-knowledge.ts': {
    key: 'threefold:door',
    read: async () => (await import('../../src/components/lesson/prior-knowledge.ts')).readPriorKnowledge(''),
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
/** How a file reads what is stored, and how it would go past `src/platform/storage.ts` to do so. */
const OPEN = /\b(?:localStorage|sessionStorage|indexedDB)\b/;
const STORED = /\breadItem\(|\bnew StoredRecord\b|\b(?:localStorage|sessionStorage|indexedDB)\b/;
/** Scripts that run before the first paint, and so before any module. */
const INLINE = ['src/layouts/ThemeProvider.astro', 'src/pages/puzzles/train.astro'];
/** Files that only ask whether anything is stored there. */
const ASKS = [
  'src/components/progress/watch-record.ts',
  'src/components/diagram/diagram-element.ts',
  'src/components/analysis-board/first-address.ts',
  'src/components/progress/keep-pending-first.ts',
  'src/components/progress/pending-answers.ts',
];

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
  const reads = files.filter((file) => STORED.test(readFileSync(join(ROOT, file), 'utf8')) && !file.startsWith('src/platform/'));
  expect(reads.sort()).toEqual([...Object.keys(READERS), ...ASKS].sort());
  const names = files.filter((file) => OPEN.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(names.sort()).toEqual([...INLINE, 'src/platform/storage.ts'].sort());
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
