import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAMED_IMPORT = /import \{([^}]+)\} from '(\.[^']+\.ts)'/g;

/** The names that a text of JavaScript imports from files that do not export them, each with its file. */
async function findMissing(text: string, from: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [, names = '', path = ''] of text.matchAll(NAMED_IMPORT)) {
    const module = (await import(new URL(path, `file://${from}`).href)) as Record<string, unknown>;
    const asked = names.split(',').map((name) => name.trim().split(' as ')[0]!);
    missing.push(...asked.filter((name) => name !== '' && !(name in module)).map((name) => `${name} of ${path}`));
  }
  return missing;
}

describe('settings in JavaScript, whose imports no types check', () => {
  const files = readdirSync(ROOT).filter((name) => /\.(?:js|mjs)$/.test(name));

  test.for(files)('%s imports only names that there are', async (name) => {
    expect(await findMissing(readFileSync(`${ROOT}${name}`, 'utf8'), `${ROOT}${name}`)).toEqual([]);
  });

  test('Astro’s settings are among them', () => {
    expect(files).toContain('astro.config.mjs');
  });

  test('a name that is not exported is found', async () => {
    const text = "import { BASE, NOT_THERE } from './scripts/common/site-address.ts';";
    expect(await findMissing(text, `${ROOT}astro.config.mjs`)).toEqual(['NOT_THERE of ./scripts/common/site-address.ts']);
  });
});
