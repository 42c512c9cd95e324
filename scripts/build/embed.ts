import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';
import { RULESETS } from '../../src/engine/index.ts';
import { LAYER_ORDER } from '../../src/styles/layers.ts';
import { BASE } from '../common/site-address.ts';
import { listFiles } from '../common/files.ts';
import { noSideEffects } from './no-side-effects.ts';
import { ROOT } from '../common/run-tool.ts';

/** Where the element stands on the site: its script, and beside it what that fetches later. */
const EMBED = 'embed';
/** The file that a page of somebody else names. */
const SCRIPT = 'threefold-board.js';

/** What a module needs before it runs. */
const AT_ONCE = /(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g;

/** Pixels of the root's letters, whatever the page around has. */
const REM = 16;

/**
 * The styles of the site's boards for a tree of their own: what the site says of its root is said of the board's, and no measure depends
 * on the letters of the page around.
 */
export function fitStyles(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(':root', '.embed')
    .replace(/(?<![\w.-])(-?(?:\d+(?:\.\d+)?|\.\d+))rem\b/g, (_, count: string) => `${Number((Number(count) * REM).toFixed(3))}px`)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A style sheet with what it imports. */
async function readSheet(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  let whole = text;
  for (const [rule, path = ''] of text.matchAll(/@import '([^']+)';/g))
    whole = whole.replace(rule, await readSheet(join(dirname(file), path)));
  return whole;
}

/** Bundles the element into the folder of a built site that is served below a path. */
async function buildEmbed(folder: string, base: string): Promise<void> {
  const bundled = await rolldown({
    cwd: ROOT,
    input: { [SCRIPT.replace(/\.js$/, '')]: 'src/components/embed/element/embed-element.ts' },
    platform: 'browser',
    plugins: [
      noSideEffects,
      {
        name: 'styles as text',
        load: {
          filter: { id: /\.css\?inline$/ },
          async handler(id) {
            const css = fitStyles(`${LAYER_ORDER} ${await readSheet(id.replace(/\?inline$/, ''))}`);
            return { code: `export default ${JSON.stringify(css)};`, moduleType: 'js' };
          },
        },
      },
    ],
    transform: { define: { 'import.meta.env': JSON.stringify({ BASE_URL: base }) } },
  });
  await bundled.write({
    dir: join(folder, EMBED),
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
  });
  await bundled.close();
}

/** Bytes after gzip of an element: what draws the first picture by the rules that need most, and all that it may ever fetch. */
export interface EmbedSize {
  readonly first: number;
  readonly whole: number;
}

/** Weighs the element in the folder of a built site. */
export async function weighEmbed(folder: string): Promise<EmbedSize> {
  const root = join(folder, EMBED);
  const files = new Map<string, { readonly size: number; readonly imports: readonly string[] }>();
  for (const file of await listFiles(root, '.js')) {
    const bytes = await readFile(file);
    const imports = [...bytes.toString('utf8').matchAll(AT_ONCE)].map(([, path = '']) => join(dirname(file), path));
    files.set(file, { size: gzipSync(bytes).length, imports });
  }
  const reach = (start: readonly string[]): number => {
    const seen = new Set(start);
    for (const file of seen) for (const one of files.get(file)?.imports ?? []) seen.add(one);
    return [...seen].reduce((sum, file) => sum + (files.get(file)?.size ?? 0), 0);
  };
  const script = join(root, SCRIPT);
  const rules = [...files.keys()].filter((file) => RULESETS.some(({ id }) => file.startsWith(join(root, 'parts', `${id}-`))));
  if (!files.has(script) || rules.length !== RULESETS.length) throw new Error(`${root} has no element, or not all of its rules`);
  const first = Math.max(...rules.map((file) => reach([script, file])));
  return { first, whole: [...files.values()].reduce((sum, { size }) => sum + size, 0) };
}

/** After the build: the board for other sites. */
export function embed(): AstroIntegration {
  return {
    name: 'threefold-embed',
    hooks: { 'astro:build:done': ({ dir }) => buildEmbed(fileURLToPath(dir), BASE) },
  };
}
