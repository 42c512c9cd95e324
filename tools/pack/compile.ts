import { dirname, posix, relative } from 'node:path';
import ts from 'typescript';
import { listRooms, ROOT, type Door } from './packages.ts';
import { writeOut } from './write-out.ts';

/** `src/engine/core/act.ts` of any path of a source file. */
const place = (file: string): string => relative(ROOT, file).replaceAll('\\', '/');
/** `src/engine` of a source file. */
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const OPTIONS: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: true,
  rootDir: `${ROOT}src`,
  outDir: `${ROOT}src`,
  types: [],
  lib: ['lib.es2023.d.ts'],
};

/**
 * The modules behind some doors, compiled as they stand, with their declarations: texts by path, `src/engine/core/act.js` and
 * `src/engine/core/act.d.ts`. An import of a room that is a package of its own becomes one of the narrowest door that has all it
 * names. Faults of types, and names that no door has, throw.
 */
export function compile(doors: readonly Door[]): ReadonlyMap<string, string> {
  const base = ts.readConfigFile(`${ROOT}tsconfig.base.json`, (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson((base.config as { compilerOptions: object }).compilerOptions, ROOT);
  const program = ts.createProgram(
    doors.map(({ file }) => `${ROOT}${file}`),
    { ...options, ...OPTIONS },
  );
  const faults = ts.getPreEmitDiagnostics(program);
  if (faults.length > 0)
    throw new Error(
      ts.formatDiagnostics(faults, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' }),
    );
  const redirect = makeRedirect(program, doors);
  const texts = new Map<string, string>();
  program.emit(undefined, (file, text, _mark, _onError, sources) => {
    const path = place(sources![0]!.fileName);
    const whole = file.endsWith('.d.ts') ? writeOut(text, path, program) : text;
    texts.set(
      place(file),
      replaceSpecifiers(whole, (specifier) => redirect(path, specifier)),
    );
  });
  return texts;
}

/** What the imports of a module, or of its declarations, name. */
export function listSpecifiers(text: string): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** A text with each import's specifier replaced, in code and in declarations. */
function replaceSpecifiers(text: string, replace: (specifier: string) => string): string {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.toSorted((a, b) => b.pos - a.pos)
    .reduce((done, { fileName, pos }) => {
      const at = done.indexOf(fileName, pos);
      return `${done.slice(0, at)}${replace(fileName)}${done.slice(at + fileName.length)}`;
    }, text);
}

/** How a module's import is written in its package: a path, or a door of another package. */
function makeRedirect(program: ts.Program, doors: readonly Door[]): (source: string, specifier: string) => string {
  const checker = program.getTypeChecker();
  const rooms = listRooms();
  const exportsOf = (file: string): ReadonlyMap<string, ts.Symbol> => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(`${ROOT}${file}`)!);
    const all = symbol ? checker.getExportsOfModule(symbol) : [];
    return new Map(all.map((one) => [one.name, one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one]));
  };
  const offered = doors.map((door) => ({ ...door, names: exportsOf(door.file) }));
  return (source, specifier) => {
    if (!specifier.startsWith('.')) return specifier;
    const target = posix.join(dirname(source), specifier.replace(/\.js$/, '.ts'));
    if (roomOf(source) === roomOf(target) || !rooms.includes(roomOf(target))) return specifier.replace(/\.ts$/, '.js');
    const given = exportsOf(target);
    const names = listNames(program.getSourceFile(`${ROOT}${source}`)!, target, source);
    const fitting = offered
      .filter(({ file, names: has }) => roomOf(file) === roomOf(target) && names.every((name) => has.get(name) === given.get(name)))
      .sort((a, b) => a.names.size - b.names.size)[0];
    if (!fitting) throw new Error(`${source}: no door of ${roomOf(target)} has all of ${names.join(', ')} of ${target}`);
    return fitting.specifier;
  };
}

/** The names that a module imports from another. */
function listNames(source: ts.SourceFile, target: string, from: string): readonly string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || posix.join(dirname(from), moduleSpecifier.text) !== target) return [];
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    if (!named || !('elements' in named)) throw new Error(`${from}: packing wants the names of what is imported from ${target}`);
    return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}
