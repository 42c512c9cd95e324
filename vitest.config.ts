import { defineConfig } from 'vitest/config';

/** Tests that need no browser. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    testTimeout: 60_000,
  },
});
