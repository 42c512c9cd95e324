import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './files.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Script types the browser does not run, so the policy need not allow them. */
const DATA_TYPE = /type="(?:application\/(?:ld\+)?json|speculationrules)"/;

/** The content security policy of a page: its inline scripts by hash, everything else from the site itself. */
export function makePolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!DATA_TYPE.test(attributes)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    // Pagefind runs WebAssembly.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Puts its policy into a page, before anything the policy governs. */
export function addPolicy(html: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error('policy: a page has no <meta charset="utf-8"> to put the policy after');
  return html.replace(charset, (meta) => `${meta}<meta http-equiv="content-security-policy" content="${makePolicy(html)}">`);
}

/** Takes out the theme Starlight fixes for every page: without scripts the system decides. */
export function freeTheme(html: string): string {
  return html.replace(/(<html\b[^>]*?)\sdata-theme="dark"/, '$1');
}

/** After the build, on every page: its policy, and no fixed theme. */
export function finish(): AstroIntegration {
  return {
    name: 'threefold-finish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const file of await listFiles(fileURLToPath(dir), '.html')) {
          await writeFile(file, addPolicy(freeTheme(await readFile(file, 'utf8'))));
        }
      },
    },
  };
}
