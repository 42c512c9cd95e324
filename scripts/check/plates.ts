import { buildIfNeeded, runTool } from '../common/run.ts';

/**
 * Every plate of every page in every window, and every word that shows something: the suite takes a part of them. Of puzzles whose
 * plates have the same words and controls it takes one. Ten minutes and more; `-- -t "part 7 of"` takes one part.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
process.env['PLATES'] = 'all';
const code = await buildIfNeeded();
process.exitCode =
  code === 0
    ? await runTool('vitest', 'run', '--config', 'vitest.e2e.config.ts', 'test/e2e/plates.test.ts', ...process.argv.slice(2))
    : code;
