import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';
import { FAMILIES } from '../../src/engine/core/ruleset.ts';
import { listPrograms, readProgram } from './strings.ts';

/** Words of one ruleset or family; a comment may cite a section of a source, a program asks what the rules say. */
const OWNED = new RegExp(`${RULESETS.map(({ id }) => id).join('|')}|^(${FAMILIES.join('|')})$|threeway`, 'i');

/** Identifiers, texts and imports of a program that name a ruleset or a family. */
function findOwned(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && OWNED.test(node.text))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

describe('what all rulesets share asks for none of them (CONTRIBUTING: nobody outside a family asks for a ruleset’s name)', () => {
  test('neither the words of the engine nor its search names a ruleset or a family', () => {
    const files = listPrograms(['src/engine/core', 'src/engine/search']);
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) => findOwned(readProgram(file)).map((name) => `${file}: ${name}`));
    // The two kinds of board have their names in one place.
    expect(found).toEqual(FAMILIES.map((family) => `src/engine/core/ruleset.ts: ${family}`));
  });

  test.each([
    "if (ruleset.id === 'meder') return;",
    "family === 'hex'",
    'import { harshman } from "../threeway/ruleset.ts"',
    'const isGrant = true;',
  ])('%s is seen', (code) => expect(findOwned(code)).not.toEqual([]));

  test.each(['/** Meder 3.4(e) */ const late = true;', 'position.ruleset.id', "kind === 'castling'", 'const hexagon = 6;'])(
    '%s is none of it',
    (code) => expect(findOwned(code)).toEqual([]),
  );
});
