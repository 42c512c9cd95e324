import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findImportCycles, findBuildPackages } from '../../scripts/check/bundle-contents.ts';

const require = createRequire(import.meta.url);

test('a script that holds a package of the build is found by a word of its code, and no other script', () => {
  const zod = dirname(require.resolve('zod/package.json'));
  expect(findBuildPackages(readFileSync(join(zod, 'v4/classic/errors.js'), 'utf8'))).toEqual(['zod']);
  const parse5 = dirname(require.resolve('parse5'));
  expect(findBuildPackages(readFileSync(join(parse5, 'common/error-codes.js'), 'utf8'))).toEqual(['parse5']);
  expect(findBuildPackages('export const parse = (text) => JSON.parse(text);')).toEqual([]);
});

describe('scripts in a circle', () => {
  const ROWS: readonly (readonly [texts: Record<string, string>, found: readonly string[]])[] = [
    [{ '/a/one.js': 'import{x}from"./two.js";x()', '/a/two.js': 'export const x=1' }, []],
    [{ '/a/one.js': 'import{x}from"./two.js"', '/a/two.js': 'import"./one.js";export const x=1' }, ['/a/one.js', '/a/two.js']],
    [
      { '/a/one.js': 'import"../b/two.js"', '/b/two.js': 'import"./three.js"', '/b/three.js': 'import"../a/one.js"' },
      ['/a/one.js', '/b/two.js', '/b/three.js'],
    ],
    // What is asked for later is there by then.
    [{ '/a/one.js': 'import{x}from"./two.js"', '/a/two.js': 'export const x=()=>import("./one.js")' }, []],
  ];
  test.for(ROWS)('of %j: %j', ([texts, found]) => {
    expect(findImportCycles(new Map(Object.entries(texts)))).toEqual(found);
  });
});
