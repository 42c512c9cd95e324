import { stripVTControlCharacters } from 'node:util';
import { forgetOutcome, keepOutcome } from './test-outcome.ts';
import { build, hear, hold, TOOLS, type Run, type Tool } from '../common/run-tool.ts';

/**
 * Everything a change must pass; all run, so one round shows every fault. The site is built first, then the checks run in two lanes, which
 * write nothing that the other lane reads, and the tests in the browser come last, with the machine to themselves. `--rest` leaves out the tests, which ran before.
 */
interface Check {
  readonly name: string;
  readonly run: (heading: string) => Promise<Run>;
}
const tool = (name: string, program: Tool, ...parameters: string[]): Check => ({
  name,
  run: (heading) => hold(heading, TOOLS[program][0], ...parameters),
});
const script = (name: string, path: string, ...parameters: string[]): Check => ({
  name,
  run: (heading) => hold(heading, path, ...parameters),
});

const BUILD: Check = { name: 'build', run: () => build('heard') };
const LANES: readonly (readonly Check[])[] = [
  [
    tool('format', 'prettier', '--check', '--log-level=warn', '.'),
    tool('lint', 'eslint', '--max-warnings=0', '.'),
    tool('styles', 'stylelint', 'src/**/*.css'),
    tool('types of the engine', 'tsc', '-p', 'src/engine/tsconfig.json'),
    tool('types of the site', 'astro', 'check', '--minimumFailingSeverity', 'warning'),
  ],
  [
    tool('unused files and exports', 'knip', '--no-progress'),
    script('prose', 'scripts/check/prose.ts'),
    script('packages', 'tools/pack/main.ts'),
    script('links, html and budgets', 'scripts/check/check-site.ts'),
    script('tests of data', 'scripts/check/data-tests.ts', '--changed'),
  ],
];
const LONG: Check = { name: 'long tests', run: () => hear('scripts/check/long-tests.ts') };
const TESTS: Check = { name: 'tests', run: () => hear('scripts/check/test.ts') };

/** The last lines a check that failed has said, cut to what a terminal shows of them. */
const [LINES, WIDTH] = [16, 220];
function endOf(said: string): string {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(-LINES)
    .map((line) => `\n    ${line.trimEnd().slice(0, WIDTH)}`)
    .join('');
}

await forgetOutcome('checks');
const results: string[] = [];
const faults: string[] = [];
async function judge({ name, run }: Check): Promise<void> {
  const start = performance.now();
  const { code, said } = await run(`\n== ${name}\n`);
  const line = `${code === 0 ? 'ok    ' : 'FAILED'}  ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`;
  console.log(`-- ${line}`);
  if (code !== 0) faults.push(`the check “${name}”${endOf(said)}`);
  results.push(line);
}
async function judgeAll(checks: readonly Check[]): Promise<void> {
  for (const check of checks) await judge(check);
}
await judge(BUILD);
await Promise.all(LANES.map(judgeAll));
await judge(LONG);
if (!process.argv.includes('--rest')) await judge(TESTS);
const passed = results.length - faults.length;
await keepOutcome('checks', { passed, faults });
for (const fault of faults) console.log(`\nFailed: ${fault}`);
console.log(`\n${results.join('\n')}\n\nchecks: ${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
