import { chromium } from 'playwright-core';
import { listen, makeServer } from './server.ts';
const [path, ...shots] = process.argv.slice(2);
const server = makeServer(new URL('../dist', import.meta.url).pathname);
const site = await listen(server, 0);
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
const page = await b.newPage({ reducedMotion: 'reduce' });
page.on('pageerror', (e) => console.log('ERR', e.message));
await page.goto(site + path);
for (const [n, width, height] of SIZES) {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(80);
  const r = await page.evaluate(() => {
    const foot = document.querySelector('.tabs');
    const bar = foot && getComputedStyle(foot).position === 'fixed' ? foot.getBoundingClientRect().height : 0;
    return [...document.querySelectorAll<HTMLElement>('[data-plate]')].map((p) => {
      const box = p.getBoundingClientRect();
      const fig = p.querySelector('.board-figure')!;
      const svg = p.querySelector('.board-frame')!.getBoundingClientRect();
      const w = Number(p.style.getPropertyValue('--w')),
        h = Number(p.style.getPropertyValue('--h'));
      const sc = Math.min(svg.width / w, svg.height / h);
      const out = [
        ...p.querySelectorAll<HTMLElement>(
          '.exercise-head, .exercise-choices, .plate-acts, .plate-said, .board-sentence, .board-steps, .adjacency, .board-caption, .board-panel',
        ),
      ]
        .filter((e) => {
          const c = e.getBoundingClientRect();
          return e.checkVisibility() && (c.bottom > box.bottom + 1 || c.right > box.right + 1);
        })
        .map(
          (e) => e.className + ':' + Math.round(e.getBoundingClientRect().bottom - box.bottom) + '/' + (e.scrollHeight - e.clientHeight),
        );
      const panel = p.querySelector('.board-panel');
      const clip = fig.scrollHeight - fig.clientHeight;
      return `${p.dataset['plate']}: h ${Math.round(box.height)} of ${innerHeight - bar}, square ${(46 * sc).toFixed(0)}${out.length ? ' OUT ' + out.join(' ') : ''}${clip > 1 ? ' CLIP ' + clip : ''}`;
    });
  });
  console.log(n + '\n  ' + r.join('\n  '));
  if (shots.includes(n)) {
    for (const [i, el] of (await page.locator('[data-plate]').all()).entries()) {
      await el.evaluate((e) => e.scrollIntoView({ block: 'start' }));
      await page.evaluate(() => scrollBy(0, -8));
      await page.screenshot({ path: `/tmp/stage/${n}-${i}.png` });
      if (i > 6) break;
    }
  }
}
await b.close();
server.closeAllConnections();
server.close();
