import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, isAttackNode } from '../../src/engine/index.ts';
import { parseCollection } from '../../src/puzzles/format.ts';
import { positionOf, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { levelOf, rate, weighStudy, LEVELS, type Centres } from '../../src/puzzles/rating.ts';
import type { SolvedTask } from '../../src/puzzles/solve-task.ts';
import { FOLDER } from '../common/read-collection.ts';

/** What a puzzle's proof says about how hard it is, taken as the collection holds it. */
export function solvedTaskOf(puzzle: Puzzle): SolvedTask {
  const { goal: task, solution, answer } = puzzle;
  const keys = solution && isAttackNode(solution) ? solution.play : [];
  return { position: expect(positionOf(puzzle)), task, keys, length: 0, solution, answer };
}

/** The average points of a ruleset's mates (or declarations) and defences: what `CENTRES` in `rating.ts` should hold. */
export function centresOf(studies: readonly SolvedTask[]): Partial<Centres> {
  const meanOf = (...kinds: readonly string[]): number | undefined => {
    const points = studies.filter(({ task }) => kinds.includes(task.kind)).map(weighStudy);
    return points.length === 0 ? undefined : Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
  };
  const [mates, defences] = [meanOf('mate', 'declaration'), meanOf('defence')];
  return { ...(mates !== undefined && { mates }), ...(defences !== undefined && { defences }) };
}

/**
 * Rates the collection anew and writes it: `npm run -s grade:collection`; nothing but ratings and levels
 * changes, and nothing is proved. With `-- --centre` it writes nothing and prints the centres that `rating.ts` should hold.
 */
function main(): void {
  const { values } = parseArgs({ options: { centre: { type: 'boolean', default: false } } });
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()) {
    const ruleset = name.slice(0, -'.json'.length);
    const file = new URL(name, FOLDER);
    const puzzles = expect(parseCollection(JSON.parse(readFileSync(file, 'utf8'))));
    const studies = puzzles.map(solvedTaskOf);
    if (values.centre) {
      const centres = Object.entries(centresOf(studies)).map(([name, value]) => `${name}: ${value}`);
      console.log(`  ${ruleset}: { ${centres.join(', ')} },`);
      continue;
    }
    const rated = puzzles.map((puzzle, at): Puzzle => {
      const rating = rate(studies[at]!);
      return { ...puzzle, rating, level: levelOf(rating) };
    });
    const moved = rated.filter(({ level }, at) => level !== puzzles[at]!.level).length;
    writeFileSync(file, `[\n${rated.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    const counts = LEVELS.map((level) => rated.filter((puzzle) => puzzle.level === level).length);
    console.log(`${name}: ${rated.length} puzzles, ${moved} change their level; levels ${counts.join(', ')}`);
  }
}

if (import.meta.main) main();
