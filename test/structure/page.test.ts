import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ROOT } from './imports.ts';

/** Folders whose code runs without a page: no name that only a browser has is used there. */
const PAGELESS = ['src/board', 'src/notation', 'src/game', 'src/comparison'];

const PAGE =
  /^(?:document|window|navigator|location|history|localStorage|sessionStorage|matchMedia|getComputedStyle|requestAnimationFrame|addEventListener|Element|HTML\w*Element|SVG\w*Element|Event|\w+Event|\w+Observer)$/;

/** The names of the page that a file uses, be it as a value or as a type; members (`shown.document`) and keys are none. */
function listPageNames(text: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && PAGE.test(node.text)) {
      const { parent } = node;
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
      if (!isMember && !isKey) found.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return [...found].sort();
}

describe('what knows no page', () => {
  test.for(PAGELESS)('%s', (folder) => {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(3);
    const faults = files.flatMap((file) => listPageNames(readFileSync(join(ROOT, folder, file), 'utf8')).map((name) => `${file}: ${name}`));
    expect(faults).toEqual([]);
  });

  const ROWS: readonly (readonly [string, readonly string[]])[] = [
    ['const a = document.body;', ['document']],
    ['export function draw(frame: HTMLElement, event: PointerEvent): void {}', ['HTMLElement', 'PointerEvent']],
    ["window.addEventListener('x', f); addEventListener('x', f)", ['addEventListener', 'window']],
    ['const watch = new ResizeObserver(f);', ['ResizeObserver']],
    // Words of comments and texts, members and keys are not the page's.
    ["/** The document. */ const a = 'window'; const b = { location: 1 }; shown.document();", []],
    ['export function compose(sight: Sight): Scene {}', []],
  ];
  test.for(ROWS)('of %s these names are the page’s: %j', ([text, names]) => {
    expect(listPageNames(text)).toEqual(names);
  });
});
