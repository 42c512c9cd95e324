import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, findRuleset, type Goal } from '../../src/engine/index.ts';
import { parseCollection, verifyPuzzle, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { makePuzzle } from './examine.ts';

/**
 * Adds chosen positions to the collection, or proves it anew after the themes or grades have changed:
 * `node tools/mine/collect.ts meder [FILE]`. FILE holds one `{"position": ..., "goal": ...}` a line, as the miner prints
 * them; other fields are computed here. Ids run on; a position that is there already is left alone.
 */
const [id, file] = process.argv.slice(2);
const ruleset = findRuleset(id ?? '');
if (!ruleset) throw new Error(`“${id}” is no ruleset`);
const path = new URL(`../../src/puzzles/collection/${ruleset.id}.json`, import.meta.url);

const chosen = existsSync(path) ? expect(parseCollection(JSON.parse(readFileSync(path, 'utf8')))).map(pick) : [];
const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n').filter(Boolean);
for (const line of lines) {
  const { position, goal } = JSON.parse(line) as { position: string; goal: Goal };
  if (!chosen.some((other) => other.position === position)) chosen.push({ position, goal });
}
const puzzles = chosen.map(({ position, goal }, i) => makePuzzle(`${ruleset.id}-${i + 1}`, expect(ruleset.parse(position)), goal));
for (const puzzle of puzzles) expect(verifyPuzzle(puzzle));
writeFileSync(path, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
console.log(`${puzzles.length} puzzles in ${ruleset.id}.json`);

function pick({ position, goal }: Puzzle): { position: string; goal: Goal } {
  return { position, goal };
}
