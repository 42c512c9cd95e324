import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is published, each after those it needs; `packages/<name>` has its manifest, its README and its changes. */
export const PACKAGES = ['engine', 'words', 'puzzles', 'claims', 'collection'] as const;
export type PackageName = (typeof PACKAGES)[number];

/** Those that are code: each is what can be reached from its doors in the room of its name in `src`. */
export const CODE = ['engine', 'words', 'puzzles'] as const satisfies readonly PackageName[];

/** The fields of a manifest that packing reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The doors: what is imported (`./search`, `./rulesets/*`) and the file that answers (`./dist/search/index.js`). */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The rooms of `src` that are packages of code. */
export const listRooms = (): readonly string[] => CODE.map((name) => `src/${name}`);

export function readManifest(name: PackageName): Manifest {
  return JSON.parse(readFileSync(`${ROOT}packages/${name}/package.json`, 'utf8')) as Manifest;
}

/** A door of a package that is code: what others import, and the module in `src` that answers. */
export interface Door {
  /** `@threefold/engine/search` */
  readonly specifier: string;
  /** `src/engine/search/index.ts` */
  readonly file: string;
}

/** The doors of a package of code. */
export function listDoors(name: (typeof CODE)[number]): readonly Door[] {
  const manifest = readManifest(name);
  return Object.entries(manifest.exports).flatMap(([door, target]) => {
    const pattern = `src/${name}/${target.replace('./dist/', '').replace(/\.js$/, '.ts')}`;
    const [before = '', after = ''] = pattern.split('*');
    return globSync(pattern, { cwd: ROOT })
      .sort()
      .map((file) => ({
        specifier: `${manifest.name}${door.slice(1).replace('*', file.slice(before.length, file.length - after.length))}`,
        file,
      }));
  });
}
