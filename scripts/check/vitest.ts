import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readReport, type Outcome } from './test-outcome.ts';
import { ROOT, runTool } from '../common/run-tool.ts';

/** What each run of tests is called in its last lines, and its settings. */
const CONFIGS = {
  plain: 'vitest.config.ts',
  data: 'vitest.config.ts',
  browser: 'vitest.e2e.config.ts',
  long: 'vitest.e2e.config.ts',
} as const;

/** Runs tests by Vitest, which says how far it is; gives what it counted. */
export async function runTests(name: keyof typeof CONFIGS, ...given: readonly string[]): Promise<Outcome> {
  const report = join(ROOT, `.cache/tests/${name}.json`);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const reporters = ['default', './scripts/check/test-progress.ts', 'json'].map((one) => `--reporter=${one}`);
  const code = await runTool('vitest', 'run', '--config', CONFIGS[name], ...reporters, `--outputFile.json=${report}`, ...given);
  return readReport(await readFile(report, 'utf8').catch(() => undefined), code, name);
}
