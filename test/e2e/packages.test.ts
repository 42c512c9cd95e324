import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { PACKAGES, readManifest } from '../../tools/pack/packages.ts';
import { listExamples, makeConsumer, type Consumer } from './harness/consumer.ts';
import { describe, expect, test } from './harness/page.ts';

/** Every door of every package as others write it; a ruleset's door stands for all of its kind. */
const DOORS = PACKAGES.flatMap((name) => {
  const { name: full, exports } = readManifest(name);
  const kind = name === 'engine' || name === 'words' || name === 'puzzles' ? 'meder' : 'grant';
  return Object.keys(exports)
    .filter((door) => !door.endsWith('.json'))
    .map((door) => `${full}${door.slice(1)}`.replace('*', kind));
});

describe('the packages, as somebody else has them', () => {
  let project: Consumer;
  beforeAll(async () => {
    project = await makeConsumer();
    // Packing compiles all of them: a few seconds, and ten times as long on a busy machine.
  }, 240_000);
  afterAll(() => project.leave());

  test('plain JavaScript opens every door, and one ruleset is the same whichever way it is fetched', async () => {
    const lines = DOORS.map((door, at) => `import * as door${at} from '${door}';\nconsole.log(Object.keys(door${at}).length > 0);`);
    expect(await project.run(lines.join('\n'))).toEqual([DOORS.map(() => 'true')]);
    const same = `import { findRuleset, loadRuleset } from '@threefold/engine';
      import { meder } from '@threefold/engine/rulesets/meder';
      console.log(findRuleset('meder') === meder, (await loadRuleset('meder')) === meder);`;
    expect(await project.run(same)).toEqual([['true true']]);
  });

  test('what is behind the doors stays there', async () => {
    await expect(project.run(`import '@threefold/engine/dist/trid/machine.js';`)).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
    await expect(project.run(`import '@threefold/engine/rulesets/chess';`)).rejects.toThrow('ERR_MODULE_NOT_FOUND');
  });

  test('every example of a README runs and prints what it says', async () => {
    const examples = (await Promise.all(PACKAGES.map(listExamples))).flat();
    expect(new Set(examples.map(({ name }) => name.split(' ')[0])).size).toBe(PACKAGES.length);
    const printed = await project.run(...examples.map(({ code }) => code));
    for (const [at, { name, prints }] of examples.entries()) {
      expect(prints.length, name).toBeGreaterThan(0);
      expect(printed[at], name).toEqual(prints);
    }
  });

  test('the strictest TypeScript takes every example and every door, and refuses what the types forbid', async () => {
    const examples = (await Promise.all(PACKAGES.map(listExamples))).flat();
    const modules = Object.fromEntries(examples.map(({ name, code }) => [name.replace(' ', '-'), code]));
    const doors = DOORS.map((door, at) => `import * as door${at} from '${door}';\nexport { door${at} };`).join('\n');
    const forbidden = `import type { Position, Role } from '@threefold/engine/core';
      import type { OptionWords } from '@threefold/words';
      import { CLAIMS } from '@threefold/claims';
      declare const position: Position;
      // @ts-expect-error a position is a value
      position.turn = 'w';
      // @ts-expect-error there is no such piece
      export const role: Role = 'unicorn';
      // @ts-expect-error a dictionary has a sentence for every case
      export const words: OptionWords = { board: { label: 'Brett', values: { '8-7': '8-7', '8-9': '8-9' } } };
      // @ts-expect-error there is no such ruleset
      export const claims = CLAIMS.chess;`;
    expect(await project.compile({ ...modules, doors, forbidden })).toBe('');
  });

  test('a browser runs them as they are, without a bundler', async ({ open, complaints }) => {
    const places = await project.run(...DOORS.map((door) => `console.log(new URL(import.meta.resolve('${door}')).pathname);`));
    const imports = Object.fromEntries(DOORS.map((door, at) => [door, places[at]![0]!.slice(project.folder.length)]));
    const body = `<!doctype html><title>somebody</title><script type="importmap">${JSON.stringify({ imports })}</script>
      <script type="module">
        import { meder } from '@threefold/engine/rulesets/meder';
        import { sayRefusal } from '@threefold/words';
        import { parsePuzzle } from '@threefold/puzzles';
        import puzzles from '@threefold/collection/grant';
        const why = meder.begin().explain('QL1', 'QL4');
        const read = parsePuzzle(puzzles[0]);
        document.title = why.legal || !read.ok ? 'wrong' : sayRefusal(why);
      </script>`;
    const page = await open('about:blank');
    await page.route('http://somebody.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body });
      const contentType = pathname.endsWith('.json') ? 'application/json' : 'text/javascript';
      return route.fulfill({ contentType, body: await readFile(join(project.folder, pathname)) });
    });
    await page.goto('http://somebody.test/');
    await expect.poll(() => page.title(), { timeout: 30_000 }).toContain('carries four pieces');
    expect(complaints).toEqual([]);
  });
});
