import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BASE, placeBelow } from '../common/site-address.ts';
import { HEADERS, listHeaders, typeOf, TYPES } from '../common/http-headers.ts';

/** A content type without its charset, which hosts set separately. */
const plain = (type: string): string => type.split(';')[0]!;
const TEXTS = Object.entries(TYPES).filter(([, { isText }]) => isText);
const TEXT_TYPES = TEXTS.map(([, { type }]) => plain(type));
/** Text types that are sent with a charset. */
const LETTERED = TEXTS.filter(([, { type }]) => type.includes('charset'));

/** A pattern for everything in a folder of the site, as an address on its host. */
const within = (base: string, folder: string): string => `^${placeBelow(base, folder).replaceAll('.', '\\.')}`;

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They join what two patterns say of one address, so each header that differs from
 * folder to folder is said of each of these places by itself: addresses of files, and of folders with a star at the end.
 */
export function makeHeadersFile(base: string, places: readonly string[]): string {
  const same = HEADERS.filter((header) => !header.within).map(({ name }) => name);
  const block = (place: string, isSame: boolean): string =>
    [
      placeBelow(base, place),
      ...listHeaders(place)
        .filter(([name]) => same.includes(name) === isSame)
        .map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  return [block('/*', true), ...places.map((place) => block(place, false)), ''].join('\n');
}

/** The places of a built site that `_headers` tells apart: all that stands in a folder, and in those within it that differ in themselves. */
export async function listPlaces(root: string, folder = '/'): Promise<string[]> {
  const isSplit = (place: string): boolean =>
    HEADERS.some(({ within: folders = {} }) => Object.keys(folders).some((one) => one.startsWith(place) && one !== place));
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const places = await Promise.all(
    entries
      // What hosts read themselves is served by none.
      .filter(({ name }) => !/^\.|^_headers$/.test(name))
      .map(async (entry) => {
        const place = `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`;
        if (!entry.isDirectory()) return entry.name === 'index.html' ? [folder, place] : [place];
        return isSplit(place) ? listPlaces(root, place) : [`${place}*`];
      }),
  );
  return places.flat().sort();
}

/** `.htaccess`, which Apache reads in the folder it serves, where `AllowOverride FileInfo` lets it. */
export function makeHtaccess(base: string): string {
  const headers = HEADERS.flatMap(({ name, value, within: folders = {} }) => [
    ...(value === undefined ? [] : [`  Header always set ${name} "${value}"`]),
    ...Object.entries(folders).map(
      ([folder, other]) =>
        `  Header always set ${name} "${other}" "expr=%{REQUEST_URI} =~ m#${within(base, folder)}# && %{REQUEST_STATUS} != '404'"`,
    ),
  ]);
  return [
    `ErrorDocument 404 ${placeBelow(base, '/404.html')}`,
    ...Object.entries(TYPES).map(([ending, { type }]) => `AddType ${plain(type)} ${ending}`),
    `AddCharset utf-8 ${LETTERED.map(([ending]) => ending).join(' ')}`,
    '<IfModule mod_headers.c>',
    ...headers,
    '</IfModule>',
    '<IfModule mod_filter.c>',
    '  <IfModule mod_deflate.c>',
    `    AddOutputFilterByType DEFLATE ${TEXT_TYPES.join(' ')}`,
    '  </IfModule>',
    '</IfModule>',
    '',
  ].join('\n');
}

/** A file of settings for nginx that serves a folder at a port; for `conf.d`, where it stands beside others. */
export function makeNginx(base: string, folder: string, port: number): string {
  const variable = (name: string): string => `$threefold_${name.toLowerCase().replaceAll('-', '_')}`;
  // What is not there is answered with the page for unknown addresses, which is in no folder.
  const maps = HEADERS.filter((header) => header.within).map(({ name, value = '', within: folders = {} }) =>
    [
      `map $uri ${variable(name)} {`,
      `  default "${value}";`,
      ...Object.entries(folders).map(([one, other]) => `  "~${within(base, one)}" "${other}";`),
      '}',
    ].join('\n'),
  );
  return [
    ...maps,
    'server {',
    `  listen ${port};`,
    '  absolute_redirect off;',
    '  types {',
    ...Object.entries(TYPES).map(([ending, { type }]) => `    ${plain(type)} ${ending.slice(1)};`),
    '  }',
    '  default_type application/octet-stream;',
    '  charset utf-8;',
    `  charset_types ${LETTERED.map(([, { type }]) => plain(type))
      .filter((type) => type !== 'text/html')
      .join(' ')};`,
    '  gzip on;',
    `  gzip_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};`,
    `  location ${base} {`,
    `    alias ${folder}/;`,
    `    error_page 404 ${placeBelow(base, '/404.html')};`,
    ...HEADERS.map(({ name, value, within: folders }) => `    add_header ${name} ${folders ? variable(name) : `"${value}"`} always;`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** A Caddyfile that serves a folder at an address of its host. */
export function makeCaddyfile(base: string, folder: string, host: string): string {
  const headers = HEADERS.flatMap(({ name, value, within: folders = {} }) => {
    const places = Object.keys(folders).map((one) => `${one}*`);
    const rest = `@not-${name.toLowerCase()}`;
    return [
      ...Object.entries(folders).map(([one, other]) => `header ${one}* ${name} "${other}"`),
      ...(value === undefined ? [] : places.length === 0 ? [`header ${name} "${value}"`] : [`${rest} not path ${places.join(' ')}`]),
      ...(value === undefined || places.length === 0 ? [] : [`header ${rest} ${name} "${value}"`]),
    ];
  });
  const types = Object.entries(TYPES).flatMap(([ending, { type }]) => [
    `@type-${ending.slice(1)} path *${ending}`,
    `header @type-${ending.slice(1)} Content-Type "${type}"`,
  ]);
  // What is not there has the headers of the page it is answered with, and none of its own.
  const said = new Map([...listHeaders('/404.html'), ['Content-Type', typeOf('404.html').type] as const]);
  const unknown = HEADERS.map(({ name }) => name)
    .concat('Content-Type')
    .map((name) => (said.has(name) ? `header ${name} "${said.get(name)}"` : `header -${name}`));
  return [
    `${host} {`,
    `  root * ${folder}`,
    '  encode gzip',
    `  ${base === '/' ? 'handle' : `handle_path ${base}*`} {`,
    ...[...types, ...headers].map((line) => `    ${line}`),
    '    file_server',
    '  }',
    '  handle_errors {',
    '    rewrite * /404.html',
    ...unknown.map((line) => `    ${line}`),
    '    file_server',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** After the build: what hosts read beside the pages. */
export function hostFiles(): AstroIntegration {
  return {
    name: 'threefold-host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await writeFile(join(root, '_headers'), makeHeadersFile(BASE, await listPlaces(root)));
        await writeFile(join(root, '.htaccess'), makeHtaccess(BASE));
        // GitHub Pages leaves out folders whose names begin with a line, unless this is there.
        await writeFile(join(root, '.nojekyll'), '');
      },
    },
  };
}
