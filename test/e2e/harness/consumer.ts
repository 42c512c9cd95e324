import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, TOOLS } from '../../../scripts/common/run-tool.ts';
import { PACKAGES, type PackageName } from '../../../tools/pack/packages.ts';

const execute = promisify(execFile);

/** An example of a README: its code, and what it says it prints. */
export interface Example {
  /** `engine 3`: the third of the engine’s README. */
  readonly name: string;
  readonly code: string;
  readonly prints: readonly string[];
}

/** A project of somebody else that has installed the packages from their tarballs, and nothing from anywhere. */
export interface Consumer {
  readonly folder: string;
  /** What modules of the project print, one after the other, line by line; throws where one fails. */
  run(...modules: readonly string[]): Promise<readonly (readonly string[])[]>;
  /** What the strictest compiler has against modules of the project. */
  compile(modules: Readonly<Record<string, string>>): Promise<string>;
  leave(): Promise<void>;
}

/** The examples of a package's README; what a line of `console.log` prints stands behind it. */
export async function listExamples(name: PackageName): Promise<readonly Example[]> {
  const text = await readFile(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(?:js|ts)\n([\s\S]*?)^```$/gm)].map(([, code = ''], index) => ({
    name: `${name} ${index + 1}`,
    code,
    prints: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line = '']) => line),
  }));
}

/** The strictest a project can ask of what it imports: declarations are read too, and there is neither a page nor Node. */
const STRICTEST = {
  target: 'ES2023',
  module: 'NodeNext',
  lib: ['ES2023'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
};

/** What stands between what one module prints and the next. */
const BETWEEN = '--';

/** Packs everything and installs it in an empty project. */
export async function makeConsumer(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'threefold-'));
  const inside = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  await execute(process.execPath, [join(ROOT, 'tools/pack/main.ts'), '--tarballs', '--to', join(folder, 'packs')], inside);
  await writeFile(join(folder, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
  const tarballs = (await readdir(join(folder, 'packs'))).map((file) => join(folder, 'packs', file));
  if (tarballs.length !== PACKAGES.length) throw new Error(`${tarballs.length} tarballs of ${PACKAGES.length} packages`);
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', '--cache', join(folder, 'cache'), ...tarballs], inside);
  let count = 0;
  return {
    folder,
    async run(...modules) {
      const run = ++count;
      for (const [at, code] of modules.entries()) await writeFile(join(folder, `run-${run}-${at}.mts`), code);
      const all = modules.map((_, at) => `await import('./run-${run}-${at}.mts');`).join(`\nconsole.log('${BETWEEN}');\n`);
      await writeFile(join(folder, `run-${run}.mjs`), all);
      const { stdout } = await execute(process.execPath, [join(folder, `run-${run}.mjs`)], inside);
      return stdout.split(`${BETWEEN}\n`).map((said) => said.trimEnd().split('\n'));
    },
    async compile(modules) {
      const project = join(folder, `types-${++count}`);
      await mkdir(project);
      await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICTEST, include: ['*'] }));
      await writeFile(join(project, 'console.d.ts'), 'declare const console: { log(...said: readonly unknown[]): void };\n');
      for (const [name, code] of Object.entries(modules)) await writeFile(join(project, `${name}.ts`), code);
      return execute(process.execPath, [join(ROOT, ...TOOLS.tsc), '-p', project], inside).then(
        () => '',
        (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
      );
    },
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}
