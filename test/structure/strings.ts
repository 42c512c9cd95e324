import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { ROOT } from './imports.ts';

/** What cuts a text, or puts another in place of a part. */
const CUTS = ['split', 'replace', 'replaceAll', 'slice', 'substring', 'match', 'matchAll', 'charAt'];
/** How programs here call a text that is a position, or a part of one. */
const NAMES = ['start', 'position', 'placement', 'fields'];
/** What stands between the parts of a position string: fields with a dash or a star, rows of boards, boards at pins. */
const GRAMMAR = /(^|\s)[-*] [-*]( |$)|;[NB]:|^W:|@$/;

/** A place in a program where a position string is cut or glued. */
interface Surgery {
  readonly line: number;
  readonly code: string;
}

/** Where a program cuts position strings, or glues them from parts; texts that are written out whole are data. */
export function findSurgery(code: string): readonly Surgery[] {
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Surgery[] = [];
  const tell = (node: ts.Node): void => {
    const text = node.getText(source).replaceAll(/\s+/g, ' ');
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, code: text.slice(0, 90) });
  };
  // A name that is given such a text stands for it.
  const names = new Set(NAMES);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isPositionText(node.initializer, names))
      names.add(node.name.text);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (CUTS.includes(name.text) && isPositionText(expression, names)) tell(node);
    }
    if (
      ts.isTemplateExpression(node) &&
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => GRAMMAR.test(text))
    )
      tell(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a position is asked for its text by, or a value that is named for one. */
function isPositionText(node: ts.Expression, names: ReadonlySet<string>): boolean {
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return isPositionText(node.expression, names);
  if (ts.isBinaryExpression(node)) return isPositionText(node.left, names);
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return CUTS.includes(name.text) ? isPositionText(expression, names) : name.text === 'text' && node.arguments.length === 0;
}

/** Every program file below some folders, as a path from the root. */
export function listPrograms(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file)),
  );
}

/** The program in a file: of an Astro file, what stands between its fences and in its scripts. */
export function readProgram(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, fenced = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  return [fenced, ...[...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)].join('\n');
}
