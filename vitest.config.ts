import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { DATA_TESTS } from './scripts/check/data-tests.ts';

/** `npm test` leaves the tests of data to `npm run test:data`. */
const leftOut = process.env['TESTS'] === 'of a change' ? DATA_TESTS : [];
const all = globSync('test/**/*.test.{ts,tsx}', { exclude: ['test/e2e/**', ...leftOut] }).sort();
/** Files that put something else in place of a module or a global name, or have a page of their own. */
const replacing = all.filter((file) => /\bvi\.(?:do)?(?:mock|stub|spy|useFake)|@vitest-environment/i.test(readFileSync(file, 'utf8')));
/** Files of whose modules none needs a bundler. */
const bare = /^test\/(?:engine|puzzles|tools)\//;
const plain = all.filter((file) => !replacing.includes(file));

/**
 * Tests that need no browser. A file that replaces what others use has a process of its own; the others change nothing that
 * others see, so a worker reads every module once. Engine, puzzles and tools are run by Node as they are written: a search takes half the time.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: 2,
    // A file names the tests that take longer; with less, most lines of a run would be such names.
    slowTestThreshold: 3_000,
    projects: [
      { extends: true, test: { name: 'replacing', include: replacing } },
      {
        extends: true,
        test: { name: 'plain', include: plain.filter((file) => !bare.test(file)), pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'bare',
          include: plain.filter((file) => bare.test(file)),
          pool: 'threads',
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
