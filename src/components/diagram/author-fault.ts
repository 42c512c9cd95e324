/** The pages as they are written, by path, to say where in them something is wrong. */
const PAGES: Readonly<Record<string, string>> = import.meta.glob<string>('/src/content/docs/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What of Astro's global a component passes on, to say where it stands. */
export interface Where {
  readonly url: URL;
  readonly locals: object;
}

/** File and, when the text can be found there, line: `src/content/docs/learn/meder/pawns.mdx:42`. */
function placeOf(where: Where, text: string): string {
  const route = (where.locals as { starlightRoute?: { entry?: { filePath?: string } } }).starlightRoute;
  const file = route?.entry?.filePath;
  const source = PAGES[`/${file}`];
  if (file === undefined || source === undefined) return where.url.pathname;
  const at = text === '' ? -1 : source.indexOf(text);
  return at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`;
}

/** Ends the build: an author wrote something the rules do not know. */
export function failBuild(where: Where, text: string, what: string): never {
  throw new Error(`${placeOf(where, text)}: ${what}`);
}
