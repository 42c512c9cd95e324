import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAttackNode } from '../../src/engine/index.ts';
import { findMove, planOf } from '../../src/puzzles/men.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { readCollection } from '../../tools/common/read.ts';

const twins = JSON.parse(readFileSync(new URL('../../src/puzzles/twins.json', import.meta.url), 'utf8')) as string[][];
const collection = new Map(readCollection().map((puzzle) => [puzzle.id, puzzle]));

/** Where each man stands, as far as all rulesets call it alike. */
const menOf = (puzzle: Puzzle): string =>
  expectPosition(puzzle)
    .squares.flatMap(({ name, piece }) => (piece ? [`${piece.owner} ${piece.role} ${name}`] : []))
    .sort()
    .join();

/** The answer: of a question all of it, else the first move, whatever level it chooses. */
function answerOf(puzzle: Puzzle): string {
  const { solution, answer = [] } = puzzle;
  if (!solution || !isAttackNode(solution)) return answer.join();
  const position = expectPosition(puzzle);
  return planOf(position, findMove(position, solution.play[0]!));
}

/** What is wrong with a twin. */
function findFault(ids: readonly string[]): string | undefined {
  const puzzles = ids.flatMap((id) => collection.get(id) ?? []);
  const differ = (of: (puzzle: Puzzle) => string): number => new Set(puzzles.map(of)).size;
  if (puzzles.length < ids.length) return 'a puzzle is not there';
  if (ids.length < 2 || differ(({ ruleset }) => ruleset) < ids.length) return 'two to four rulesets';
  if (differ(({ goal }) => JSON.stringify(goal)) > 1) return 'one task';
  if (differ(menOf) > 1) return 'one position';
  return differ(answerOf) < ids.length ? 'another answer under each' : undefined;
}

describe('twins', () => {
  test('are one position and one task, with another answer under each ruleset', () => {
    expect(twins.length).toBeGreaterThanOrEqual(50);
    expect(twins.flatMap((ids) => findFault(ids) ?? [])).toEqual([]);
  });

  test('share no puzzle', () => expect(new Set(twins.flat()).size).toBe(twins.flat().length));

  test('would be refused where one of that is missing', () => {
    const [[one, two], [three]] = twins as [[string, string], [string]];
    expect([[one], [one, one], [one, three], [one, 'meder-0000']].map(findFault)).toEqual([
      'two to four rulesets',
      'two to four rulesets',
      expect.any(String),
      'a puzzle is not there',
    ]);
    expect(findFault([one, two])).toBeUndefined();
  });
});
