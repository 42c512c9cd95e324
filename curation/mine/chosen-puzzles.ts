import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '../../src/engine/index.ts';
import { writeIdentity, type PuzzleIdentity } from '../../src/puzzles/id.ts';
import { CHOICES_SCHEMA, type Chosen } from '../../src/puzzles/schema.ts';
import { readTextAs } from '../../src/schema/read-json.ts';

const FOLDER = new URL('./chosen/', import.meta.url);
const fileOf = (ruleset: string): URL => new URL(`${ruleset}.json`, FOLDER);

/** What a person chose for a ruleset, what is gone from the collection too. */
export function readChosen(ruleset: string): readonly Chosen[] {
  const file = fileOf(ruleset);
  return existsSync(file) ? expect(readTextAs(CHOICES_SCHEMA, readFileSync(file, 'utf8'), `chosen/${ruleset}.json`)) : [];
}

/** The same, with a mark on what was in the collection before and is not any more; one that is there again loses it. */
export function markGone(
  ruleset: string,
  chosen: readonly Chosen[],
  before: readonly PuzzleIdentity[],
  left: readonly PuzzleIdentity[],
): readonly Chosen[] {
  const [was, is] = [before, left].map((all) => new Set(all.map(writeIdentity)));
  return chosen.map(({ gone, ...asked }) => {
    const name = writeIdentity({ ruleset, ...asked });
    return !is!.has(name) && (gone || was!.has(name)) ? { ...asked, gone: true } : asked;
  });
}

/** Notes in the file what was chosen by a person and has been taken out: it is not offered again. */
export function noteGone(ruleset: string, before: readonly PuzzleIdentity[], left: readonly PuzzleIdentity[]): void {
  const chosen = readChosen(ruleset);
  const marked = markGone(ruleset, chosen, before, left);
  if (JSON.stringify(marked) !== JSON.stringify(chosen)) writeFileSync(fileOf(ruleset), `${JSON.stringify(marked, null, 2)}\n`);
}
