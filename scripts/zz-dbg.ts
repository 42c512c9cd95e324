import { chromium } from 'playwright-core';
import { listen, makeServer } from './server.ts';
const server = makeServer(new URL('../dist', import.meta.url).pathname); const site = await listen(server, 0);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await b.newPage({ reducedMotion: 'reduce', viewport: { width: 640, height: 360 } });
await page.goto(site + '/puzzles/meder-9/', { waitUntil: 'domcontentloaded' });
for (const t of [0, 300, 1500]) { await page.waitForTimeout(t);
console.log(await page.evaluate(() => { const fig = document.querySelector<HTMLElement>('.board-figure')!; const o = fig.getBoundingClientRect(); return JSON.stringify([fig.scrollHeight, fig.clientHeight, fig.scrollWidth, fig.clientWidth, [...fig.querySelectorAll<HTMLElement>('*')].filter((e) => !e.closest('svg') && (e.getBoundingClientRect().right > o.right + 1 || e.getBoundingClientRect().bottom > o.bottom+1)).map((e) => e.className + ' ' + Math.round(e.getBoundingClientRect().bottom - o.bottom)+'/'+ Math.round(e.getBoundingClientRect().right - o.right)).slice(0, 8)]); })); }
await b.close(); server.closeAllConnections(); server.close();
