import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findOfTheBuild } from '../../scripts/left-out.ts';

const require = createRequire(import.meta.url);

test('a script that holds a package of the build is found by a word of its code, and no other script', () => {
  const zod = dirname(require.resolve('zod/package.json'));
  expect(findOfTheBuild(readFileSync(join(zod, 'v4/classic/errors.js'), 'utf8'))).toEqual(['zod']);
  const parse5 = dirname(require.resolve('parse5'));
  expect(findOfTheBuild(readFileSync(join(parse5, 'common/error-codes.js'), 'utf8'))).toEqual(['parse5']);
  expect(findOfTheBuild('export const parse = (text) => JSON.parse(text);')).toEqual([]);
});
