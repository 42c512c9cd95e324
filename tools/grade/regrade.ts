import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, isAttackNode } from '../../src/engine/index.ts';
import { parseCollection, positionOf, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { levelOf, rate, ratedLength, weighStudy } from '../../src/puzzles/rating.ts';
import type { Study } from '../../src/puzzles/study.ts';
import { isProved } from '../../src/puzzles/task.ts';
import { FOLDER } from '../puzzles/read.ts';

/** What a puzzle's proof says about how hard it is, taken as the collection holds it. */
export function studyOf(puzzle: Puzzle): Study {
  const { goal: task, solution, answer } = puzzle;
  const keys = solution && isAttackNode(solution) ? solution.play : [];
  return { position: expect(positionOf(puzzle)), task, keys, length: 0, solution, answer };
}

/** What the anchors of `rating.ts` are of. */
const CENTRAL: readonly string[] = ['defence', 'mate', 'declaration'];

/** The average points of the facts of a ruleset's puzzles, length by length: what `CENTRES` in `rating.ts` should hold. */
export function centresOf(studies: readonly Study[]): readonly number[] {
  return [0, 1, 2, 3].map((length) => {
    const points = studies
      .filter(({ task }) => isProved(task) && CENTRAL.includes(task.kind) && ratedLength(task) === length)
      .map(weighStudy);
    return points.length === 0 ? 0 : Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
  });
}

/**
 * Rates the collection anew and writes it: `npm run -s grade:collection`; nothing but ratings and levels changes, and nothing is
 * proved. With `-- --centre` it writes nothing and prints the centres that `rating.ts` should hold.
 */
function main(): void {
  const { values } = parseArgs({ options: { centre: { type: 'boolean', default: false } } });
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.json'))) {
    const file = new URL(name, FOLDER);
    const puzzles = expect(parseCollection(JSON.parse(readFileSync(file, 'utf8'))));
    const studies = puzzles.map(studyOf);
    if (values.centre) {
      console.log(`  ${name.slice(0, -'.json'.length)}: [${centresOf(studies).join(', ')}],`);
      continue;
    }
    const rated = puzzles.map((puzzle, at): Puzzle => {
      const rating = rate(studies[at]!);
      return { ...puzzle, rating, level: levelOf(rating) };
    });
    const moved = rated.filter(({ level }, at) => level !== puzzles[at]!.level).length;
    writeFileSync(file, `[\n${rated.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    console.log(`${name}: ${rated.length} puzzles, ${moved} change their level`);
  }
}

if (import.meta.main) main();
