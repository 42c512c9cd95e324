import { stripVTControlCharacters } from 'node:util';
import { forgetOutcome, keepOutcome } from './outcome.ts';
import { build, hear, TOOLS, type Run, type Tool } from '../common/run.ts';

/** Everything a change must pass, the quick checks first; all run, so one round shows every fault. `--rest` leaves out the tests, which ran before. */
const tool =
  (name: Tool, ...parameters: string[]) =>
  (): Promise<Run> =>
    hear(TOOLS[name][0], ...parameters);
const script = (name: string) => (): Promise<Run> => hear(`scripts/check/${name}.ts`);

const CHECKS: readonly (readonly [string, () => Promise<Run>])[] = [
  ['format', tool('prettier', '--check', '--log-level=warn', '.')],
  ['lint', tool('eslint', '--max-warnings=0', '.')],
  ['unused files and exports', tool('knip', '--no-progress')],
  ['types of the engine', tool('tsc', '-p', 'src/engine/tsconfig.json')],
  ['types of the site', tool('astro', 'check', '--minimumFailingSeverity', 'warning')],
  ['packages', () => hear('tools/pack/main.ts')],
  ['build', () => build('heard')],
  ['prose', script('prose')],
  ['links, html and budgets', script('built')],
  ['tests', script('test')],
];

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
const isRest = process.argv.includes('--rest');
const wanted = CHECKS.filter(([name]) => !isRest || name !== 'tests');
for (const [name, run] of wanted) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { code, said } = await run();
  if (code !== 0) faults.push(`the check “${name}”${endOf(said)}`);
  results.push(`${code === 0 ? 'ok    ' : 'FAILED'}  ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
const passed = wanted.length - faults.length;
await keepOutcome('checks', { passed, faults });
for (const fault of faults) console.log(`\nFailed: ${fault}`);
console.log(`\n${results.join('\n')}\n\nchecks: ${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
