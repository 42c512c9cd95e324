import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { listFiles } from '../common/files.ts';
import { findAll, readHtml, type Element } from '../common/html.ts';

/** A change of a page's text: what stands from one place to another gives way to another text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What a rule says of a page: what is to change, and what is wrong, each fault with file and line. */
export interface Finding {
  readonly edits?: readonly Edit[];
  readonly faults?: readonly string[];
}

/** Looks at a page of the built site; places of edits are those of the text it is given. */
export type PageRule = (page: BuiltPage) => Finding | undefined | Promise<Finding | undefined>;

/** A page of the built site, read once; its tree is made when a rule asks for it, and no rule changes it. */
export class BuiltPage {
  /** Its address within the site: `/learn/meder/`, `/404.html`. */
  readonly address: string;
  readonly text: string;
  #tree: Tree.Document | undefined;
  #elements: readonly Element[] | undefined;

  constructor(address: string, text: string) {
    this.address = address;
    this.text = text;
  }

  /** Every part of it knows where in the text it begins and ends. */
  get tree(): Tree.Document {
    return (this.#tree ??= readHtml(this.text, true));
  }

  /** All its elements, in order; what a template holds is not on the page. */
  get elements(): readonly Element[] {
    return (this.#elements ??= findAll(this.tree, () => true));
  }
}

/** The text with all these changes. Two that touch the same place are a programmer's mistake. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to, text: other } of edits.toSorted((one, two) => one.from - two.from || one.to - two.to)) {
    if (from < done) throw new Error(`two changes of a page touch its place ${from}`);
    parts.push(text.slice(done, from), other);
    done = to;
  }
  return parts.join('') + text.slice(done);
}

/** Hands every page below a folder to all rules, and writes those that change; gives what is wrong. */
export async function applyRules(folder: string, rules: readonly PageRule[]): Promise<string[]> {
  const files = await listFiles(folder, '.html');
  const faults: string[] = [];
  const look = async (file: string): Promise<void> => {
    const address = `/${file.slice(folder.length).replaceAll('\\', '/')}`.replace(/^\/\//, '/').replace(/index\.html$/, '');
    const page = new BuiltPage(address, await readFile(file, 'utf8'));
    const edits: Edit[] = [];
    for (const rule of rules) {
      const finding = await rule(page);
      edits.push(...(finding?.edits ?? []));
      faults.push(...(finding?.faults ?? []));
    }
    if (edits.length > 0) await writeFile(file, applyEdits(page.text, edits));
  };
  // A few at a time, so that one is read while the picture of another is drawn, and few trees are kept.
  const open = files.values();
  const work = async (): Promise<void> => {
    for (const file of open) await look(file);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults.sort();
}

/** After the build: one pass over all pages. What is wrong with them ends it. */
export function pageRules(prepare: (folder: string) => Promise<readonly PageRule[]>): AstroIntegration {
  return {
    name: 'threefold-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const faults = await applyRules(folder, await prepare(folder));
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
    },
  };
}
