import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from '../common/browser.ts';
import { buildIfNeeded, ROOT } from '../common/run-tool.ts';
import { listen, makeServer } from '../common/server.ts';
import { layOut, shoot, THEMES } from '../common/style-sheet.ts';

/** Stores the gallery's pictures anew, for the test that compares them. Look at what has changed before it is committed. */
const FOLDER = `${ROOT}test/fixtures/pictures`;

const code = await buildIfNeeded();
if (code !== 0) process.exit(code);
const server = makeServer(`${ROOT}dist`);
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: await getBrowser(), args: [...BROWSER_ARGUMENTS] });
await rm(FOLDER, { recursive: true, force: true });
for (const theme of THEMES) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(`${site}/gallery/pictures/`);
  const pictures = await shoot(page, await layOut(page));
  await mkdir(`${FOLDER}/${theme}`, { recursive: true });
  let bytes = 0;
  for (const [id, png] of pictures) {
    await writeFile(`${FOLDER}/${theme}/${id}.png`, png);
    bytes += png.length;
  }
  console.log(`${theme}: ${pictures.size} pictures, ${Math.round(bytes / 1024)} kB`);
}
await browser.close();
server.closeAllConnections();
server.close();
