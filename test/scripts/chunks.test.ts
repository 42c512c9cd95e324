import { expect, test } from 'vitest';
import { isShared, makeFinder } from '../../scripts/chunks.ts';

/** Who imports a module at once, and who when it is asked; the first letter of an entry is large. */
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

const [MOUNT, FREE, LIST] = ['diagram/mount.tsx', 'free/start.tsx', 'puzzle/start-browse.ts'].map((name) => `/x/src/components/${name}`);
test.for([
  ['/x/src/words/moves.ts', [MOUNT, FREE], true],
  // One part alone needs it; the list of puzzles, which shows no live board, needs it too; a package's.
  ['/x/src/words/moves.ts', [MOUNT], false],
  ['/x/src/words/moves.ts', [MOUNT, FREE, LIST], false],
  ['/x/node_modules/pixi.js/lib/uid.mjs', [MOUNT, FREE], false],
] as const)('%s, fetched for %j, stands with the boards: %s', ([id, uses, is]) => {
  expect(isShared(id, new Set(uses as readonly string[]))).toBe(is);
});
