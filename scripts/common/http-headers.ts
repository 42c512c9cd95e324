import { extname } from 'node:path';

/** What a host says of a file beside its bytes: one table for the bundled server and for every host's own file of headers. */
interface FileType {
  readonly type: string;
  /** Whether its bytes are text that a host compresses as it sends them. */
  readonly isText?: true;
}

/** What a file is that only its own reader understands. */
const BYTES: FileType = { type: 'application/octet-stream' };

/** Types by the ending of a file's name. */
export const TYPES: Readonly<Record<string, FileType>> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.json': { type: 'application/json', isText: true },
  '.webmanifest': { type: 'application/manifest+json', isText: true },
  '.xml': { type: 'text/xml; charset=utf-8', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.png': { type: 'image/png' },
  '.ico': { type: 'image/x-icon' },
  '.pdf': { type: 'application/pdf' },
  '.wasm': { type: 'application/wasm' },
  '.woff2': { type: 'font/woff2' },
  // The parts of the search's index.
  ...Object.fromEntries(['.pagefind', '.pf_filter', '.pf_fragment', '.pf_index', '.pf_meta'].map((ending) => [ending, BYTES])),
};

/** The type of a file by its name. */
export function typeOf(file: string): FileType {
  return TYPES[extname(file)] ?? BYTES;
}

/** A header, and what it says: everywhere, or otherwise in some folders of the site, none of which is within another. */
export interface Header {
  readonly name: string;
  /** What it says of every address; nothing where only some folders have it. */
  readonly value?: string;
  /** What it says of the addresses in a folder, written from the site's root (`/_astro/`). */
  readonly within?: Readonly<Record<string, string>>;
}

/** Boards that other sites show. */
const FOR_OTHERS = '/embed/';

/** What never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** What is said of all files, whatever their types. */
export const HEADERS: readonly Header[] = [
  // A file is what its type says, and nothing that a browser reads out of its bytes.
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  // Other sites learn that a reader came from here, not from which position.
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // Nothing of this is asked for anywhere.
  { name: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  // The rest of the policy stands in each page (decision 6); who may frame a page can only be said here.
  { name: 'Content-Security-Policy', value: "frame-ancestors 'self'", within: { [FOR_OTHERS]: 'frame-ancestors *' } },
  { name: 'Access-Control-Allow-Origin', within: { [FOR_OTHERS]: '*' } },
  // Names of built files hold a hash of what is in them; everything else is asked for again, and is the same until a new build.
  { name: 'Cache-Control', value: 'no-cache', within: { '/_astro/': FOR_GOOD, [`${FOR_OTHERS}parts/`]: FOR_GOOD } },
];

/** The headers of an address of the site, written from its root. */
export function listHeaders(address: string): readonly (readonly [name: string, value: string])[] {
  return HEADERS.flatMap(({ name, value, within = {} }) => {
    const folder = Object.keys(within).find((one) => address.startsWith(one));
    const said = folder === undefined ? value : within[folder];
    return said === undefined ? [] : [[name, said] as const];
  });
}
