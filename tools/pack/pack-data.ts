import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { CLAIM_SCHEMA } from '../../src/claims/claim.ts';
import { SCHEMA } from '../../curation/common/json-schema.ts';
import { ROOT } from './packages.ts';

/** The files of a package, texts by their path in it. */
type Files = ReadonlyMap<string, string>;

/** A package of lists, one for each ruleset. */
interface Lists {
  /** The list of each ruleset, as JSON. */
  readonly lists: ReadonlyMap<string, string>;
  /** The name that all of them together are exported by. */
  readonly all: string;
  /** The type of an entry, and the module that has it. */
  readonly entry: string;
  readonly from: string;
  /** What an entry is, as a JSON schema. */
  readonly schema: object;
}

/** Each list as JSON and as a module, one module with all of them, and the schema of an entry. */
function write({ lists, all, entry, from, schema }: Lists): Map<string, string> {
  const rulesets = [...lists.keys()];
  const files = new Map<string, string>();
  for (const [ruleset, json] of lists) {
    files.set(`${ruleset}.json`, json);
    files.set(`${ruleset}.js`, `export { default } from './${ruleset}.json' with { type: 'json' };\n`);
    files.set(
      `${ruleset}.d.ts`,
      `import type { ${entry} } from '${from}';\n\ndeclare const list: readonly ${entry}[];\nexport default list;\n`,
    );
  }
  const imports = rulesets.map((ruleset) => `import ${ruleset} from './${ruleset}.js';\n`).join('');
  files.set('index.js', `${imports}\nexport const ${all} = { ${rulesets.join(', ')} };\n`);
  const names = rulesets.map((ruleset) => `'${ruleset}'`).join(' | ');
  files.set(
    'index.d.ts',
    `import type { ${entry} } from '${from}';\n\nexport type { ${entry} };\n/** Every list, by its ruleset. */\nexport declare const ${all}: Readonly<Record<${names}, readonly ${entry}[]>>;\n`,
  );
  files.set('schema.json', `${JSON.stringify(schema, null, 2)}\n`);
  return files;
}

/** Every file that fits, by what stands before its ending. */
function readAll(pattern: string): Files {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  return new Map(files.map((file) => [basename(file).split('.')[0]!, readFileSync(`${ROOT}${file}`, 'utf8')]));
}

/** The package of the puzzles. */
export function writeCollection(): Files {
  return write({
    lists: readAll('src/puzzles/collection/*.json'),
    all: 'COLLECTION',
    entry: 'Puzzle',
    from: '@threefold/puzzles',
    schema: SCHEMA,
  });
}

/** The package of the claims. */
export function writeClaims(): Files {
  const lists = [...readAll('src/content/claims/*.jsonl')].map(
    ([ruleset, lines]) => [ruleset, `[\n${lines.trim().split('\n').join(',\n')}\n]\n`] as const,
  );
  const schema = { title: 'A claim of a rule text', ...z.toJSONSchema(CLAIM_SCHEMA) };
  const files = write({ lists: new Map(lists), all: 'CLAIMS', entry: 'Claim', from: './claim.js', schema });
  return files.set('claim.d.ts', readFileSync(`${ROOT}packages/claims/claim.d.ts`, 'utf8'));
}
