import { expect, test } from 'vitest';
import { findRoom, makeFinder, NAMED_PATHS } from '../../scripts/build/chunks.ts';
import { listFiles } from '../../scripts/common/files.ts';

/** Static and lazy importers of a module; an entry begins with a capital letter. */
const IMPORTERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Page: [[], []],
  mount: [[], ['Page']],
  free: [[], ['Page']],
  words: [['mount', 'free'], []],
  square: [['words'], []],
  clock: [['Page', 'square'], []],
  // Two that import each other.
  left: [['right', 'mount'], []],
  right: [['left'], []],
};
const graph = {
  getModuleInfo: (id: string) =>
    IMPORTERS[id] ? { isEntry: /^[A-Z]/.test(id), importers: IMPORTERS[id][0]!, dynamicImporters: IMPORTERS[id][1]! } : null,
};

test.for([
  ['square', ['free', 'mount']],
  ['mount', ['mount']],
  ['clock', ['Page', 'free', 'mount']],
  ['left', ['mount']],
  ['right', ['mount']],
  ['nobody', []],
] as const)('%s is fetched for %j', ([id, uses]) => {
  expect([...makeFinder(graph)(id)].sort()).toEqual(uses);
});

const [MOUNT, STEPS, FREE, TRAINER, DRESS, PANEL, BROWSE, LIST] = [
  'diagram/mount.tsx',
  'lesson/start-steps.tsx',
  'analysis-board/start.tsx',
  'trainer/start-trainer.ts',
  'diagram/apply-settings.ts',
  'settings/board-settings.ts',
  'puzzle-list/start-browse.ts',
  'kind-list.ts',
].map((name) => `/x/src/components/${name}`) as [string, string, string, string, string, string, string, string];
const PAGE = '/x/src/layouts/Page.astro';
const [MEDER, GRANT] = ['/x/src/engine/rulesets/meder.ts', '/x/src/engine/rulesets/grant.ts'];
const WORDS = '/x/src/words/moves.ts';
test.for<readonly [string, readonly string[], string | null]>([
  [WORDS, [MOUNT, STEPS], 'plate'],
  [WORDS, [MOUNT, FREE, TRAINER], 'plate'],
  // No lesson needs it; one part alone does.
  [WORDS, [FREE, TRAINER], 'part'],
  [WORDS, [MOUNT], null],
  // The list of puzzles, which shows no live board, and what dresses pictures need it too: whoever fetches the file needs all of it.
  [WORDS, [MOUNT, FREE, BROWSE], 'plate~start-browse'],
  [WORDS, [MOUNT, DRESS, BROWSE], 'plate~apply-settings~start-browse'],
  [WORDS, [MOUNT, DRESS, PANEL, BROWSE], 'plate~apply-settings~start-browse'],
  [WORDS, [FREE, BROWSE], null],
  // What reads games comes with no puzzle.
  ['/x/src/game/tree.ts', [FREE, TRAINER], 'game'],
  ['/x/src/game/tree.ts', [MOUNT, FREE], 'plate'],
  // What every page runs is one file.
  ['/x/src/platform/lazy.ts', [MOUNT, PAGE], 'page'],
  // It is there before a touch.
  [WORDS, [MOUNT, FREE, PAGE], null],
  [WORDS, [MOUNT, LIST], 'list'],
  // What a package ships, but for what draws panels; its own entries say nothing.
  ['/x/node_modules/pixi.js/lib/uid.mjs', [MOUNT, FREE], null],
  ['/x/node_modules/preact/dist/preact.module.js', [MOUNT, FREE, '/x/node_modules/@preact/signals/index.js'], 'plate'],
  // The words of the rules are one file, the rules of each another.
  ['/x/src/engine/core/piece.ts', [MOUNT, MEDER, GRANT], 'core'],
  ['/x/src/engine/core/record-text.ts', [FREE, MOUNT], null],
  ['/x/src/engine/trid/text.ts', [MEDER, GRANT, MOUNT], null],
])('%s, fetched for %j, stands in %j', ([id, uses, room]) => {
  expect(findRoom(id, new Set(uses), (use) => use === PAGE)).toBe(room);
});

test('what a module imports stands with it or with more, so that no two files need each other', () => {
  const sizeOf = (...uses: string[]): number => findRoom(WORDS, new Set(uses), () => false)!.split('~').length;
  expect(sizeOf(MOUNT, STEPS)).toBeLessThan(sizeOf(MOUNT, STEPS, BROWSE));
  expect(sizeOf(MOUNT, STEPS, BROWSE)).toBeLessThan(sizeOf(MOUNT, STEPS, BROWSE, DRESS));
});

test('every path that a rule names is that of a file, every choice within it too', async () => {
  const files = (await listFiles('src')).map((file) => file.replaceAll('\\', '/'));
  // `progress/(?:a|b)` is two paths; what has a class of characters stays a pattern.
  const paths = NAMED_PATHS.flatMap((path) => {
    const [whole, before, choices, after] = /^(.*)\(\?:([^()]*)\)(.*)$/.exec(path) ?? [];
    return whole === undefined ? [path] : choices!.split('|').map((choice) => before! + choice + after!);
  });
  expect(paths.length).toBeGreaterThan(20);
  const isThere = (path: string): boolean => files.some((file) => new RegExp(`^src/(?:${path})\\.tsx?$`).test(file));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
  expect(isThere('components/nowhere')).toBe(false);
});
