import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './imports.ts';

/** A text of two words and more that stands in code; between tags or in a label, of one. */
export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const WORDY = /\p{L}{2,}[,;:.’”]?\s+\p{L}{2,}/u;
const WORD = /\p{Ll}{2}/u;
/** Attributes that are shown or read out. */
const LABELS = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
/** Whether a reader meets it as it stands. */
const isShown = (node: ts.Node): boolean =>
  ts.isJsxText(node) || (ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent) && LABELS.includes(node.parent.name.getText()));
/** What is written for the machine: selectors, lists of classes, media queries, paths. */
const MACHINE =
  /^[\s.#[*]|[{}=<>]|^\(|[\w-]:\s?[^\s;]+;\s|\b\d+px\b|^[a-z0-9-]+(?: [a-z]+-[a-z0-9-]+)+$|^[a-z]+(?:-[a-z]+)+(?: [a-z]+)+$|^\s*(?:\S*[\d-]\S*\s*)+$/;

/** Names of sections and rulesets, and answers that are compared as values, selectors: no sentences, whatever language they are in. */
const NAMED = ['source', 'sections', 'SECTIONS', 'REFERENCES', 'value', 'name'];
const isNamed = (node: ts.Node): boolean => {
  for (let one = node.parent; one !== undefined; one = one.parent) {
    if ((ts.isPropertyAssignment(one) || ts.isVariableDeclaration(one)) && NAMED.includes(one.name.getText())) return true;
    if (ts.isCallExpression(one) && /^answer$|\.(?:closest|matches|querySelector(?:All)?|startsWith)$/.test(one.expression.getText()))
      return true;
    if (ts.isLiteralTypeNode(one)) return true;
  }
  return false;
};

/** Texts that are thrown are for programmers. */
const isThrown = (node: ts.Node): boolean => {
  for (let one = node.parent; one !== undefined && !ts.isBlock(one) && !ts.isFunctionLike(one); one = one.parent)
    if (ts.isThrowStatement(one) || (ts.isNewExpression(one) && /(?:Error)$/.test(one.expression.getText()))) return true;
  return false;
};

/** Names of classes. */
const isClass = (node: ts.Node): boolean => {
  for (let one = node.parent; one !== undefined; one = one.parent)
    if (ts.isJsxAttribute(one)) return /^class(?:Name|:list)?$/.test(one.name.getText());
  return false;
};

/** The texts of two words and more in a script: strings, templates and what stands between tags or in a label, there of one; thrown errors are left out. */
export function findSentences(file: string, code: string): readonly Sentence[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: Sentence[] = [];
  const add = (node: ts.Node, given: string): void => {
    const text = given.trim();
    if (!(isShown(node) ? WORD : WORDY).test(text) || MACHINE.test(text) || isThrown(node) || isNamed(node) || isClass(node)) return;
    found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The script of a component of Astro: its head, and what is written in its body as text and expressions. */
const readAstro = (text: string): string => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const markup = body
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!doctype[^>]*>/gi, '');
  return `${head}\nconst body = <>${markup}</>;`;
};

/** Every text of two words and more in the scripts and components of a folder. */
export function listSentences(folder: string): readonly Sentence[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|astro)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return file.endsWith('.astro') ? findSentences(file.replace(/$/, 'x'), readAstro(text)) : findSentences(file, text);
    });
}
