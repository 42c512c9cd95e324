import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LAYERS } from '../../src/styles/layers.ts';
import { ROOT } from './imports.ts';

/** Lines a style sheet may have. */
export const MOST_LINES = 400;

/** What may stand outside of a layer: it is no rule, so nothing can win over it. */
const NO_RULES = /^@(?:import|layer\s[^{]*$|page|font-face|property|keyframes)/;

export interface Sheet {
  /** Its path from the root: `src/styles/base.css`. */
  readonly file: string;
  readonly text: string;
}

/** Every style sheet below `src`, and what stands in `<style>` of a component. */
export function listSheets(): Sheet[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('src', name.replaceAll('\\', '/')))
    .filter((file) => /\.(?:css|astro)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      if (file.endsWith('.css')) return [{ file, text }];
      return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, inner = '']) => ({ file, text: inner }));
    });
}

interface Block {
  /** What stands before its brace, or the whole of a statement without one: `@layer page`, `.rule > p`. */
  readonly head: string;
  readonly body: string | undefined;
}

/** The blocks and statements of one level, in order. */
function readBlocks(text: string): Block[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/'[^'\n]*'|"[^"\n]*"/g, (quoted) => `'${'x'.repeat(quoted.length - 2)}'`);
  const blocks: Block[] = [];
  let depth = 0;
  let from = 0;
  let open = 0;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at];
    if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ head: code.slice(from, open).trim(), body: code.slice(open + 1, at) });
        from = at + 1;
      }
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: code.slice(from, at).trim(), body: undefined });
      from = at + 1;
    }
  }
  return blocks;
}

/** What of a style sheet stands in no layer, or in one that the site does not name: the heads of its rules. */
export function findLoose(text: string): string[] {
  return readBlocks(text).flatMap(({ head, body }) => {
    const layer = /^@layer\s+([\w-]+)$/.exec(head)?.[1];
    if (body !== undefined && layer !== undefined) return (LAYERS as readonly string[]).includes(layer) ? [] : [head];
    if (NO_RULES.test(head)) return [];
    // A condition holds rules; they are what is loose.
    if (body !== undefined && /^@(?:media|supports|container)\b/.test(head)) return findLoose(body);
    return [head];
  });
}

/** Selectors that make the page's root hang on what stands anywhere in it: each press that adds or takes away an element styles all others again. */
export function findRootHas(text: string): string[] {
  return [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{},;>\s])((?::root|html|body)[^\s{},>+~]*:has\([^{},]*)/g)].map(
    ([, found = '']) => found.trim(),
  );
}

const MOTION = /^(?:(?:transition|animation)(?:-[a-z]+)?\s*:(?!\s*none)|scroll-behavior\s*:\s*smooth|@keyframes)/;

/** Motion in a style sheet outside a `prefers-reduced-motion` query. */
export function findMotion(text: string): string[] {
  return readBlocks(text).flatMap(({ head, body }) => {
    if (MOTION.test(head)) return [head];
    if (body === undefined || head === '@media (prefers-reduced-motion: no-preference)') return [];
    // The last of its declarations need not end with a sign.
    return findMotion(`${body};`);
  });
}
