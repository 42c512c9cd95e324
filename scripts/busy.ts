import { spawn } from 'node:child_process';
import { buildIfNeeded, runTool } from './run.ts';

/** The tests in the browser with two processes kept busy beside them: what fails only then is a test that does not wait, or a page that is slow. */
const BUSY = 2;
process.chdir(new URL('..', import.meta.url).pathname);
const code = await buildIfNeeded();
if (code !== 0) process.exit(code);
const others = Array.from({ length: BUSY }, () =>
  spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(Math.random());'], { stdio: 'ignore' }),
);
const stop = (): void => {
  for (const other of others) other.kill();
};
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.exitCode = await runTool('vitest', 'run', '--config', 'vitest.e2e.config.ts', '--retry=0', ...process.argv.slice(2));
stop();
