import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HEADERS, listHeaders, typeOf } from '../../scripts/common/http-headers.ts';
import { listPlaces, makeCaddyfile, makeHeadersFile, makeHtaccess, makeNginx } from '../../scripts/build/host-files.ts';

const sayOf = (address: string, name: string): string | undefined => listHeaders(address).find(([one]) => one === name)?.[1];

/** What a host that joins all patterns of `_headers` says of an address, each header as often as it is said. */
function readHeaders(text: string, address: string): (readonly [string, string])[] {
  return text
    .split(/\n(?=\/)/)
    .filter((block) => {
      const [pattern = ''] = block.split('\n');
      return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
    })
    .flatMap((block) => block.trimEnd().split('\n').slice(1))
    .map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)!)
    .map(([, name, value]) => [name!, value!] as const);
}

describe('the table of headers', () => {
  test('what is built keeps for a year, what may change is asked for again, and only boards for others stand in others’ frames', () => {
    expect(sayOf('/_astro/a.1x.js', 'Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(sayOf('/embed/parts/a.1x.js', 'Cache-Control')).toBe(sayOf('/_astro/a.1x.js', 'Cache-Control'));
    for (const address of ['/', '/embed/board.js', '/sw.js', '/learn/_astro/', '/404.html'])
      expect(sayOf(address, 'Cache-Control')).toBe('no-cache');
    expect(sayOf('/embed/board.js', 'Content-Security-Policy')).toBe('frame-ancestors *');
    expect(sayOf('/embed/board.js', 'Access-Control-Allow-Origin')).toBe('*');
    expect(sayOf('/board/', 'Content-Security-Policy')).toBe("frame-ancestors 'self'");
    expect(sayOf('/board/', 'Access-Control-Allow-Origin')).toBeUndefined();
  });

  test('types: texts say their letters, what nobody knows is bytes', () => {
    expect(typeOf('index.html')).toEqual({ type: 'text/html; charset=utf-8', isText: true });
    expect(typeOf('site.webmanifest').type).toBe('application/manifest+json');
    expect(typeOf('en.pf_index')).toEqual({ type: 'application/octet-stream' });
    expect(typeOf('.nojekyll')).toEqual({ type: 'application/octet-stream' });
  });
});

describe('files that hosts read say what the table says', () => {
  test.for(['/', '/chess/'])('_headers, below %s: each header of an address once', async (base) => {
    const root = await mkdtemp(join(tmpdir(), 'threefold-headers-'));
    const files = ['index.html', '404.html', 'sw.js', 'learn/meder/index.html', '_astro/a.js', 'embed/index.html', 'embed/parts/b.js'];
    for (const file of files) {
      await mkdir(join(root, dirname(file)), { recursive: true });
      await writeFile(join(root, file), '');
    }
    const text = makeHeadersFile(base, await listPlaces(root));
    await rm(root, { recursive: true });
    for (const address of files.flatMap((file) => [`/${file}`, `/${file.replace(/index\.html$/, '')}`]))
      expect(Object.fromEntries(readHeaders(text, `${base}${address.slice(1)}`)), address).toEqual(
        Object.fromEntries(listHeaders(address)),
      );
    expect(readHeaders(text, `${base}learn/`).length).toBe(listHeaders('/learn/').length);
    expect(readHeaders(text, '/elsewhere/')).toHaveLength(base === '/' ? HEADERS.filter(({ within }) => !within).length : 0);
    // Cloudflare takes a hundred patterns, of lines of at most 2,000 letters.
    expect(text.match(/^\//gm)!.length).toBeLessThan(100);
  });

  test('.htaccess, nginx and Caddy name the page for unknown addresses, and folders, where the site is', () => {
    for (const text of [makeHtaccess('/chess/'), makeNginx('/chess/', '/srv/threefold', 80)]) {
      expect(text).toContain('/chess/404.html');
      expect(text).toContain('^/chess/_astro/');
    }
    expect(makeHtaccess('/')).toContain('ErrorDocument 404 /404.html');
    expect(makeCaddyfile('/chess/', '/srv/threefold', 'example.org')).toContain('handle_path /chess/* {');
    expect(makeCaddyfile('/', '/srv/threefold', 'example.org')).not.toContain('handle_path');
  });

  test('what docs/hosting.md shows of nginx and Caddy is what is made of the table', () => {
    const text = readFileSync('docs/hosting.md', 'utf8');
    expect(text).toContain(makeNginx('/chess/', '/srv/threefold', 80).trim());
    expect(text).toContain(makeCaddyfile('/', '/srv/threefold', 'example.org').trim());
  });
});
