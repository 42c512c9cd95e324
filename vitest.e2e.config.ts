import { defineConfig } from 'vitest/config';

/** Tests of the built site in a real browser: one server, one browser, a fresh context for each test. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/harness/setup.ts'],
    // Meant for a machine under load, which is ten times slower: there the longest test takes a minute and a half, and more beside
    // a build. It is no allowance for slow pages: what waits for a page gives up after 15 or 30 s.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Of two cores a quarter waits for pages when two files run at a time.
    maxWorkers: 3,
    // Each test has a context of its own in the browser; the files share what drives it.
    isolate: false,
  },
});
