import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, findRuleset, RULESETS, type Ruleset } from '../../src/engine/index.ts';
import { strip } from '../../src/puzzles/idle.ts';
import { assemble } from '../../src/puzzles/make.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { ratedLength, weighStudy } from '../../src/puzzles/rating.ts';
import { study, type Study } from '../../src/puzzles/study.ts';
import { isProved, isQuestion, type Task } from '../../src/puzzles/task.ts';
import { KINDS } from './kinds.ts';
import { fileOf, FOLDER, readCandidates } from './main.ts';
import { limitChecking, Selection, type Offer } from './select.ts';

/**
 * Makes the collection from what was mined and what was chosen by hand: proves every candidate under the rules as they are, takes
 * what passes all checks and is not too like another one, and writes `src/puzzles/collection/`:
 * `npm run collect -- [--ruleset meder] [--seed 1] [--centre]`. The same candidates always give the same collection.
 */
const CHOSEN = new URL('./chosen/', import.meta.url);
const NODES = 20_000_000;

interface Chosen {
  readonly position: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly goal: Task;
  readonly says: string;
}

interface Proved extends Offer {
  readonly says?: string;
}

function prove(ruleset: Ruleset, seeds: readonly number[], tell: (flaw: string) => void): Proved[] {
  const proved: Proved[] = [];
  const file = new URL(`${ruleset.id}.json`, CHOSEN);
  if (existsSync(file))
    for (const { position, goal, options, says } of JSON.parse(readFileSync(file, 'utf8')) as Chosen[]) {
      const studied = settle(ruleset, position, goal, options);
      const flaw = studied ? findFlaw(studied, 'chosen') : 'unproved';
      if (studied && !flaw) proved.push({ kind: 'chosen', studied, source: { kind: 'chosen' }, says });
      else tell(`chosen ${flaw} ${position}`);
    }
  for (const { id: kind } of KINDS.filter(({ players }) => players === ruleset.players.length))
    for (const seed of seeds)
      for (const { position, goal, options, source, batch, ply } of readCandidates(fileOf(ruleset.id, kind, seed)).candidates) {
        const found = settle(ruleset, position, goal, options);
        const studied = found && source === 'composed' && !isQuestion(goal) ? strip(found) : found;
        const flaw = studied ? findFlaw(studied, source) : 'unproved';
        if (!studied || flaw) tell(`${kind} ${flaw}`);
        else proved.push({ kind, studied, source: { kind: source, seed, batch, ...(ply !== undefined && { ply }) } });
      }
  return proved;
}

function settle(rules: Ruleset, text: string, goal: Task, options: Readonly<Record<string, string>> = {}): Study | undefined {
  const position = expect(rules.configure(options)).parse(text);
  if (!position.ok) return undefined;
  const studied = study(position.value, goal, { nodes: NODES });
  return studied.ok ? studied.value : undefined;
}

function main(): void {
  const { values } = parseArgs({
    options: { ruleset: { type: 'string' }, seed: { type: 'string', default: '1' }, centre: { type: 'boolean', default: false } },
  });
  mkdirSync(FOLDER, { recursive: true });
  const seeds = values.seed.split(',').map(Number);
  const rulesets = values.ruleset === undefined ? RULESETS : values.ruleset.split(',').map((id) => findRuleset(id)!);
  for (const ruleset of rulesets) {
    const refused: Record<string, number> = {};
    const tell = (why: string): void => void (refused[why] = (refused[why] ?? 0) + 1);
    const selection = new Selection();
    const says = new Map<Study, string>();
    const proved = prove(ruleset, seeds, tell);
    if (values.centre) printCentres(ruleset.id, proved);
    for (const offer of proved) {
      const why = selection.offer(offer);
      if (why) tell(`${offer.kind} ${why}`);
      else if (offer.says !== undefined) says.set(offer.studied, offer.says);
    }
    const puzzles = limitChecking(selection.taken).map(({ studied, source }) => assemble(studied, source, says.get(studied)));
    const path = new URL(`../../src/puzzles/collection/${ruleset.id}.json`, import.meta.url);
    writeFileSync(path, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    report(ruleset.id, puzzles, refused);
  }
}

/** What `CENTRES` in `rating.ts` should hold. */
function printCentres(ruleset: string, offers: readonly Offer[]): void {
  const sums = [0, 1, 2, 3].map((length) => {
    const points = offers
      .filter(({ studied: { task } }) => isProved(task) && ratedLength(task) === length)
      .map(({ studied }) => weighStudy(studied));
    return points.length === 0 ? 0 : Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
  });
  console.log(`  ${ruleset}: [${sums.join(', ')}],`);
}

function report(ruleset: string, puzzles: readonly Puzzle[], refused: Readonly<Record<string, number>>): void {
  const count = (name: (puzzle: Puzzle) => string): string => {
    const counts = new Map<string, number>();
    for (const puzzle of puzzles) counts.set(name(puzzle), (counts.get(name(puzzle)) ?? 0) + 1);
    return [...counts]
      .sort()
      .map(([what, many]) => `${what} ${many}`)
      .join(', ');
  };
  console.log(`${ruleset}: ${puzzles.length} puzzles`);
  console.log(`  goals: ${count(({ goal }) => goal.kind)}`);
  console.log(`  levels: ${count(({ level }) => String(level))}`);
  console.log(`  passed over: ${JSON.stringify(refused)}`);
}

main();
