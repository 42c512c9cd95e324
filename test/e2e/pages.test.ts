import { AxeBuilder } from '@axe-core/playwright';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { listPages, pickKinds, pickMany } from './harness/pages.ts';

const pages = await listPages();
const kinds = pickKinds(pages);

/** What lies right of the window at this width, outside boxes that scroll by themselves. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

describe('every page', () => {
  test.for(pickMany(pages))(
    '%s opens without a complaint, has one heading, a policy, and fits 320 px',
    async (path, { walk, complaints }) => {
      const page = await walk(path, { width: 320, height: 640 });
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('meta[http-equiv="content-security-policy"]').count()).toBe(1);
      await expect.poll(() => findOverflow(page), PATIENCE).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

/** Cards of the list of puzzles and boards of the gallery after the second: alike, and slow to look through. They are taken out before. */
const ALIKE =
  '.puzzle-group:nth-of-type(n + 2) li, .puzzle-list > li:nth-child(n + 3), .gallery-boards > :nth-child(n + 2), .gallery-tiles > :nth-child(n + 3), .gallery-kind:nth-child(n + 2) .board-svg > *';

describe('accessibility, on each kind of page', () => {
  const nameFaults = (violations: readonly { id: string; nodes: readonly { html: string }[] }[]): string[] =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);

  test.for(kinds)('%s', async (path, { walk }) => {
    const page = await walk(path);
    await page.evaluate((alike) => document.querySelectorAll(alike).forEach((card) => card.remove()), ALIKE);
    const look = (): AxeBuilder => new AxeBuilder({ page });
    expect(nameFaults((await look().analyze()).violations)).toEqual([]);
    // In the dark only the colours differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), PATIENCE).toBe('dark');
    expect(nameFaults((await look().withRules(['color-contrast']).analyze()).violations)).toEqual([]);
  });
});

describe('the policy', () => {
  test('refuses a script that is not ours', async ({ open, complaints }) => {
    const page = await open('/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.strange = true';
      document.body.append(script);
      return 'strange' in window;
    });
    expect(ran).toBe(false);
    expect(complaints.join()).toContain('Content Security Policy');
  });
});

test('an unknown address gets our page for it, with the status 404', async ({ open }) => {
  const page = await open('/');
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  expect(await page.locator('h1').textContent()).toBe('No page here');
});
