import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './files.ts';
import { attributeOf, findAll, readHtml, textOf } from './html.ts';

/** Script types the browser does not run, so the policy need not allow them. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'speculationrules'];

/** The content security policy of a page with these inline scripts: they by hash, everything else from the site itself. */
export function makePolicy(scripts: Iterable<string>): string {
  const hashes = new Set([...scripts].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`));
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

/**
 * A page with its policy, before anything the policy governs, and without the theme Starlight fixes for every page: without
 * scripts the system decides.
 */
export function finishPage(html: string): string {
  const all = findAll(readHtml(html, true), ({ tagName }) => ['html', 'meta', 'script'].includes(tagName));
  const scripts = all.filter(
    (one) =>
      one.tagName === 'script' &&
      attributeOf(one, 'src') === undefined &&
      !DATA_TYPES.includes(attributeOf(one, 'type')?.toLowerCase() ?? ''),
  );
  const charset = all.find((one) => one.tagName === 'meta' && attributeOf(one, 'charset')?.toLowerCase() === 'utf-8')?.sourceCodeLocation;
  if (!charset) throw new Error('policy: a page has no <meta charset="utf-8"> to put the policy after');
  const policy = `<meta http-equiv="content-security-policy" content="${makePolicy(scripts.map(textOf))}">`;
  const root = all.find(({ tagName }) => tagName === 'html');
  const theme = attributeOf(root!, 'data-theme') === 'dark' ? root!.sourceCodeLocation?.attrs?.['data-theme'] : undefined;
  const rest = html.slice(0, charset.endOffset) + policy + html.slice(charset.endOffset);
  // The root comes before the head, so its places still hold.
  return theme ? rest.slice(0, theme.startOffset).trimEnd() + rest.slice(theme.endOffset) : rest;
}

/** After the build, on every page: its policy, and no fixed theme. */
export function finish(): AstroIntegration {
  return {
    name: 'threefold-finish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const file of await listFiles(fileURLToPath(dir), '.html')) {
          await writeFile(file, finishPage(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
