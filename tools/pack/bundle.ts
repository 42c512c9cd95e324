import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const foreign = (name: string): string => fileURLToPath(import.meta.resolve(name));

/**
 * Some modules as few files without imports from outside but those of our other packages: what they need of foreign packages comes
 * along in `vendor`, with its licence, so that whoever installs ours installs nothing else. Texts by path; `doors` keep their names.
 */
export async function bundle(
  modules: ReadonlyMap<string, string>,
  room: string,
  doors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const bundled = await rolldown({
    input: Object.fromEntries(doors.map((door) => [door.slice(room.length + 1, -'.js'.length), door])),
    external: /^@threefold\//,
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'what is compiled',
        resolveId(id, from) {
          const path = from !== undefined && modules.has(from) ? posix.join(posix.dirname(from), id) : id;
          return modules.has(path) ? path : undefined;
        },
        load: (id) => modules.get(id),
      },
    ],
    resolve: { alias: { zod: foreign('zod') } },
  });
  const { output } = await bundled.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'vendor/zod', test: /node_modules/ }] },
  });
  const files = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
  const licence = readFileSync(foreign('zod').replace(/zod\/[^/]*$/, 'zod/LICENSE'), 'utf8');
  return files.set('vendor/zod.LICENSE', licence);
}
