import { expect, test } from 'vitest';
import { hashSources } from '../../scripts/stamp.ts';

test('a site built for another address, or by another Node, is another site; the same is the same', async () => {
  const [same, again, elsewhere, newer] = await Promise.all([
    hashSources('https://one.example', 'v1'),
    hashSources('https://one.example', 'v1'),
    hashSources('https://two.example', 'v1'),
    hashSources('https://one.example', 'v2'),
  ]);
  expect(again).toBe(same);
  expect(new Set([same, elsewhere, newer]).size).toBe(3);
});
