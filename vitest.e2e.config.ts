import { defineConfig } from 'vitest/config';
import { LONG_TESTS } from './scripts/check/long-tests.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first. Where one of them began last, the other workers would have nothing to do until it ends.
 * `offline` is not among them: beside the build of `below` a new service worker waits a minute and more for its turn.
 */
const LONGEST = ['below', 'journeys', 'search', 'press', 'plates', 'free-board', 'trainer', 'guided', 'board', 'ends', 'compare'];
const NAME = /([\w-]+)\.test\.ts$/;

/** The longest files first, then all others as they would be. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(NAME.exec(moduleId)?.[1] ?? '');
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** Tests of the built site in a real browser: one server, one browser, a fresh context for each test. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    // `npm test` leaves the long ones to `npm run check`.
    exclude: process.env['TESTS'] === 'of a change' ? [...LONG_TESTS] : [],
    globalSetup: ['test/e2e/harness/setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Meant for a machine under load, which is ten times slower: there the longest test takes a minute and a half, and more beside
    // a build. It is no allowance for slow pages: what waits for a page gives up after 15 or 30 s.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Nearly half of two cores waits for pages when three files run at a time.
    maxWorkers: 4,
    // Each test has a context of its own in the browser; the files share what drives it.
    isolate: false,
    // A file names the tests that take longer; with less, most lines of a run would be such names.
    slowTestThreshold: 15_000,
  },
});
