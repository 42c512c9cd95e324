import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, stampBuild } from './stamp.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Programs we run, each with this very Node. */
export const TOOLS = {
  astro: ['node_modules/astro/bin/astro.mjs'],
  eslint: ['node_modules/eslint/bin/eslint.js'],
  knip: ['node_modules/knip/bin/knip.js'],
  prettier: ['node_modules/prettier/bin/prettier.cjs'],
  tsc: ['node_modules/typescript/bin/tsc'],
  vitest: ['node_modules/vitest/vitest.mjs'],
  htmlValidate: ['node_modules/html-validate/bin/html-validate.mjs'],
} as const;
export type Tool = keyof typeof TOOLS;

/** Runs one of our tools to its end, showing what it says; gives its exit code. */
export function runTool(tool: Tool, ...parameters: string[]): Promise<number> {
  return run(tool, parameters, false);
}

function run(
  tool: Tool,
  parameters: readonly string[],
  isHeld: boolean,
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...TOOLS[tool], ...parameters], {
      cwd: ROOT,
      stdio: ['ignore', isHeld ? 'pipe' : 'inherit', isHeld ? 'pipe' : 'inherit'],
      env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

/** Builds the site unless `dist` was built from what is here now; gives the exit code. What is held is said in one piece at the end. */
export async function buildIfNeeded(isHeld = false): Promise<number> {
  if (await isBuilt()) return 0;
  const code = await run('astro', ['build'], isHeld);
  if (code === 0) await stampBuild();
  return code;
}

/** What Vitest puts into the environment of tests; a build that a test starts would take it for its own. */
const OF_TESTS = ['BASE_URL', 'DEV', 'MODE', 'NODE_ENV', 'PROD', 'SSR', 'TEST', 'VITEST'];

/** One puzzle page in so many is enough to look at the others. */
const FEW_PUZZLES = '300';

/** Builds the site for a path of its host into a folder, with few of its puzzle pages, unless it was built from what is here now. */
export async function buildBelow(base: string, folder: string): Promise<number> {
  if (await isBuilt(folder, base)) return 0;
  const code = await run('astro', ['build', '--outDir', folder], true, {
    ...Object.fromEntries(OF_TESTS.map((name) => [name, undefined])),
    BASE: base,
    EVERY: FEW_PUZZLES,
  });
  if (code === 0) await stampBuild(folder, base);
  return code;
}
