import { spawn } from 'node:child_process';
import { buildIfNeeded, runTool } from './run.ts';

/**
 * The tests in the browser with two processes kept busy beside them, nothing tried twice: what fails only then is a test that does
 * not wait, or a page that is slow. `--runs 10` does it ten times and says how each went.
 */
const BUSY = 2;
process.chdir(new URL('..', import.meta.url).pathname);
const given = process.argv.slice(2);
const at = given.indexOf('--runs');
const runs = at < 0 ? 1 : Number(given[at + 1]);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${given[at + 1] ?? ''}: a number from 1`);
/** Everything else goes to the runner of the tests. */
const others = at < 0 ? given : [...given.slice(0, at), ...given.slice(at + 2)];
const code = await buildIfNeeded();
if (code !== 0) process.exit(code);
const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(Math.random());'], { stdio: 'ignore' }));
const stop = (): void => {
  for (const one of busy) one.kill();
};
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const results: string[] = [];
let passed = 0;
for (let run = 1; run <= runs; run += 1) {
  const start = performance.now();
  const isPassed = (await runTool('vitest', 'run', '--config', 'vitest.e2e.config.ts', '--retry=0', ...others)) === 0;
  if (isPassed) passed += 1;
  results.push(`run ${run}: ${isPassed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
console.log(`\n${results.join('\n')}\n${passed} of ${runs} passed`);
process.exitCode = passed === runs ? 0 : 1;
stop();
