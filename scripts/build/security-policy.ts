import { createHash } from 'node:crypto';
import { attributeOf, textOf, type Element } from '../common/html.ts';
import type { BuiltPage, Finding } from './page-rules.ts';

/** Script types the browser does not run, so the policy need not allow them. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'speculationrules'];

/** The content security policy of a page with these inline scripts: they by hash, everything else from the site itself. */
function makePolicy(scripts: Iterable<string>): string {
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
 * What a page is given last: its policy, before anything the policy governs, and no theme that Starlight fixes for every page:
 * without scripts the system decides.
 */
export function addSecurityPolicy({ address, elements, text }: Pick<BuiltPage, 'address' | 'elements' | 'text'>): Finding {
  const scripts = elements.filter(
    (one) =>
      one.tagName === 'script' &&
      attributeOf(one, 'src') === undefined &&
      !DATA_TYPES.includes(attributeOf(one, 'type')?.toLowerCase() ?? ''),
  );
  const isCharset = (one: Element): boolean => one.tagName === 'meta' && attributeOf(one, 'charset')?.toLowerCase() === 'utf-8';
  const charset = elements.find(isCharset)?.sourceCodeLocation;
  if (!charset) return { faults: [`${address}: there is no <meta charset="utf-8"> to put the policy after`] };
  const policy = `<meta http-equiv="content-security-policy" content="${makePolicy(scripts.map(textOf))}">`;
  const root = elements.find(({ tagName }) => tagName === 'html');
  const theme = root && attributeOf(root, 'data-theme') === 'dark' ? root.sourceCodeLocation?.attrs?.['data-theme'] : undefined;
  const edits = [{ from: charset.endOffset, to: charset.endOffset, text: policy }];
  if (!theme) return { edits };
  const before = text.slice(0, theme.startOffset).trimEnd().length;
  return { edits: [...edits, { from: before, to: theme.endOffset, text: '' }] };
}
