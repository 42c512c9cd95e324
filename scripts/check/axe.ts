import { buildIfNeeded, runTool } from '../common/run.ts';

/**
 * axe on every page and every state in every window and both themes: the suite takes pages of every other kind and half of the
 * states, other ones for each build. Of pages of puzzles that are alike it takes one. An hour and more on two busy cores; `-- -t "/rules/"` takes the pages whose addresses have that.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
process.env['AXE'] = 'all';
const code = await buildIfNeeded();
process.exitCode =
  code === 0
    ? await runTool(
        'vitest',
        'run',
        '--config',
        'vitest.e2e.config.ts',
        'test/e2e/accessibility.test.ts',
        'test/e2e/states.test.ts',
        ...process.argv.slice(2),
      )
    : code;
