import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';
import { findWithin } from './address.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
const COMPRESSED = new Set(['.html', '.css', '.js', '.json', '.webmanifest', '.xml', '.txt', '.svg']);

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

/** A server of a folder of files below a path, as a plain host would serve the built site: compressed, with its page for unknown addresses. */
export function makeServer(folder: string, base = '/'): Server {
  const root = normalize(folder);
  return createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const address = findWithin(base, pathname);
      const file = address === undefined ? undefined : await findFile(root, address);
      if (address === undefined || !file) {
        const page = await readFile(join(root, '404.html')).catch(() => 'Not found');
        response.writeHead(404, { 'content-type': TYPES['.html'] }).end(page);
        return;
      }
      if (file.endsWith('index.html') && !address.endsWith('/')) {
        response.writeHead(301, { location: `${pathname}/` }).end();
        return;
      }
      const extension = extname(file);
      const isHashed = address.startsWith('/_astro/') || address.startsWith('/embed/parts/');
      // The board for other sites is a script that their pages fetch.
      if (address.startsWith('/embed/')) response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', TYPES[extension] ?? 'application/octet-stream');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      const stream = createReadStream(file);
      stream.on('error', () => response.destroy());
      if (COMPRESSED.has(extension) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
        response.setHeader('content-encoding', 'gzip');
        stream.pipe(createGzip()).pipe(response);
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
