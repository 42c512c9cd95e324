import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';
import { FAMILIES } from '../../src/engine/core/ruleset.ts';
import { listPrograms, readProgram } from './strings.ts';

/** Words of one ruleset or family; a comment may cite a section of a source, a program asks what the rules say. */
const OWNED = new RegExp(`${RULESETS.map(({ id }) => id).join('|')}|^(${FAMILIES.join('|')})$|threeway`, 'i');

/** What only one ruleset plays by. */
const PECULIAR = /^inver(?:t|sion)|^over:|^ceded?$/i;
/** The lists of all that rulesets may answer, one for all of them (decision 29). */
const LISTS: readonly string[] = ['act', 'outcome', 'refusal', 'refusal-cases'].map((name) => `src/engine/core/${name}.ts`);

/** Identifiers, texts and imports of a program that are such words. */
function findIn(code: string, words: RegExp): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && words.test(node.text))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

/** Those that name a ruleset or a family. */
const findOwned = (code: string): readonly string[] => findIn(code, OWNED);

describe('what all rulesets share asks for none of them (CONTRIBUTING: nobody outside a family asks for a ruleset’s name)', () => {
  test('neither the words of the engine nor its search names a ruleset or a family', () => {
    const files = listPrograms(['src/engine/core', 'src/engine/search']);
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) => findOwned(readProgram(file)).map((name) => `${file}: ${name}`));
    // The two kinds of board have their names in one place.
    expect(found).toEqual(FAMILIES.map((family) => `src/engine/core/ruleset.ts: ${family}`));
  });

  test('nor does a program there know what one ruleset alone has: turning a board over, or how a game of three is given up', () => {
    const found = listPrograms(['src/engine/core', 'src/engine/search'])
      .filter((file) => !LISTS.includes(file))
      .flatMap((file) => findIn(readProgram(file), PECULIAR).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });

  test.each([
    'const turned = move.inverts === true;',
    "const kind = move.inverts ? 'inversion' : 'plain';",
    "const isVoid = result === 'void' && last.status() === 'over:resignation';",
    "if (act.kind === 'cede') return;",
  ])('%s is seen as such', (code) => expect(findIn(code, PECULIAR)).not.toEqual([]));

  test.each([
    '/** Grant, inversion */ const isVoid = result === "void" && mayBeVoid === true;',
    "effects.some((effect) => effect.kind === 'board')",
    "const over = status !== 'playing';",
  ])('%s is not', (code) => expect(findIn(code, PECULIAR)).toEqual([]));

  test.each([
    "if (ruleset.id === 'meder') return;",
    "family === 'threeway'",
    'import { harshman } from "../threeway/ruleset.ts"',
    'const isGrant = true;',
  ])('%s is seen', (code) => expect(findOwned(code)).not.toEqual([]));

  test.each(['/** Meder 3.4(e) */ const late = true;', 'position.ruleset.id', "kind === 'castling'", 'const hexagon = 6;'])(
    '%s is none of it',
    (code) => expect(findOwned(code)).toEqual([]),
  );
});
