import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { listFiles } from './files.ts';

/** Everything the built site is made from. */
const FOLDERS = ['src', 'public', 'scripts'];
const FILES = ['.npmrc', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
/** Where it is noted what the site in a folder was made from. */
const stampOf = (folder: string): string => `.cache/${folder === 'dist' ? 'build' : basename(folder)}-stamp`;
export const STAMP = stampOf('dist');

/** A hash of what the site is built from: sources, settings of the packages, the address it is built for, and the Node that builds it. */
export async function hashSources(site = process.env.SITE ?? '', node = process.version, base = process.env.BASE ?? ''): Promise<string> {
  const lists = await Promise.all(FOLDERS.map((folder) => listFiles(folder)));
  const hash = createHash('sha256').update(`${site}\n${node}\n${base}\n`);
  for (const file of [...FILES, ...lists.flat()]) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Whether the site in a folder was built from what is here now, for the path it is served below. */
export async function isBuilt(folder = 'dist', base = process.env.BASE): Promise<boolean> {
  const files = [stampOf(folder), `${folder}/index.html`];
  const [stamp, page] = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => undefined)));
  return page !== undefined && stamp === (await hashSources(undefined, undefined, base));
}

/** Notes that the site in a folder has just been built from what is here now. */
export async function stampBuild(folder = 'dist', base = process.env.BASE): Promise<void> {
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(stampOf(folder), await hashSources(undefined, undefined, base));
}
