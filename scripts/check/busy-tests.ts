import { spawn, type ChildProcess } from 'node:child_process';
import { buildIfNeeded, runTool } from '../common/run-tool.ts';

/**
 * The tests in the browser with two processes kept busy beside them, nothing tried twice: what fails only then is a test that does
 * not wait, or a page that is slow. `--runs 10` does it ten times and says how each went; with `--beside COMMAND`, given once or twice,
 * what keeps the machine busy does something of use, as long as it lasts.
 */
const BUSY = 2;
const EMPTY = 'for (;;) Math.sqrt(Math.random());';
process.chdir(new URL('../..', import.meta.url).pathname);
const given = process.argv.slice(2);

/** Takes an option with its value out of what was given; everything else goes to the runner of the tests. */
function take(name: string): string | undefined {
  const at = given.indexOf(name);
  if (at < 0) return undefined;
  const [, value = ''] = given.splice(at, 2);
  return value;
}
const asked = take('--runs') ?? '1';
const runs = Number(asked);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${asked}: a number from 1`);
const beside = [take('--beside'), take('--beside')];
const code = await buildIfNeeded();
if (code !== 0) process.exit(code);
const busy = new Set<ChildProcess>();
let isOver = false;
/** Keeps one process busy: with a command, and with an empty loop when there is none, or when it has ended. */
function keepBusy(command: string | undefined): void {
  const one =
    command === undefined ? spawn(process.execPath, ['-e', EMPTY], { stdio: 'ignore' }) : spawn(command, { stdio: 'ignore', shell: true });
  busy.add(one);
  one.on('exit', () => {
    busy.delete(one);
    if (!isOver) keepBusy(undefined);
  });
}
for (let index = 0; index < BUSY; index += 1) keepBusy(beside[index]);
const stop = (): void => {
  isOver = true;
  for (const one of busy) one.kill();
};
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const results: string[] = [];
let passed = 0;
for (let run = 1; run <= runs; run += 1) {
  const start = performance.now();
  const isPassed = (await runTool('vitest', 'run', '--config', 'vitest.e2e.config.ts', ...given)) === 0;
  if (isPassed) passed += 1;
  results.push(`run ${run}: ${isPassed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  console.log(`\n${results.join('\n')}`);
}
console.log(`${passed} of ${runs} passed`);
process.exitCode = passed === runs ? 0 : 1;
stop();
