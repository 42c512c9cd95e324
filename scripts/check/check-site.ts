import { checkBudgets } from './budgets.ts';
import { checkScripts } from './bundle-contents.ts';
import { checkLinks } from './links.ts';
import { readPages } from '../common/pages.ts';
import { checkHtml } from './validate-html.ts';

/** What is checked on the pages as they were written, each read once: `node scripts/check/check-site.ts [links] [html] [scripts] [budgets] [--all]`. */
const CHECKS = { links: checkLinks, html: checkHtml, scripts: checkScripts, budgets: checkBudgets } as const;

const isAll = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((name) => name !== '--all');
const unknown = wanted.find((name) => !(name in CHECKS));
if (unknown !== undefined) {
  console.error(`“${unknown}” is not a check of the built site; expected ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}
const pages = await readPages();
const faults: string[] = [];
for (const [name, check] of Object.entries(CHECKS))
  if (wanted.length === 0 || wanted.includes(name)) faults.push(...(await check(pages, isAll)));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 && pages.size > 0 ? 0 : 1;
