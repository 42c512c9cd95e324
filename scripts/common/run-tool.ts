import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, stampBuild } from './stamp.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Programs we run, each with this very Node. */
export const TOOLS = {
  astro: ['node_modules/astro/bin/astro.mjs'],
  eslint: ['node_modules/eslint/bin/eslint.js'],
  knip: ['node_modules/knip/bin/knip.js'],
  prettier: ['node_modules/prettier/bin/prettier.cjs'],
  stylelint: ['node_modules/stylelint/bin/stylelint.mjs'],
  tsc: ['node_modules/typescript/bin/tsc'],
  vitest: ['node_modules/vitest/vitest.mjs'],
} as const;
export type Tool = keyof typeof TOOLS;

/** How a program ended, and what it said, as text. */
export interface Run {
  readonly code: number;
  readonly said: string;
}

/** How the output of a program is shown: at once, straight to the terminal; at once, and captured; or in one piece at its end. */
type Hearing = 'shown' | 'heard' | 'held';
type Settings = Readonly<Record<string, string | undefined>>;

/** Runs one of our tools to its end, showing what it says; gives its exit code. */
export async function runTool(tool: Tool, ...parameters: string[]): Promise<number> {
  return (await run([...TOOLS[tool], ...parameters], 'shown')).code;
}

/** The same for a script of ours or a tool, by its path and its parameters, and what it said is kept. */
export function hear(path: string, ...parameters: string[]): Promise<Run> {
  return run([path, ...parameters], 'heard');
}

/** The same, and what it said is shown in one piece, under a heading: two that run at a time are not mixed. */
export function hold(heading: string, path: string, ...parameters: string[]): Promise<Run> {
  return run([path, ...parameters], 'held', {}, heading);
}

function run(parameters: readonly string[], hearing: Hearing, settings: Settings = {}, heading = ''): Promise<Run> {
  return new Promise((resolve, reject) => {
    const pipe = hearing === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, parameters, {
      cwd: ROOT,
      stdio: ['ignore', pipe, pipe],
      env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said.push(part);
        if (hearing === 'heard') process.stdout.write(part);
      });
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(said);
      if (hearing === 'held') process.stdout.write(Buffer.concat([Buffer.from(heading), text]));
      resolve({ code: code ?? 1, said: text.toString() });
    });
  });
}

/** Builds the site unless `dist` was built from what is here now. */
export async function build(hearing: Hearing): Promise<Run> {
  if (await isBuilt()) return { code: 0, said: '' };
  const built = await run([...TOOLS.astro, 'build'], hearing);
  if (built.code === 0) await stampBuild();
  return built;
}

/** The same, shown as it goes or said in one piece at the end; gives the exit code. */
export async function buildIfNeeded(isHeld = false): Promise<number> {
  return (await build(isHeld ? 'held' : 'shown')).code;
}

/** What Vitest puts into the environment of tests; a build that a test starts would take it for its own. */
const OF_TESTS = ['BASE_URL', 'DEV', 'MODE', 'NODE_ENV', 'PROD', 'SSR', 'TEST', 'VITEST'];

/** One puzzle page in this many is enough: the others are like it. */
const FEW_PUZZLES = '300';

/** The path that the site is tried below, and where it is built for it. */
export const BELOW = { base: '/chess/', folder: '.cache/below' } as const;

/**
 * Builds the site for a path of its host into a folder, with few of its puzzle pages, unless it was built from what is here now. What the
 * build at the root has checked and drawn is not checked and drawn again.
 */
export async function buildBelow(base: string, folder: string): Promise<number> {
  if (await isBuilt(folder, base)) return 0;
  const { code } = await run([...TOOLS.astro, 'build', '--outDir', folder], 'held', {
    ...Object.fromEntries(OF_TESTS.map((name) => [name, undefined])),
    BASE: base,
    EVERY: FEW_PUZZLES,
    AGAIN: 'yes',
  });
  if (code === 0) await stampBuild(folder, base);
  return code;
}
