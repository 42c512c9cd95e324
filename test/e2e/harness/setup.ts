import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { BROWSER_ARGUMENTS, getBrowser } from '../../../scripts/common/browser.ts';
import { ROOT } from '../../../scripts/common/run-tool.ts';
import { listen, makeServer } from '../../../scripts/common/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site is served: `http://localhost:41234`. */
    site: string;
    /** Where the browser listens for us. */
    browser: string;
  }
}

/**
 * What the browser need not have. Playwright's own list is in it, for a later list takes the place of an earlier one. With the list of
 * its address bar as a page, each new window costs the processor more than a page of the site.
 */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/** Serves the built site and starts the browser, once for all files; gives the way to stop both. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = `${ROOT}dist`;
  if (!existsSync(`${dist}/index.html`)) throw new Error('The site is not built; run: npm run build');
  const executablePath = await getBrowser();
  const server = makeServer(dist);
  // To compress what goes no further than this machine costs it a tenth of what a page does. Hosts of other tests do compress.
  server.prependListener('request', ({ headers }: IncomingMessage) => {
    delete headers['accept-encoding'];
  });
  project.provide('site', await listen(server, 0));
  const browser = await chromium.launchServer({ executablePath, args: [...BROWSER_ARGUMENTS, `--disable-features=${WITHOUT.join(',')}`] });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
