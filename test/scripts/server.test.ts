import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listHeaders } from '../../scripts/common/http-headers.ts';
import { listen, makeServer } from '../../scripts/common/server.ts';

describe('the bundled server', () => {
  let [site, folder] = ['', ''];
  let stop = (): void => {};
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'threefold-server-'));
    for (const name of ['learn', '_astro']) await mkdir(join(folder, name));
    for (const name of ['index.html', '404.html', 'learn/index.html', '_astro/a.js']) await writeFile(join(folder, name), `of ${name}`);
    const server = makeServer(folder, '/chess/');
    site = `${await listen(server, 0)}/chess/`;
    stop = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  afterAll(async () => {
    stop();
    await rm(folder, { recursive: true });
  });

  test.for(['', 'learn/', '_astro/a.js'])('sends the headers of the table: %s', async (path) => {
    const { status, headers } = await fetch(`${site}${path}`);
    expect(status).toBe(200);
    expect(listHeaders(`/${path}`).filter(([name, value]) => headers.get(name) !== value)).toEqual([]);
  });

  test('what is not there is no file to be kept, wherever it is not', async () => {
    for (const path of ['_astro/none.js', 'none/', '../learn/', '%']) {
      const response = await fetch(`${site}${path}`);
      expect([response.status, await response.text()]).toEqual([404, 'of 404.html']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('leads to a folder with its slash', async () => {
    const response = await fetch(`${site}learn`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/chess/learn/']);
  });

  test.for([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['identity', null],
    ['brother', null],
  ] as const)('makes text smaller as a browser asks for it: %s', async ([asked, given]) => {
    const { headers } = await fetch(`${site}_astro/a.js`, { headers: { 'accept-encoding': asked } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([given, 'accept-encoding']);
  });

  test('leaves as it is what is small by itself', async () => {
    await writeFile(join(folder, 'a.png'), 'of a.png');
    const { headers } = await fetch(`${site}a.png`, { headers: { 'accept-encoding': 'br' } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  });

  test('sends what a browser has only once it has changed', async () => {
    const tag = (await fetch(`${site}learn/`)).headers.get('etag')!;
    const again = (): Promise<number> => fetch(`${site}learn/`, { headers: { 'if-none-match': tag } }).then(({ status }) => status);
    expect(await again()).toBe(304);
    await writeFile(join(folder, 'learn/index.html'), 'another text');
    expect(await again()).toBe(200);
  });
});
