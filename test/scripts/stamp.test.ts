import { expect, test } from 'vitest';
import { hashSources } from '../../scripts/common/stamp.ts';

test('a site built for another address or path, or by another Node, is another site; the same is the same', async () => {
  const [same, again, elsewhere, newer, below] = await Promise.all([
    hashSources('https://one.example', 'v1'),
    hashSources('https://one.example', 'v1'),
    hashSources('https://two.example', 'v1'),
    hashSources('https://one.example', 'v2'),
    hashSources('https://one.example', 'v1', '/chess/'),
  ]);
  expect(again).toBe(same);
  expect(new Set([same, elsewhere, newer, below]).size).toBe(4);
});
