import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listFiles } from './files.ts';

/** Everything the built site is made from. */
const FOLDERS = ['src', 'public', 'scripts'];
const FILES = ['.npmrc', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
/** Where it is noted what the built site was made from. */
export const STAMP = '.cache/build-stamp';

/** A hash of what the site is built from: sources, settings of the packages, the address it is built for, and the Node that builds it. */
export async function hashSources(site = process.env.SITE ?? '', node = process.version): Promise<string> {
  const lists = await Promise.all(FOLDERS.map((folder) => listFiles(folder)));
  const hash = createHash('sha256').update(`${site}\n${node}\n`);
  for (const file of [...FILES, ...lists.flat()]) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Whether `dist` was built from what is here now. */
export async function isBuilt(): Promise<boolean> {
  const [stamp, page] = await Promise.all([STAMP, 'dist/index.html'].map((file) => readFile(file, 'utf8').catch(() => undefined)));
  return page !== undefined && stamp === (await hashSources());
}

/** Notes that `dist` has just been built from what is here now. */
export async function stampBuild(): Promise<void> {
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, await hashSources());
}
