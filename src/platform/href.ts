/** An address of the site as it is written: from its root, whatever path the site is served below. */
export type Path = `/${string}`;

// Scripts that no bundler reads have no `import.meta.env`; what they write is for the root.
const BASE = (import.meta.env as ImportMetaEnv | undefined)?.BASE_URL ?? '/';

/** Where a page or file of the site is on its host: `/learn/` is `/chess/learn/` on a site that is served below `/chess/`. */
export function href(path: Path): string {
  return `${BASE}${path.slice(1)}`;
}

/** The address within the site of a page by its place on the host: what `href` makes, read back. */
export function pathOf(pathname: string): Path {
  return `/${pathname.slice(pathname.startsWith(BASE) ? BASE.length : 1)}`;
}
