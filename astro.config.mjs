import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import { defineConfig, fontProviders } from 'astro/config';
import { addresses, BASE, placeBelow, SITE } from './scripts/common/site-address.ts';
import { cards } from './scripts/build/cards/main.ts';
import { makePlateChunks } from './scripts/build/chunks.ts';
import { embed } from './scripts/build/embed.ts';
import { addSecurityPolicy } from './scripts/build/security-policy.ts';
import { hostFiles } from './scripts/build/host-files.ts';
import { offline } from './scripts/build/offline.ts';
import { pageRules } from './scripts/build/page-rules.ts';
import { noSideEffects } from './scripts/build/no-side-effects.ts';
import { checkScreens } from './scripts/build/check-screens.ts';
import { checkIndex } from './scripts/build/search-index.ts';
import { gatherSections } from './scripts/build/sections.ts';
import { drawPictures, namePictures } from './scripts/build/social.ts';
import { tasks } from './scripts/build/task-faults.ts';
import { linkTerms } from './scripts/build/link-terms.ts';
import { checkTextLinks } from './scripts/build/text-links.ts';
import { LAYER_ORDER } from './src/styles/layers.ts';

/** Our own parts in the places Starlight leaves for them: `src/layouts/<slot>.astro`. */
const SLOTS = [
  'ContentPanel',
  'Footer',
  'Head',
  'Header',
  'Hero',
  'MarkdownContent',
  'PageFrame',
  'PageSidebar',
  'PageTitle',
  'Sidebar',
  'SkipLink',
  'ThemeProvider',
  'TwoColumnContent',
];

/** Modules may move between files, which a bundler with strict entries refuses. */
const open = {
  name: 'open',
  config: () => ({ environments: { client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } } }),
};

/**
 * Names of files are read before a touch, in the lists of what a press will need: those of a group would be as long as what needs it. Seven letters
 * of sixty-four tell one build's file from another's.
 */
const chunkFileNames = ({ name }) => `_astro/${name.startsWith('plate~') ? 'plate' : name.replace('.module', '')}.[hash:7].js`;

/** A family of the packages, by its files and their weights; where it is not there yet, a font of the system with its measures. */
const makeFont = (cssVariable, name, generic, files) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  display: 'optional',
  fallbacks: [generic],
  options: { variants: files.map(([path, weight]) => ({ src: [fileURLToPath(import.meta.resolve(path))], weight, style: 'normal' })) },
});

/** These sources have been built before, for another path (`scripts/common/run-tool.ts`): their texts and tasks are checked, their pictures are drawn. */
const isAgain = process.env.AGAIN === 'yes';

/** What the search knows of each section. */
const sections = gatherSections();

export default defineConfig({
  site: SITE,
  base: BASE,
  trailingSlash: 'always',
  compressHTML: true,
  devToolbar: { enabled: false },
  // After the first visit the service worker has every page; what fetches ahead would cost a kilobyte of script on each.
  prefetch: false,
  vite: {
    plugins: [noSideEffects, open],
    environments: {
      client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: makePlateChunks() } } } } },
    },
  },
  // The site's type: letters and figures of one machine are those of every other. What comes too late is not swapped in, so nothing moves.
  fonts: [
    makeFont('--font-sans', 'Atkinson Hyperlegible Next', 'sans-serif', [
      ['@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2', 400],
      ['@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff2', 700],
    ]),
    makeFont('--font-serif', 'Faustina', 'serif', [['@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2', '300 800']]),
  ],
  integrations: [
    preact(),
    sitemap({ filter: (page) => !/\/(?:gallery|puzzles\/list)\//.test(page) }),
    starlight({
      title: 'Threefold',
      description: 'Learn, compare and solve chess that leaves the flat board.',
      favicon: '/favicon.svg',
      head: [
        { tag: 'style', content: LAYER_ORDER },
        { tag: 'meta', attrs: { name: 'color-scheme', content: 'light dark' } },
        { tag: 'meta', attrs: { name: 'theme-color', content: '#faf7f1', media: '(prefers-color-scheme: light)' } },
        { tag: 'meta', attrs: { name: 'theme-color', content: '#0f1319', media: '(prefers-color-scheme: dark)' } },
        { tag: 'meta', attrs: { property: 'og:image', content: new URL(placeBelow(BASE, '/card.png'), SITE).href } },
        { tag: 'meta', attrs: { property: 'og:image:alt', content: 'Threefold: the rulebook for chess that left the flat board' } },
        { tag: 'link', attrs: { rel: 'manifest', href: placeBelow(BASE, '/site.webmanifest') } },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: placeBelow(BASE, '/icon-180.png') } },
      ],
      routeMiddleware: './src/layouts/head.ts',
      customCss: ['./src/styles/index.css'],
      components: Object.fromEntries(SLOTS.map((slot) => [slot, `./src/layouts/${slot}.astro`])),
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
      sidebar: [],
      expressiveCode: false,
      markdown: { headingLinks: false },
      credits: false,
      disable404Route: true,
    }),
    mdx(),
    addresses(),
    checkIndex(),
    ...(isAgain ? [] : [tasks()]),
    pageRules(async (folder) =>
      isAgain
        ? [linkTerms, namePictures, sections.rule, addSecurityPolicy]
        : [checkTextLinks, checkScreens, linkTerms, await drawPictures(folder), sections.rule, addSecurityPolicy],
    ),
    sections.integration,
    embed(),
    cards(),
    offline(),
    hostFiles(),
  ],
});
