import { readFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import ts from 'typescript';
import { listRooms, ROOT } from './packages.ts';

/** Types that a schema gives, `z.infer<…>`: whoever takes the package need not have the schema's library. */
const OF_SCHEMA = /\bz\.infer\b/;

/** A type that has a name of its own, and how that is written in declarations. */
interface Named {
  readonly type: ts.Type;
  readonly spelled: string;
}

/**
 * The declarations of a module with each type of a schema written out, field by field: by the names that types have, with what the
 * schema or the README of its room says of each field, and without the imports that only the schema needed.
 */
export function writeOut(text: string, path: string, program: ts.Program): string {
  const room = dirname(path);
  if (!OF_SCHEMA.test(text) || !listRooms().includes(room)) return text;
  const checker = program.getTypeChecker();
  const named = [...listNamed(`${room}/index.ts`, program, room), ...listNamed('src/engine/index.ts', program, room)];
  const says = readFields(room);
  const source = program.getSourceFile(`${ROOT}${path}`)!;
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  const written = file.statements.toReversed().reduce((done, statement) => {
    if (!ts.isTypeAliasDeclaration(statement) || !OF_SCHEMA.test(statement.type.getText())) return done;
    const alias = source.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === statement.name.text)!;
    const lines = checker
      .getTypeAtLocation(alias)
      .getProperties()
      .map((field) => {
        const type = checker.getNonNullableType(checker.getTypeOfSymbol(field));
        const said = ts.displayPartsToString(field.getDocumentationComment(checker)) || says.get(field.name);
        const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
        return `${said === undefined ? '' : `    /** ${said} */\n`}    readonly ${field.name}${mark}: ${spell(type, checker, named)};\n`;
      });
    return `${done.slice(0, statement.type.getStart())}{\n${lines.join('')}}${done.slice(statement.type.end)}`;
  }, text);
  return dropUnused(written);
}

/** What the table of a room's README says of each field. */
function readFields(room: string): ReadonlyMap<string, string> {
  const rows = readFileSync(`${ROOT}${room}/README.md`, 'utf8').matchAll(/^\| ((?:`\w+`(?:, )?)+) +\| ([^|\n]*?\S) +\|$/gm);
  return new Map([...rows].flatMap(([, names = '', said = '']) => [...names.matchAll(/\w+/g)].map(([name]) => [name, said] as const)));
}

/** The types that a door exports and that are worth their name, as a module of a room writes them: objects and unions without parameters. */
function listNamed(door: string, program: ts.Program, room: string): readonly Named[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(`${ROOT}${door}`)!)!;
  return checker.getExportsOfModule(module).flatMap((one) => {
    const symbol = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    const declaration = symbol.declarations?.find((each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each));
    if (!declaration || declaration.typeParameters) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union))) return [];
    const path = relative(ROOT, declaration.getSourceFile().fileName).replaceAll('\\', '/');
    const from = path.startsWith(`${room}/`) ? `./${posix.relative(room, path)}` : '@threefold/engine';
    return [{ type, spelled: `import('${from}').${symbol.name}` }];
  });
}

function spell(type: ts.Type, checker: ts.TypeChecker, named: readonly Named[]): string {
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (element) return `readonly ${spell(element, checker, named)}[]`;
  const known = named.find((one) => checker.isTypeAssignableTo(one.type, type) && checker.isTypeAssignableTo(type, one.type));
  const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const spelled = known?.spelled ?? checker.typeToString(type, undefined, format);
  if (/\bany\b/.test(spelled)) throw new Error(`a type of a schema needs a name to be written out: ${spelled}`);
  return type.isUnion() && !known ? `(${spelled})` : spelled;
}

/** The declarations without imports of which nothing is used. */
function dropUnused(text: string): string {
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  return file.statements.toReversed().reduce((done, statement) => {
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (!named || !ts.isNamedImports(named)) return done;
    const rest = `${text.slice(0, statement.getFullStart())}${text.slice(statement.end)}`;
    const isUsed = named.elements.some(({ name }) => new RegExp(`\\b${name.text}\\b`).test(rest));
    return isUsed ? done : `${done.slice(0, statement.getFullStart())}${done.slice(statement.end)}`;
  }, text);
}
