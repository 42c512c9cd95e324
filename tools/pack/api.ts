import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, ReflectionKind, TSConfigReader, type DeclarationReflection, type ProjectReflection } from 'typedoc';
import { CODE, listDoors, readManifest } from './packages.ts';

/** The declarations behind each door that is described, by what others import, of packages that are laid out below a folder. */
function listEntries(staged: string): ReadonlyMap<string, string> {
  const code = CODE.flatMap((name) =>
    listDoors(name).map(({ specifier, file }) => {
      const path = file.slice(`src/${name}/`.length).replace(/\.ts$/, '.d.ts');
      return [specifier, join(staged, name, 'dist', path)] as const;
    }),
  );
  const data = (['claims', 'collection'] as const).map((name) => [readManifest(name).name, join(staged, name, 'dist/index.d.ts')] as const);
  return new Map([...code, ...data]);
}

/** Writes pages that describe every public name of the packages laid out below a folder. A name that says nothing of itself throws. */
export async function writeApi(staged: string, to: string): Promise<void> {
  const entries = listEntries(staged);
  const tsconfig = join(staged, 'tsconfig.json');
  const paths = Object.fromEntries([...entries].map(([specifier, file]) => [specifier, [file]]));
  const options = { target: 'ES2023', module: 'ESNext', moduleResolution: 'Bundler', strict: true, types: [], noEmit: true, paths };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: options, files: [...entries.values()] }));
  const app = await Application.bootstrap(
    { name: 'Threefold', entryPoints: [...entries.values()], tsconfig, readme: 'none', disableSources: true, hideGenerator: true },
    [new TSConfigReader()],
  );
  const project = await app.convert();
  if (!project) throw new Error('the declarations cannot be described');
  const names = new Map([...entries].map(([specifier, file]) => [file, specifier]));
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName ?? project.getSymbolIdFromReflection(module)?.fileName;
    module.name = names.get(file ?? '') ?? module.name;
  }
  const silent = findSilent(project);
  if (silent.length > 0) throw new Error(`these public names say nothing of themselves: ${silent.join(', ')}`);
  await app.generateDocs(project, to);
}

/** What has to say of itself what it is. */
const SPEAKING =
  ReflectionKind.Variable |
  ReflectionKind.Function |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Property |
  ReflectionKind.Method |
  ReflectionKind.Accessor;

/** Whose members are variants of what is refused: each is told by its code, and by its sentence in the words. */
const VARIANTS = /\.(?:RefusalCases|DeclarationCases|FaultCases|PuzzleFaultCases|NeverCases)\./;

/** The public names without a comment. Each case of a union has its own, so the fields of a case need none. */
function findSilent(project: ProjectReflection): readonly string[] {
  return project
    .getReflectionsByKind(SPEAKING)
    .filter((one) => {
      const { signatures } = one as DeclarationReflection;
      return !(signatures ?? [one]).every((each) => each.hasComment());
    })
    .map((one) => one.getFullName())
    .filter((name) => !/\.__type\b/.test(name) && !VARIANTS.test(name));
}
