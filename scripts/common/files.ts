import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** All files below a folder whose names end so, sorted; full paths. */
export async function listFiles(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
