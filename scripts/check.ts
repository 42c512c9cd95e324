import { spawnSync } from 'node:child_process';
import { buildIfNeeded, ROOT, runTool } from './run.ts';

/** Everything a change must pass, the quick checks first; all run, so one round shows every fault. `--rest` leaves out the tests, which ran before. */
const script = (name: string) => async (): Promise<number> =>
  spawnSync(process.execPath, [`scripts/${name}.ts`], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

const CHECKS: readonly (readonly [string, () => Promise<number>])[] = [
  ['format', () => runTool('prettier', '--check', '--log-level=warn', '.')],
  ['lint', () => runTool('eslint', '--max-warnings=0', '.')],
  ['unused files and exports', () => runTool('knip', '--no-progress')],
  ['types of the engine', () => runTool('tsc', '-p', 'src/engine/tsconfig.json')],
  ['types of the site', () => runTool('astro', 'check', '--minimumFailingSeverity', 'warning')],
  ['build', buildIfNeeded],
  ['prose', script('prose')],
  ['html', () => runTool('htmlValidate', '--max-warnings', '0', 'dist/**/*.html')],
  ['links and budgets', script('built')],
  ['tests', script('test')],
];

const results: string[] = [];
let failed = 0;
const isRest = process.argv.includes('--rest');
const wanted = CHECKS.filter(([name]) => !isRest || name !== 'tests');
for (const [name, run] of wanted) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const code = await run();
  if (code !== 0) failed += 1;
  results.push(`${code === 0 ? 'ok    ' : 'FAILED'}  ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
console.log(`\n${results.join('\n')}\n\nchecks: ${wanted.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
