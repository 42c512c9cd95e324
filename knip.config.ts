import type { KnipConfig } from 'knip';

/** What the search for unused files and exports starts from, beside what Astro and Vitest start from by themselves. */
const config: KnipConfig = {
  entry: [
    // Beside the commands of package.json, which knip reads itself: what other programs start by its path, and commands without a name.
    'scripts/check/{check-site,test-progress}.ts',
    'curation/sets/{join,find-twins}.ts',
    'curation/mine/{proofgames,joint-helpmates}.ts',
    'bench/*.bench.ts',
    // What others may take: the doors of the packages.
    'src/engine/{index,record}.ts',
    'src/engine/{core,search}/index.ts',
    'src/engine/rulesets/*.ts',
    'src/{words,puzzles}/index.ts',
    'src/puzzles/proof/index.ts',
    'src/content/docs/**/*.mdx',
    // The board for other sites, which is bundled by itself.
    'src/components/embed/element/embed-element.ts',
    // The slots of Starlight, and its middleware: named in astro.config.mjs.
    'src/layouts/*.astro',
    'src/layouts/head.ts',
  ],
  project: ['{src,scripts,curation,tools,bench,test}/**/*.{ts,tsx,astro,mdx}', '*.{ts,js,mjs}'],
  vitest: { config: ['vitest.config.ts', 'vitest.e2e.config.ts'], entry: ['test/**/*.test.{ts,tsx}', 'test/e2e/harness/setup.ts'] },
  // A type that a public signature of its own file names is public, whoever writes its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Fonts by import.meta.resolve.
  ignoreDependencies: ['@fontsource-variable/faustina', '@fontsource/atkinson-hyperlegible-next'],
};

export default config;
