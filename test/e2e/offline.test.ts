import { expect, test } from './harness/page.ts';

test('a reader who has been here once reads on without a network', async ({ open }) => {
  const page = await open('/', { serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
  await page.context().setOffline(true);
  await page.goto('/learn/meder/attack-boards/');
  expect(await page.locator('h1').textContent()).toBe('May you move it?');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(250, 247, 241)');
  await page.goto('/no/such/page/');
  expect(await page.locator('h1').textContent()).toBe('No page here');
});
