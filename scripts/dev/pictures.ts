import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from '../common/browser.ts';
import { SIZE as CARD } from '../build/social.ts';
import { ROOT } from '../common/run-tool.ts';
import { listen, makeServer } from '../common/server.ts';

/** Draws what the site shows of itself elsewhere: icons, the social card, the README's picture. Run it on a built site. */
const ICON_SIZES = [180, 192, 512];
const WIDE = { width: 1280, height: 860 };

const server = makeServer(`${ROOT}dist`);
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: await getBrowser(), args: [...BROWSER_ARGUMENTS] });

const icon = await readFile(`${ROOT}public/favicon.svg`, 'utf8');
for (const size of ICON_SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${icon.replace(' rx="7"', '')}`);
  await page.screenshot({ path: `${ROOT}public/icon-${size}.png` });
  await page.close();
}

const card = await browser.newPage({ viewport: CARD, colorScheme: 'light' });
await card.goto(`${site}/`);
await card.addStyleTag({ content: '.top-tools, .nav, .tabs { visibility: hidden } .doors { display: none } .hero { padding-top: 1rem }' });
await card.screenshot({ path: `${ROOT}public/card.png` });

const home = await browser.newPage({ viewport: WIDE, colorScheme: 'light', deviceScaleFactor: 1.25 });
await home.goto(`${site}/`);
await home.screenshot({ path: `${ROOT}docs/threefold.png` });

await browser.close();
server.closeAllConnections();
server.close();
