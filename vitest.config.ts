import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const all = globSync('test/**/*.test.{ts,tsx}', { exclude: ['test/e2e/**'] }).sort();
/** Files that put something else in place of a module or a global name, or have a page of their own. */
const replacing = all.filter((file) => /\bvi\.(?:do)?(?:mock|stub|spy|useFake)|@vitest-environment/i.test(readFileSync(file, 'utf8')));

/**
 * Tests that need no browser. A file that replaces what others use has a process of its own; the others change nothing that
 * others see, so a worker reads every module once.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'replacing', include: replacing } },
      {
        extends: true,
        test: { name: 'plain', include: all.filter((file) => !replacing.includes(file)), pool: 'threads', isolate: false },
      },
    ],
  },
});
