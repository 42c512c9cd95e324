import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findCommand } from '../common/browser.ts';
import { listFiles } from '../common/files.ts';
import { HEADERS } from '../common/http-headers.ts';
import { makeCaddyfile, makeNginx } from '../build/host-files.ts';
import { listen, makeServer } from '../common/server.ts';

/** What a host is started with: the built site, its path, a port, and a folder for what it writes. */
interface Stand {
  readonly base: string;
  readonly folder: string;
  readonly port: number;
  readonly scratch: string;
}

/** A program that serves files, started with the recipe of `docs/hosting.md`. */
export interface Host {
  readonly name: string;
  /** What it is called, and where it is besides the places of commands. */
  readonly command: string;
  /** Writes its settings; gives what it is called with. */
  readonly prepare: (stand: Stand) => Promise<readonly string[]>;
}

const isRoot = process.getuid?.() === 0;
/** Where Apache's parts are, by system. */
const APACHE_MODULES = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const APACHE_PARTS = ['mpm_event', 'unixd', 'authz_core', 'mime', 'dir', 'alias', 'headers', 'filter', 'deflate'];

export const HOSTS: readonly Host[] = [
  {
    name: 'nginx',
    command: 'nginx',
    prepare: async ({ base, folder, port, scratch }) => {
      const frame = [
        ...(isRoot ? ['user root;'] : []),
        `pid ${scratch}/pid;`,
        'error_log stderr;',
        'events {}',
        'http {',
        '  access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${scratch}/${name};`),
        '  include threefold.conf;',
        '}',
      ];
      await writeFile(join(scratch, 'threefold.conf'), makeNginx(base, folder, port));
      await writeFile(join(scratch, 'nginx.conf'), frame.join('\n'));
      return ['-p', scratch, '-c', join(scratch, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
    },
  },
  {
    name: 'Apache',
    command: 'apache2',
    prepare: async ({ base, folder, port, scratch }) => {
      const modules = APACHE_MODULES.find((place) => existsSync(place)) ?? APACHE_MODULES[0]!;
      const settings = [
        ...APACHE_PARTS.filter((part) => existsSync(`${modules}/mod_${part}.so`)).map(
          (part) => `LoadModule ${part}_module ${modules}/mod_${part}.so`,
        ),
        `ServerRoot ${scratch}`,
        'ServerName localhost',
        `Listen 127.0.0.1:${port}`,
        `PidFile ${scratch}/pid`,
        `DefaultRuntimeDir ${scratch}`,
        `ErrorLog ${scratch}/said`,
        ...(isRoot ? ['User www-data', 'Group www-data'] : []),
        'TypesConfig /dev/null',
        `DocumentRoot ${base === '/' ? folder : scratch}`,
        ...(base === '/' ? [] : [`Alias ${base} ${folder}/`]),
        `<Directory ${folder}>`,
        '  AllowOverride FileInfo',
        '  Require all granted',
        '</Directory>',
      ];
      await writeFile(join(scratch, 'httpd.conf'), settings.join('\n'));
      return ['-f', join(scratch, 'httpd.conf'), '-DFOREGROUND'];
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    prepare: async ({ base, folder, port, scratch }) => {
      const quiet = '{\n  admin off\n}\n';
      await writeFile(join(scratch, 'Caddyfile'), quiet + makeCaddyfile(base, folder, `http://:${port}`));
      return ['run', '--config', join(scratch, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

/** Where a host's program is, if it is here; system programs are not on everybody's path. */
export function findHost({ command }: Host): string | undefined {
  return findCommand(command) ?? [`/usr/sbin/${command}`, `/usr/local/sbin/${command}`].find((path) => existsSync(path));
}

/** A port that nobody listens on. */
export async function findPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server listens on no port');
  server.close();
  await once(server, 'close');
  return address.port;
}

const PATIENCE = 20_000;

/** Starts a host with the built site; gives its address and the way to stop it. */
async function start(host: Host, folder: string, base: string): Promise<{ site: string; stop: () => Promise<void> }> {
  const scratch = await mkdtemp(join(tmpdir(), 'threefold-host-'));
  // A server that gives up being root reads its settings too.
  await chmod(scratch, 0o755);
  await mkdir(join(scratch, 'home'));
  const port = await findPort();
  const parameters = await host.prepare({ base, folder, port, scratch });
  let said = '';
  const child: ChildProcess = spawn(findHost(host)!, [...parameters], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: join(scratch, 'home'), XDG_CONFIG_HOME: undefined, XDG_DATA_HOME: undefined },
  });
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(scratch, { recursive: true, force: true });
  };
  const site = `http://localhost:${port}`;
  for (const end = Date.now() + PATIENCE; ;) {
    const isUp = await fetch(`${site}${base}robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { site, stop };
    if (child.exitCode !== null || Date.now() > end) {
      const why = `${said}\n${await readFile(join(scratch, 'said'), 'utf8').catch(() => '')}`.trim();
      await stop();
      throw new Error(`${host.name} does not serve the site: ${why.split('\n').at(-1)}`);
    }
    await wait(50);
  }
}

/** Addresses that show all a host has to do: one file of every type in every folder, pages, unknown ones, a folder without its slash. */
async function listAddresses(folder: string): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const file of await listFiles(folder)) {
    const address = file.slice(folder.length).replaceAll('\\', '/');
    const [, top = ''] = /^(\/[^/]+\/|\/)/.exec(address) ?? [];
    const kind = `${top} ${/\.[a-z0-9_]+$/i.exec(address)?.[0] ?? ''}`;
    if (!/^\/[._](?!astro\/)/.test(address) && !kinds.has(kind)) kinds.set(kind, address.replace(/index\.html$/, ''));
  }
  return [...kinds.values(), '/learn', '/no/such/page/', '/_astro/none.js', '/embed/none.js'];
}

/** Texts shorter than this need not be compressed. */
const SHORT = 2048;

/** What an address is answered with, as far as every host has to agree. */
async function ask(site: string, address: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${site}${address}`, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const location = headers.get('location');
  // Hosts differ in the number they lead elsewhere with, and in what they say beside it.
  if (location !== null) return { leads: `for good ${[301, 308].includes(status)}, to ${new URL(location, `${site}${address}`).pathname}` };
  return {
    status: String(status),
    type: (headers.get('content-type') ?? '').toLowerCase().replace(/;\s*/, '; '),
    body: body.toString('base64'),
    compressed: status === 200 && body.length >= SHORT ? (headers.get('content-encoding') ?? '') : '',
    ...Object.fromEntries(HEADERS.map(({ name }) => [name, headers.get(name) ?? ''])),
  };
}

/** How many addresses a host was asked for, and what it says otherwise than the bundled server does. */
export interface Tried {
  readonly asked: number;
  readonly faults: readonly string[];
}

/** Serves the built site by a host that is installed, at the path it was built for, and holds every answer to the bundled server's. */
export async function tryHost(host: Host, folder: string, base: string): Promise<Tried> {
  const { site, stop } = await start(host, folder, base);
  const server = makeServer(folder, base);
  try {
    const own = await listen(server, 0);
    const addresses = (await listAddresses(folder)).map((address) => `${base}${address.slice(1)}`);
    const faults: string[] = [];
    for (const address of addresses) {
      const [wanted, found] = await Promise.all([ask(own, address), ask(site, address)]);
      for (const part of new Set([...Object.keys(wanted), ...Object.keys(found)]))
        if (wanted[part] !== found[part])
          faults.push(
            part === 'body' ? `${address}: other bytes` : `${address}: ${part} is “${found[part] ?? ''}”, expected “${wanted[part] ?? ''}”`,
          );
    }
    return { asked: addresses.length, faults };
  } finally {
    await stop();
    server.closeAllConnections();
    server.close();
  }
}

/** The version a host says of itself. */
export async function readVersion(host: Host): Promise<string> {
  const child = spawn(findHost(host)!, [host.command === 'caddy' ? 'version' : '-v']);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'close');
  return /\d+\.\d+(?:\.\d+)?/.exec(said)?.[0] ?? said.trim();
}
