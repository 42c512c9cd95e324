import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { listPages, pickDistinct, pickMany } from './harness/pages.ts';
import { LOOKS_AT_ALL } from './harness/look-at.ts';

const pages = await listPages();
const looked = LOOKS_AT_ALL ? await pickDistinct(pages) : pickMany(pages);

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
  test.for(looked)('%s opens without a complaint, has one heading, a policy, and fits 320 px', async (path, { walk, complaints }) => {
    const page = await walk(path, { width: 320, height: 640 });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('meta[http-equiv="content-security-policy"]').count()).toBe(1);
    await expect.poll(() => findOverflow(page), PATIENCE).toEqual([]);
    expect(complaints).toEqual([]);
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
