import { stat, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { listFiles } from '../common/files.ts';

/** Where Starlight has Pagefind write its index, within the built site. */
const FOLDER = 'pagefind';

/** The files below a folder that hold nothing, by their paths within it. */
export async function findEmpty(folder: string): Promise<string[]> {
  const empty: string[] = [];
  for (const file of await listFiles(folder)) if ((await stat(file)).size === 0) empty.push(relative(folder, file));
  return empty.sort();
}

/** Makes the index of a built site and writes it file by file, each to its end. */
export async function writeIndex(site: string): Promise<void> {
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(errors.join('\n'));
    const added = await index.addDirectory({ path: site });
    const made = await index.getFiles();
    const faults = [...added.errors, ...made.errors];
    if (faults.length > 0) throw new Error(faults.join('\n'));
    for (const { path, content } of made.files) {
      const file = join(site, FOLDER, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await close();
  }
}

/** After Pagefind: on a busy machine it has ended before some of its files were on the disk, and the search then finds nothing. */
export function checkIndex(): AstroIntegration {
  return {
    name: 'threefold-search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const folder = join(site, FOLDER);
        const empty = await findEmpty(folder);
        if (empty.length === 0) return;
        logger.warn(`Pagefind left ${empty.join(', ')} empty; its index is written again.`);
        await writeIndex(site);
        const left = await findEmpty(folder);
        if (left.length > 0) throw new Error(`The search index has empty files: ${left.join(', ')}.`);
      },
    },
  };
}
