import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findCommand } from '../../../scripts/common/browser.ts';
import { findPort } from '../../../scripts/check/try-host.ts';
import { HEARD } from './heard.ts';
import type { Engine, Hands } from './hands.ts';

/** WebKit as Debian has it: its driver, the small browser that it drives, and a screen for it where nobody sits. */
interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Folders of libraries, in which each has one of its own where the system is for several processors. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/** The WebKit that is installed, if all its parts are. */
export function findWebKit(): WebKit | undefined {
  const [driver, screen] = [findCommand('WebKitWebDriver'), findCommand('Xvfb')];
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ]);
  const browser = folders.map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser')).find((path) => existsSync(path));
  return driver === undefined || screen === undefined || browser === undefined ? undefined : { driver, browser, screen };
}

const PATIENCE = 30_000;

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts a screen that nobody sees; gives its name and the way to end it. */
async function startScreen(path: string): Promise<{ readonly name: string; readonly child: ChildProcess }> {
  const child = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3]!, 'data', { signal: AbortSignal.timeout(PATIENCE) })) as [Buffer];
  return { name: `:${number.toString().trim()}`, child };
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Asks a driver by the W3C's WebDriver; what it refuses throws with its words. */
function makeAsk(root: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${root}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit refuses ${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
}

/** The one window of a session. It has no ear for complaints: the pages it is shown note their own. */
async function hold(ask: Ask, { width, height }: { width: number; height: number }): Promise<Hands> {
  const run: Hands['run'] = async (what, ...given) =>
    (await ask('POST', '/execute/sync', { script: `return (${what.toString()}).apply(null, arguments);`, args: given })) as never;
  await ask('POST', '/window/rect', { width, height });
  // The bar above the page is not part of the reader's window.
  const bar = height - (await run(() => innerHeight));
  await ask('POST', '/window/rect', { width, height: height + bar });
  const act = (type: 'pointer' | 'key', actions: readonly object[]): Promise<unknown> =>
    ask('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  return {
    listComplaints: () => run((key: string) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], HEARD),
    open: async (address) => {
      await ask('POST', '/url', { url: address });
    },
    run,
    tap: async (x, y) => {
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => {
      await act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    leave: async () => {
      await run(() => {
        sessionStorage.clear();
        return null;
      });
      await ask('POST', '/url', { url: 'about:blank' });
    },
  };
}

/** Starts WebKit on a screen of its own, driven by the W3C's older WebDriver, the only one it speaks. */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'threefold-reader-'));
  const { name, child: display } = await startScreen(screen);
  const port = await findPort();
  const env = { ...process.env, HOME: home, DISPLAY: name, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: undefined };
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const stop = async (): Promise<void> => {
    await stopChild(child);
    await stopChild(display);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const root = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + PATIENCE; ;) {
      const isUp = await fetch(`${root}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) break;
      if (Date.now() > end) throw new Error('the driver of WebKit does not answer');
      await wait(50);
    }
    const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
    const { sessionId } = (await makeAsk(root)('POST', '/session', { capabilities: { alwaysMatch: options } })) as { sessionId: string };
    const ask = makeAsk(`${root}/session/${sessionId}`);
    return {
      openWindow: (size) => hold(ask, size),
      close: async () => {
        await ask('DELETE', '');
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
