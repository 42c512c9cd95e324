import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ROOT } from '../../scripts/common/run-tool.ts';
import { compare, isSame, layOut, shoot, THEMES, type Distance, type Theme } from '../../scripts/common/style-sheet.ts';
import { describe, expect, test } from './harness/page.ts';

const STORED = `${ROOT}test/fixtures/pictures`;
/** Where a failure leaves what was seen and how it differs. */
const SEEN = `${ROOT}.cache/pictures`;

async function readStored(theme: Theme): Promise<Map<string, Buffer>> {
  const files = (await readdir(`${STORED}/${theme}`)).filter((file) => file.endsWith('.png')).sort();
  return new Map(
    await Promise.all(files.map(async (file) => [file.slice(0, -'.png'.length), await readFile(`${STORED}/${theme}/${file}`)] as const)),
  );
}

const say = ({ id, share, worst, fault }: Distance): string =>
  `${id}: ${fault ?? `${(share * 100).toFixed(2)} % of all points, ${(worst * 100).toFixed(0)} % of a block`}`;

describe('the pictures of the gallery', () => {
  test.for(THEMES)('are those that are stored: %s', async (theme, { open }) => {
    const page = await open('/gallery/pictures/', { colorScheme: theme });
    const stored = await readStored(theme);
    const shown = await shoot(page, await layOut(page));
    // Every army, mark, view and board is there, and nothing is stored that is no longer shown.
    expect([...shown.keys()].sort()).toEqual([...stored.keys()].sort());
    expect(shown.size).toBeGreaterThan(70);
    const different = (await compare(page, shown, stored)).filter((one) => !isSame(one));
    await rm(`${SEEN}/${theme}`, { recursive: true, force: true });
    if (different.length > 0) await mkdir(`${SEEN}/${theme}`, { recursive: true });
    for (const { id, picture } of different) {
      await writeFile(`${SEEN}/${theme}/${id}.seen.png`, shown.get(id) ?? '');
      await writeFile(`${SEEN}/${theme}/${id}.difference.png`, picture);
    }
    const advice = `Look at ${SEEN}/${theme}; if the pictures are as they should be: npm run pictures:record`;
    expect(different.map(say), advice).toEqual([]);
  });

  test('differ when one man stands elsewhere, a dot is lost, or a mark has another colour', async ({ open }) => {
    const page = await open('/gallery/pictures/', { colorScheme: 'light' });
    const touched = ['mark-right', 'mark-target', 'meder-stack'];
    const places = (await layOut(page)).filter(({ id }, index) => touched.includes(id) || index % 6 === 0);
    expect(places.length).toBeGreaterThan(12);
    const before = await shoot(page, places);
    expect((await compare(page, await shoot(page, places), before)).every(isSame), 'the same sheet twice').toBe(true);
    await page.evaluate(() => {
      const at = (id: string): Element => document.querySelector(`[data-picture="${id}"] svg`)!;
      const piece = [...at('meder-stack').querySelectorAll('use')].at(-1)!;
      piece.setAttribute('transform', `translate(0 -60) ${piece.getAttribute('transform') ?? ''}`);
      [...at('mark-target').querySelectorAll('path')]
        .filter((path) => path.getAttribute('fill') === 'var(--b-ink)')
        .forEach((dot) => dot.remove());
      at('mark-right')
        .querySelectorAll('[fill="var(--b-right)"]')
        .forEach((mark) => mark.setAttribute('fill', 'var(--b-wrong)'));
    });
    const different = (await compare(page, await shoot(page, places), before)).filter((one) => !isSame(one));
    expect(different.map(({ id }) => id).sort()).toEqual(touched);
  });
});
