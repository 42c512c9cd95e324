import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;
/** Motion as most readers have it; the other tests ask for none. */
const MOVING = { reducedMotion: 'no-preference' } as const;
const PLACES = [
  '/rules/meder/#r-10.6',
  '/rules/meder/#r-1.3',
  '/rules/harshman/#r-8.5',
  '/compare/#facts',
  '/compare/#row-clock',
  '/compare/#row-castling',
  '/learn/meder/pawns/#past',
  '/glossary/#column',
] as const;
const CASES = PLACES.flatMap((place) => WINDOWS.map((viewport) => [place, viewport] as const));

/** How far the named place is from where the page asks for it, in pixels; at the foot of a page that ends sooner it is there too. */
function findDrift(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const place = document.getElementById(name);
    if (!place) throw new Error(`no place ${name}`);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0;
    const far = place.getBoundingClientRect().top - padding - margin;
    const isAtFoot = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return isAtFoot && far > 0 ? 0 : Math.round(far);
  }, id);
}

const idOf = (address: string): string => address.split('#')[1] ?? '';

describe('an address with a place in it', () => {
  test.for(CASES)('%s leads there at once and stays there, in a window of %o', async ([place, viewport], { open }) => {
    const page = await open(place, { viewport, ...MOVING });
    expect(Math.abs(await findDrift(page, idOf(place))), 'as soon as the page is loaded').toBeLessThanOrEqual(1);
    await page.waitForTimeout(1500);
    expect(Math.abs(await findDrift(page, idOf(place))), 'later').toBeLessThanOrEqual(1);
  });

  test.for(WINDOWS)(
    'is reached by a link of the page, left and found again by Back and Forward, in a window of %o',
    async (viewport, { open }) => {
      const page = await open('/compare/', { viewport, ...MOVING });
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '#facts';
        document.body.append(link);
        link.click();
        link.remove();
      });
      await page.waitForTimeout(100);
      expect(Math.abs(await findDrift(page, 'facts'))).toBeLessThanOrEqual(1);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY), PATIENCE).toBe(0);
      await page.goForward();
      await expect.poll(() => findDrift(page, 'facts').then(Math.abs), PATIENCE).toBeLessThanOrEqual(1);
      await page.goto('/about/');
      await page.goBack();
      await expect.poll(() => findDrift(page, 'facts').then(Math.abs), PATIENCE).toBeLessThanOrEqual(1);
    },
  );
});

/** A phone, a laptop at 200 and one at 400 %: all have a bar at the foot that stays. */
const LOW = [
  { width: 390, height: 844 },
  { width: 683, height: 384 },
  { width: 341, height: 192 },
] as const;
const STOPS = ['/', '/board/', '/learn/meder/pawns/', '/rules/meder/', '/compare/', '/puzzles/', '/glossary/'] as const;

describe('what has the focus', () => {
  test.for(STOPS.flatMap((path) => LOW.map((viewport) => [path, viewport] as const)))(
    'on %s is never under the bar at the foot, in a window of %o',
    async ([path, viewport], { open }) => {
      const page = await open(path, { viewport });
      const hidden: string[] = [];
      for (let stop = 0; stop < 45; stop++) {
        await page.keyboard.press('Tab');
        const under = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return undefined;
          const bars = [...document.querySelectorAll('.tabs, .guide-bar')].filter(
            (bar) => getComputedStyle(bar).position === 'fixed' && !bar.contains(focused),
          );
          const low = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
          const { top, bottom, height } = focused.getBoundingClientRect();
          // What is higher than the window cannot be seen as a whole; it begins in it.
          const isSeen = bottom <= low + 1 || (height > low - 40 && top < low - 8);
          return isSeen
            ? undefined
            : `${focused.outerHTML.slice(0, 80)}: ${Math.round(top)} to ${Math.round(bottom)}, the bar at ${Math.round(low)}`;
        });
        if (under !== undefined) hidden.push(under);
      }
      expect(hidden).toEqual([]);
    },
  );

  test('stays where it is when a list above it comes late, also where the browser does not anchor what is seen', async ({ open }) => {
    const page = await open('/about/', { viewport: LOW[2] });
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.json', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto('/puzzles/');
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
    const link = page.locator('.puzzle-plain a').nth(3);
    await link.focus();
    const find = async (): Promise<number> => (await link.boundingBox())?.y ?? NaN;
    const before = await find();
    release();
    await page.locator('.browse .puzzle-card').first().waitFor();
    await expect.poll(async () => Math.abs((await find()) - before), PATIENCE).toBeLessThanOrEqual(1);
  });
});
