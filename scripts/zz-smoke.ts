import { chromium } from 'playwright-core';
import { listen, makeServer } from './server.ts';
const server = makeServer(new URL('../dist', import.meta.url).pathname); const site = await listen(server, 0);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const path of ['/learn/meder/attack-boards/', '/board/', '/puzzles/', '/puzzles/meder-1/', '/']) {
  const page = await b.newPage({ reducedMotion: 'reduce' }); const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message)); page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
  await page.goto(site + path); const f = page.locator('.board-frame').first();
  if (await f.count()) { await f.click({ position: { x: 3, y: 3 } }).catch(() => {}); await page.waitForTimeout(2500); }
  console.log(path, await page.locator('board-diagram[data-live]').count(), errors.join('; ')); await page.close();
}
await b.close(); server.closeAllConnections(); server.close();
