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

function run(tool: Tool, parameters: readonly string[], isHeld: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...TOOLS[tool], ...parameters], {
      cwd: ROOT,
      stdio: ['ignore', isHeld ? 'pipe' : 'inherit', isHeld ? 'pipe' : 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
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
