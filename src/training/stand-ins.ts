import type { Puzzle } from '../puzzles/puzzle.ts';
import { isQuestion } from '../puzzles/task.ts';
import { hash } from './text-hash.ts';

/** From so many days on a puzzle may come again. */
const AGAIN = 730;

/**
 * What is solved on days whose announced puzzle has left the collection: another of its ruleset that no day has, or none of the next two
 * years. Which one depends on the day and on as little else as can be. Adds the day to what each puzzle is announced for.
 */
export function assignStandIns(puzzles: readonly Puzzle[], announced: readonly string[], days: ReadonlyMap<string, number[]>): void {
  const rulesets = new Set(puzzles.map(({ ruleset }) => ruleset));
  const isFree = ({ id, goal }: Puzzle): boolean => !isQuestion(goal) && days.get(id)!.every((day) => day >= AGAIN);
  for (const [day, id] of announced.entries()) {
    const ruleset = id.slice(0, id.indexOf('-'));
    if (days.has(id) || !rulesets.has(ruleset)) continue;
    const free = puzzles.filter((puzzle) => puzzle.ruleset === ruleset && isFree(puzzle));
    const unused = free.filter((puzzle) => days.get(puzzle.id)!.length === 0);
    const draw = (puzzle: Puzzle): number => hash(`${puzzle.id} ${String(day)}`);
    const [best] = (unused.length > 0 ? unused : free).toSorted((one, other) => draw(other) - draw(one));
    if (best) days.get(best.id)!.push(day);
  }
}
