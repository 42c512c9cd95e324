import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { bundle } from './bundle.ts';
import { compile, listSpecifiers } from './compile.ts';
import { writeClaims, writeCollection } from './pack-data.ts';
import { CODE, listDoors, PACKAGES, readManifest, ROOT, type PackageName } from './packages.ts';

/** Texts by path. */
type Files = ReadonlyMap<string, string>;

/** Where the files of a package that is data come from: texts by their path in `dist`. */
const DATA: Readonly<Partial<Record<PackageName, () => Files>>> = {
  claims: writeClaims,
  collection: writeCollection,
};

/** Lays every package out below a folder as it is to be packed. A package that imports what its manifest does not name throws. */
export async function stage(folder: string): Promise<void> {
  const code = compile(CODE.flatMap(listDoors));
  for (const name of PACKAGES) {
    const files = DATA[name]?.() ?? (await pick(code, name as (typeof CODE)[number]));
    findUndeclared(name, files);
    for (const [path, text] of files) write(join(folder, name, 'dist', path), text);
    for (const file of ['package.json', 'README.md', 'CHANGELOG.md']) copy(join(ROOT, 'packages', name, file), join(folder, name, file));
    const licence = readManifest(name).license === 'MIT' ? 'LICENSE' : 'packages/LICENSE-CC-BY-4.0';
    copy(join(ROOT, licence), join(folder, name, 'LICENSE'));
  }
}

/** The files of a package of code by their path in it: what its doors reach. What uses a foreign package is bundled with it. */
async function pick(code: Files, name: (typeof CODE)[number]): Promise<Files> {
  const room = `src/${name}`;
  const doors = listDoors(name).map(({ file }) => file.replace(/\.ts$/, '.js'));
  const types = reach(
    code,
    doors.map((door) => door.replace(/\.js$/, '.d.ts')),
  );
  const modules = reach(code, doors);
  const isForeign = [...modules.values()].some((text) => listPackages(text).some((one) => !one.startsWith('@threefold/')));
  const inside = (files: Files): Files => new Map([...files].map(([path, text]) => [posix.relative(room, path), text]));
  return new Map([...(isForeign ? await bundle(modules, room, doors) : inside(modules)), ...inside(types)]);
}

/** The files that some files import, themselves included; of declarations, the declarations. */
function reach(code: Files, starts: readonly string[]): Files {
  const found = new Map<string, string>();
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = code.get(path);
    if (found.has(path)) continue;
    if (text === undefined) throw new Error(`nothing is compiled to ${path}`);
    found.set(path, text);
    const ending = path.endsWith('.d.ts') ? '.d.ts' : '.js';
    for (const specifier of listSpecifiers(text))
      if (specifier.startsWith('.')) open.push(posix.join(posix.dirname(path), specifier.replace(/\.js$/, ending)));
  }
  return found;
}

/** The packages that a module, or its declarations, imports. */
const listPackages = (text: string): readonly string[] =>
  listSpecifiers(text).flatMap((specifier) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0] ?? []);

function findUndeclared(name: PackageName, files: Files): void {
  const { dependencies = {} } = readManifest(name);
  for (const [path, text] of files) {
    const missing = /\.(?:js|d\.ts)$/.test(path) && listPackages(text).find((one) => !(one in dependencies));
    if (missing) throw new Error(`${name}: dist/${path} imports ${missing}, which its manifest does not name`);
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
