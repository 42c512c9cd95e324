import { coverClaims, readNamings, type Covered } from './claims.ts';
import { RULESETS } from '../../src/engine/index.ts';
import { ROOT } from '../common/run-tool.ts';

/** `npm run -s coverage [-- RULESET] [--json]`: which rule, lessons and puzzles name each claim; fails where one is not covered. */
const words = process.argv.slice(2);
const isJson = words.includes('--json');
const only = words.find((word) => !word.startsWith('--'));
const strange = words.find((word) => word.startsWith('--') && word !== '--json');
const known = RULESETS.map(({ id }) => id);
if (strange !== undefined || (only !== undefined && !known.includes(only))) {
  console.error(`coverage: “${strange ?? only}” is not understood; expected --json or one of ${known.join(', ')}`);
  process.exit(2);
}

const { claims, namings, faults } = await readNamings(ROOT);
const rows = coverClaims(claims, namings).filter(({ claim }) => only === undefined || claim.ruleset === only);
const missing = rows.filter(({ lacks }) => lacks.length > 0);

if (isJson) {
  console.log(
    JSON.stringify(rows.map(({ claim, rules, lessons, puzzles }) => ({ claim: claim.id, rule: rules[0] ?? '', lessons, puzzles }))),
  );
} else {
  printClaims(only === undefined ? rows : missing);
  printCounts();
  console.log(`${rows.length - missing.length} of ${rows.length} claims covered`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 && missing.length === 0 && rows.length > 0 ? 0 : 1;

function printClaims(list: readonly Covered[]): void {
  for (const { claim, rules, lessons, puzzles, lacks } of list) {
    const found = [...rules, ...lessons, ...puzzles].join(' ');
    console.log([claim.id.padEnd(44), lacks.length === 0 ? '' : `LACKS ${lacks.join(' and ')}`, found].filter(Boolean).join('  '));
    if (only !== undefined) console.log(`    ${claim.section}, ${claim.source}, ${claim.show}: ${claim.claim}`);
  }
}

function printCounts(): void {
  const line = (...cells: (string | number)[]): string =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(10))).join('');
  console.log(`\n${line('ruleset', 'claims', 'rule', 'board', 'lesson', 'puzzles', 'covered')}`);
  const count = (name: string, list: readonly Covered[]): void => {
    const board = list.filter(({ claim }) => claim.show === 'board');
    console.log(
      line(
        name,
        list.length,
        list.filter(({ rules }) => rules.length > 0).length,
        board.length,
        board.filter(({ lessons }) => lessons.length > 0).length,
        new Set(list.flatMap(({ puzzles }) => puzzles)).size,
        list.filter(({ lacks }) => lacks.length === 0).length,
      ),
    );
  };
  for (const id of known) {
    const list = rows.filter(({ claim }) => claim.ruleset === id);
    if (list.length > 0) count(id, list);
  }
  if (only === undefined) count('all', rows);
}
