import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

/** Names and places of browsers people have, the likely ones first. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What every start of the browser gets: quiet, and without the sandbox when root (it refuses to run otherwise). */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Where a command is, by the places of commands. */
export function findCommand(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** A browser that is already here: the one CHROME names, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROME names "${named}", where there is no file.`);
    return named;
  }
  for (const command of COMMANDS) {
    const path = findCommand(command);
    if (path !== undefined) return path;
  }
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

/** A Firefox that is already here: the one FIREFOX names, or the system's. Nothing is got where there is none. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`FIREFOX names "${named}", where there is no file.`);
    return named;
  }
  for (const command of FIREFOX_COMMANDS) {
    const path = findCommand(command);
    if (path !== undefined) return path;
  }
  return FIREFOX_PLACES.find((path) => existsSync(path));
}

/** Runs a command to its end, showing what it says; whether it succeeded. */
function run(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && findCommand('apt-get') !== undefined;
}

function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Whether the browser starts here: a downloaded one may lack libraries of the system. */
async function canStart(path: string): Promise<boolean> {
  const parameters = ['--headless', ...BROWSER_ARGUMENTS, '--disable-gpu', '--dump-dom', 'about:blank'];
  return promisify(execFile)(path, parameters, { timeout: 60_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * A browser for the tests; gets one when there is none. In this order: CHROME, the system's, Playwright's own,
 * Playwright's download, the package manager when we are root on Debian.
 */
export async function getBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined && (await canStart(found))) return found;
  console.log(found === undefined ? 'No browser found; getting one for the tests.' : `${found} does not start; getting another browser.`);
  const isRoot = process.getuid?.() === 0;
  // Ubuntu's package is only a door to its app store and does not run in containers.
  if (isRoot && isDebian() && !isUbuntu() && run('apt-get', 'update', '-q') && run('apt-get', 'install', '-y', '-q', 'chromium')) {
    const installed = findCommand('chromium');
    if (installed !== undefined && (await canStart(installed))) return installed;
  }
  const withLibraries = isRoot && isDebian() ? ['--with-deps'] : [];
  run(process.execPath, join('node_modules', 'playwright-core', 'cli.js'), 'install', ...withLibraries, 'chromium');
  const own = chromium.executablePath();
  if (existsSync(own) && (await canStart(own))) return own;
  throw new Error('No browser for the tests. Install Chromium or Chrome, or name one: CHROME=/path/to/chrome npm test');
}
