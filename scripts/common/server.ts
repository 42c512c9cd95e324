import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Transform } from 'node:stream';
import { findWithin } from './site-address.ts';
import { listHeaders, typeOf } from './http-headers.ts';

/** The page for unknown addresses. */
const UNKNOWN = '/404.html';

/** The file an address means, or nothing: `/learn/` is `learn/index.html`, `/learn` too. Never leaves the folder. */
async function findFile(folder: string, address: string): Promise<string | undefined> {
  let path: string;
  try {
    path = normalize(join(folder, decodeURIComponent(address)));
  } catch {
    return undefined; // a malformed escape is an unknown address
  }
  if (path !== folder && !path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return path;
  if (!found?.isDirectory()) return undefined;
  const index = join(path, 'index.html');
  return (await stat(index).catch(() => undefined))?.isFile() ? index : undefined;
}

/** What a browser asks again with: another text for other bytes. */
async function makeTag(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
}

/** What a browser takes, of `gzip, br;q=0.9, zstd;q=0`. */
function listAccepted(header: string): ReadonlySet<string> {
  const parts = header.split(',').map((part) =>
    part
      .toLowerCase()
      .split(';')
      .map((one) => one.trim()),
  );
  return new Set(parts.filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? '')).map(([name]) => name!));
}

/** Encodings a client may ask for, the better first; Brotli at the level hosts use on the fly, not the one they use beforehand. */
const WAYS: readonly (readonly [string, () => Transform])[] = [
  [
    'br',
    () =>
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  ],
  ['gzip', () => createGzip()],
];

/** A server of a folder of files below a path, as a good host serves the built site: compressed, with its headers and its page for unknown addresses. */
export function makeServer(folder: string, base = '/'): Server {
  const root = normalize(folder);
  return createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const address = findWithin(base, pathname);
      const file = address === undefined ? undefined : await findFile(root, address);
      // What is not there may come with the next build, whatever its name.
      for (const [name, value] of listHeaders(address !== undefined && file ? address : UNKNOWN)) response.setHeader(name, value);
      if (address === undefined || !file) {
        const page = await readFile(join(root, UNKNOWN)).catch(() => 'Not found');
        response.writeHead(404, { 'content-type': typeOf(UNKNOWN).type }).end(page);
        return;
      }
      if (file.endsWith('index.html') && !address.endsWith('/')) {
        response.writeHead(301, { location: `${pathname}/` }).end();
        return;
      }
      const { type, isText } = typeOf(file);
      const tag = await makeTag(file);
      response.setHeader('content-type', type).setHeader('etag', tag);
      if (request.headers['if-none-match'] === tag) {
        response.writeHead(304).end();
        return;
      }
      const stream = createReadStream(file);
      stream.on('error', () => response.destroy());
      if (isText) response.setHeader('vary', 'accept-encoding');
      const asked = listAccepted(String(request.headers['accept-encoding'] ?? ''));
      const way = isText ? WAYS.find(([name]) => asked.has(name)) : undefined;
      if (way) {
        response.setHeader('content-encoding', way[0]);
        stream.pipe(way[1]()).pipe(response);
      } else {
        stream.pipe(response);
      }
    })().catch(() => response.destroy());
  });
}

/** Starts listening (port 0: any free one); gives the address of the site. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
      resolve(`http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port}`);
    });
  });
}
