import type { AstroIntegration } from 'astro';

/** What a site is published under when nobody says: this machine, at its root. */
const [NO_SITE, ROOT_PATH] = ['http://localhost:4321', '/'];

/** Where the site is published; canonical addresses, the sitemap and the social card need it. */
export const SITE = process.env.SITE ?? NO_SITE;

/** The path the site is served below, with a slash at both ends: `BASE=/chess/`, or `chess` for short. */
export const BASE = parseBase(process.env.BASE);

/** Reads a path a site is served below, however many slashes it was given; a sign that no path has throws. */
export function parseBase(text = ROOT_PATH): string {
  const parts = text.split('/').filter(Boolean);
  const strange = parts.find((part) => !/^[\w.~-]+$/.test(part) || /^\.+$/.test(part));
  if (strange !== undefined) throw new Error(`BASE is “${text}”; expected a path such as /chess/`);
  return [ROOT_PATH, ...parts.map((part) => `${part}/`)].join('');
}

/** An address of the site (`/learn/`) on a host that serves it below a path. */
export function placeBelow(base: string, address: string): string {
  return `${base}${address.slice(1)}`;
}

/** The address within the site of a path on its host; nothing for a path that is not below it. */
export function findWithin(base: string, path: string): string | undefined {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
}

/** What a plugin of the Markdown processor is given to change an element. */
interface Change {
  setProperty(node: object, name: string, value: string): void;
}
interface Anchor {
  readonly properties?: { readonly href?: unknown };
}

/** Links of texts are written from the site’s root; on the page they lead below the path it is served at. */
export function makeLinkPlugin(base: string) {
  return {
    name: 'threefold-links',
    element: {
      filter: ['a'],
      visit(node: Anchor, change: Change): void {
        const { href } = node.properties ?? {};
        if (typeof href === 'string' && /^\/(?!\/)/.test(href)) change.setProperty(node, 'href', placeBelow(base, href));
      },
    },
  };
}

/** What to warn of before a build for this address: nobody said it, or it has a path that only BASE can say. */
export function warnOfSite(site: string, base: string): string | undefined {
  if (site === NO_SITE)
    return `SITE is not said: canonical links, the sitemap and shared pictures name ${NO_SITE}. SITE=https://example.org npm run build`;
  const { origin, pathname } = new URL(site);
  if (pathname === ROOT_PATH || parseBase(pathname) === base) return undefined;
  return `SITE has the path ${pathname}, and the site is built for ${base}: BASE=${parseBase(pathname)} SITE=${origin} npm run build`;
}

/** Links of texts on a site below a path, and a warning where nobody said where the site is published. */
export function addresses(site = SITE, base = BASE): AstroIntegration {
  return {
    name: 'threefold-addresses',
    hooks: {
      'astro:config:setup': ({ config, command, logger }) => {
        const warning = command === 'build' ? warnOfSite(site, base) : undefined;
        if (warning !== undefined) logger.warn(warning);
        const { options } = config.markdown.processor as { options: { hastPlugins?: object[] } };
        if (!options.hastPlugins) throw new Error('the Markdown processor takes no plugins for links');
        options.hastPlugins.push(makeLinkPlugin(base));
      },
    },
  };
}
