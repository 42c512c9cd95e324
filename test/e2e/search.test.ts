import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { MORE_QUESTIONS, NOWHERE, PLAIN_QUESTIONS } from './harness/search-questions.ts';
import { waitForFound } from './harness/search.ts';

/** Asks the open search one question after the other, as fast as it answers; gives the addresses it finds for each. */
function askAll(page: Page, texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  return page.evaluate(
    async ({ all, patience }) => {
      const [input, state] = [document.querySelector<HTMLInputElement>('search-box input')!, document.querySelector('.search-state')!];
      const answers: string[][] = [];
      for (const text of all) {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const until = performance.now() + patience;
        // What was found names what it was found for.
        while (!state.textContent.includes(`“${text}”`)) {
          if (performance.now() > until) throw new Error(`no answer to “${text}”: ${state.textContent}`);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        answers.push([...document.querySelectorAll('.search-found a')].map((one) => one.getAttribute('href') ?? ''));
      }
      return answers;
    },
    { all: texts, patience: PATIENCE.timeout },
  );
}

describe('search', () => {
  test('the words of a title lead to its lesson', async ({ open, complaints }) => {
    const page = await open('/');
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', { name: 'Search' });
    await box.getByRole('searchbox').fill('May you move it');
    await waitForFound(page, 'May you move it');
    await box.locator('a[href*="/learn/meder/attack-boards/"]').first().click();
    await page.waitForURL(/\/learn\/meder\/attack-boards\//);
    expect(await page.locator('h1').textContent()).toBe('May you move it?');
    expect(complaints).toEqual([]);
  });

  test('keys alone: open, type, down to the first result, follow it', async ({ open }) => {
    const page = await open('/about/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('castling');
    await waitForFound(page, 'castling');
    await page.keyboard.press('ArrowDown');
    const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}**`);
  });

  test('on a page of a ruleset its own pages come first, the others after them', async ({ open }) => {
    const page = await open('/rules/harshman/');
    await page.keyboard.press('/');
    await page.keyboard.type('castling');
    const links = page.locator('.search-found a');
    await waitForFound(page, 'castling');
    expect(await links.first().getAttribute('href')).toContain('/harshman/');
    expect(await links.last().getAttribute('href')).not.toContain('/harshman/');
  });

  test('says so when nothing is found, and closes with Escape', async ({ open }) => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('жжж');
    await page.getByText('Nothing found for “жжж”.').waitFor();
    // All of the index was there: there is nothing to try again.
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count(), PATIENCE).toBe(0);
  });

  test('Enter opens nothing where nothing is found, also when something was found before', async ({ open }) => {
    const page = await open('/about/');
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox');
    for (const text of NOWHERE) {
      await box.fill('castling');
      await waitForFound(page, 'castling');
      await box.fill(text);
      await page.keyboard.press('Enter');
      await page.getByText(`Nothing found for “${text}”.`).waitFor();
      expect(await page.locator('.search-found a').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/about/');
    }
  });

  test('Enter pressed before the answer is there opens the first page of that answer', async ({ open }) => {
    const page = await open('/about/');
    await page.keyboard.press('/');
    await page.keyboard.type('en passant on attack boards');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/learn\/meder\/en-passant-boards\//);
  });

  test.for([
    ['plain questions', PLAIN_QUESTIONS],
    ['more questions', MORE_QUESTIONS],
  ] as const)('%s find their page among the first three, each page once', async ([, questions], { open }) => {
    const missed: string[] = [];
    for (const after of new Set(questions.map(([, , read]) => read))) {
      const page = await open(after === undefined ? '/about/' : `/rules/${after}/`);
      await page.keyboard.press('/');
      await page.getByRole('searchbox').waitFor();
      const asked = questions.filter(([, , read]) => read === after);
      const answers = await askAll(
        page,
        asked.map(([asks]) => asks),
      );
      for (const [index, [asks, finds]] of asked.entries()) {
        const found = answers[index]!;
        expect(found.length, asks).toBe(new Set(found.map((href) => href.split('#')[0])).size);
        if (!found.slice(0, 3).some((href) => finds.test(href)))
          missed.push(`${asks} (after ${after ?? 'none'}): ${found.slice(0, 3).join(' ')}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test('a slash typed into a field is a slash', async ({ open }) => {
    const page = await open('/');
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    await expect.poll(() => page.getByRole('searchbox').inputValue(), PATIENCE).toBe('a/b');
  });

  test.for(['meder', 'bartmess', 'grant', 'usenet', 'harshman'])(
    'a move of a lesson of %s is found as the rules write it and by its other names',
    async (ruleset, { open }) => {
      const page = await open(`/learn/${ruleset}/first-game/`);
      const step = page.locator('[data-find]').nth(2);
      const written = ((await step.textContent()) ?? '').trim();
      const names = ((await step.getAttribute('data-find')) ?? '').split(' ');
      expect([written, ...names].filter(Boolean).length).toBeGreaterThan(1);
      await page.keyboard.press('/');
      await page.locator('.search-rules select').selectOption(ruleset);
      for (const name of [written, ...names]) {
        await page.getByRole('searchbox').fill(name);
        await page.locator(`.search-found a[href*="/learn/${ruleset}/first-game/"]`).first().waitFor();
        await page.getByRole('searchbox').fill('');
        await expect.poll(() => page.locator('.search-found a').count(), PATIENCE).toBe(0);
      }
    },
  );

  test('a move that was found leads to its step, and a rare word of the same lesson does not', async ({ open }) => {
    const page = await open('/learn/meder/first-game/');
    const step = page.locator('a.board-ply[data-find]').nth(2);
    const [id, name] = [await step.getAttribute('id'), await step.getAttribute('data-find')];
    await page.keyboard.press('/');
    await page.locator('.search-rules select').selectOption('meder');
    await page.getByRole('searchbox').fill(name ?? '');
    await page.locator(`.search-found a[href$="/learn/meder/first-game/#${id}"]`).waitFor();
    await page.getByRole('searchbox').fill('without words');
    const found = page.locator('.search-found a[href*="/learn/meder/first-game/"]').first();
    await expect.poll(() => found.getAttribute('href'), PATIENCE).toMatch(/#whole$/);
  });

  test('puts a misspelt word right and says so; rules and lessons stand before puzzles, each with its ruleset', async ({ open }) => {
    const page = await open('/about/');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('stalemte');
    await expect
      .poll(() => page.locator('.search-state').textContent(), PATIENCE)
      .toMatch(/^\d+ pages for “stalemate” \(you wrote “stalemte”\)$/);
    const links = page.locator('.search-found a');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(hrefs[0]).toMatch(/^\/(learn|rules|glossary)\//);
    const kinds = hrefs.map((href) => href.startsWith('/puzzles/'));
    expect(kinds).toEqual(kinds.toSorted((one, other) => Number(one) - Number(other)));
    for (const link of await links.all())
      if (/^\/(learn|rules)\//.test((await link.getAttribute('href')) ?? ''))
        expect(await link.locator('small').textContent()).toMatch(/(Rules|Chess|Meder|Grant|Bartmess|Usenet).* · (Lesson|Rules)$/);
  });

  test('a term leads to its place in the glossary', async ({ open }) => {
    const page = await open('/about/');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('inversion');
    await page.locator('.search-found a[href$="/glossary/#inversion"]').waitFor();
  });

  test('what the index says of itself is asked for once more where it did not come: then everything is searched', async ({ open }) => {
    const page = await open('/about/');
    let asked = 0;
    await page.route('**/pagefind/pagefind-entry.json*', async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort() : route.continue());
    });
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('castling');
    await waitForFound(page, 'castling');
    expect(asked).toBe(2);
  });

  test('a part of the index that does not come is told, titles are searched, and it can be tried again', async ({ open }) => {
    const page = await open('/about/');
    let isLost = true;
    await page.route('**/pagefind/index/*', (route) => (isLost ? route.abort() : route.continue()));
    // Nobody may replace what the whole page fetches with, not even for a while.
    await page.evaluate(() => {
      const { fetch } = window;
      const replaced = () => void (document.documentElement.dataset['replaced'] = 'true');
      Object.defineProperty(window, 'fetch', { get: () => fetch, set: replaced });
    });
    await page.keyboard.press('/');
    await page.keyboard.type('castling');
    const state = page.locator('.search-state');
    await expect.poll(() => state.textContent(), PATIENCE).toMatch(/^A part of the search could not be fetched.* pages? for “castling”/);
    expect(await page.locator('.search-found a').count()).toBeGreaterThan(0);
    const again = page.getByRole('button', { name: 'Try again' });
    isLost = false;
    await again.click();
    await expect.poll(() => state.textContent(), PATIENCE).toMatch(/^\d+ pages for “castling”$/);
    expect(await again.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.dataset['replaced'])).toBeUndefined();
  });
});
