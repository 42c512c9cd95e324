import { join } from 'node:path';
import { makeCaddyfile, makeNginx } from '../build/host-files.ts';
import { BELOW, buildBelow, buildIfNeeded, ROOT } from '../common/run-tool.ts';
import { findHost, HOSTS, readVersion, tryHost } from './try-host.ts';

/**
 * Serves the built site by each of the hosts that are installed, at a root and below a path, and holds their answers to those of the
 * bundled server: `npm run hosts`. `npm run -s hosts -- nginx /chess/ /srv/threefold` and `caddy` print their settings for a path and a folder.
 */
const [printed, base = '/', folder = '/srv/threefold'] = process.argv.slice(2);
const PRINTERS: Readonly<Record<string, () => string>> = {
  nginx: () => makeNginx(base, folder, 80),
  caddy: () => makeCaddyfile(base, folder, 'example.org'),
};
if (printed !== undefined) {
  const print = PRINTERS[printed];
  console[print ? 'log' : 'error'](print?.() ?? `“${printed}” has no settings to print; expected ${Object.keys(PRINTERS).join(' or ')}`);
  process.exit(print ? 0 : 2);
}

if ((await buildIfNeeded()) !== 0 || (await buildBelow(BELOW.base, BELOW.folder)) !== 0) process.exit(1);
let isWrong = false;
for (const host of HOSTS) {
  if (findHost(host) === undefined) {
    console.log(`${host.name} is not installed: its recipe is not tried.`);
    continue;
  }
  const version = await readVersion(host);
  for (const one of [{ base: '/', folder: 'dist' }, BELOW]) {
    const { asked, faults } = await tryHost(host, join(ROOT, one.folder), one.base);
    console.log(`${host.name} ${version} at ${one.base}: ${asked} addresses, ${faults.length} answers otherwise`);
    for (const fault of faults) console.log(`  ${fault}`);
    isWrong ||= faults.length > 0;
  }
}
process.exitCode = isWrong ? 1 : 0;
