import { readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { listen, makeServer } from './server.ts';
const root = new URL('../dist', import.meta.url).pathname;
const server = makeServer(root);
const site = await listen(server, 0);
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('index.html'))
  .map((f) => '/' + f.slice(0, -10))
  .filter((p) => !process.argv[2] || p.includes(process.argv[2]));
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const SIZES: [string, number, number][] = [
  ['1280', 1280, 720],
  ['1366', 1366, 768],
  ['1440', 1440, 900],
  ['390', 390, 844],
  ['360', 360, 740],
  ['side', 844, 390],
  ['zoom', 640, 360],
];
const t0 = Date.now();
let plates = 0;
const bad: string[] = [];
const sizes: Record<string, number[]> = {};
const page = await b.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' } as never);
for (const path of pages) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  if ((await page.locator('[data-plate]').count()) === 0) continue;
  for (const [n, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const r = await page.evaluate(() => {
      const foot = document.querySelector('.tabs');
      const bar = foot && getComputedStyle(foot).position === 'fixed' ? foot.getBoundingClientRect().height : 0;
      return [...document.querySelectorAll<HTMLElement>('[data-plate]')].map((p) => {
        const box = p.getBoundingClientRect();
        const fig = p.querySelector<HTMLElement>('.board-figure')!;
        const frame = p.querySelector('.board-frame')!.getBoundingClientRect();
        const w = Number(p.style.getPropertyValue('--w')),
          h = Number(p.style.getPropertyValue('--h'));
        const sc = Math.min(frame.width / w, frame.height / h);
        const hex = p.querySelector('[data-view]') === null;
        const free = innerHeight - bar - box.height;
        return {
          name: p.dataset['plate']!,
          hex,
          sq: Math.round(46 * sc),
          free,
          over: Math.max(fig.scrollHeight - fig.clientHeight, fig.scrollWidth - fig.clientWidth),
          kind: JSON.parse(p.dataset['spec'] ?? '{}').kind,
        };
      });
    });
    for (const x of r) {
      if (n === '1280') plates++;
      (sizes[`${n} ${x.hex ? 'hex ' : ''}${x.kind}`] ??= []).push(x.sq);
      const least = n === '390' || n === '360' ? 24 : n === 'side' || n === 'zoom' ? 18 : 32;
      if (x.free < 0 || x.over > 1 || x.sq < least)
        bad.push(`${path} ${x.name} @${n}: free ${Math.round(x.free)}, over ${x.over}, square ${x.sq}${x.hex ? ' hex' : ''}`);
    }
  }
}
console.log(bad.join('\n'));
console.log(`${plates} plates on ${pages.length} pages, ${bad.length} bad, ${(Date.now() - t0) / 1000} s`);
for (const [k, v] of Object.entries(sizes)) console.log(k, 'least', Math.min(...v), 'median', v.sort((a, c) => a - c)[v.length >> 1]);
await b.close();
server.closeAllConnections();
server.close();
