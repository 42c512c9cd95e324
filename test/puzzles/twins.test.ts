import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRuleset, isAttackNode, expect as take, type Position } from '../../src/engine/index.ts';
import { expectMove } from '../../src/puzzles/position-queries.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { isQuestion } from '../../src/puzzles/task.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { contrastOf } from '../../curation/sets/contrast.ts';
import { wordOf } from '../../curation/sets/twin-pair.ts';

const twins = JSON.parse(readFileSync(new URL('../../src/puzzles/twins.json', import.meta.url), 'utf8')) as string[][];
const collection = new Map(readCollection().map((puzzle) => [puzzle.id, puzzle]));

/** Where each piece stands, as far as all rulesets call it alike. */
const piecesOf = (puzzle: Puzzle): string =>
  expectPosition(puzzle)
    .squares.flatMap(({ name, piece }) => (piece ? [`${piece.owner} ${piece.role} ${name}`] : []))
    .sort()
    .join();

/** The answer: of a question all of it, else the first move, whatever level it chooses. */
function answerOf(puzzle: Puzzle): string {
  const { solution, answer = [] } = puzzle;
  if (!solution || !isAttackNode(solution)) return answer.join();
  const position = expectPosition(puzzle);
  return wordOf(position, expectMove(position, solution.play[0]!));
}

/** What is wrong with a twin. */
function findFault(ids: readonly string[]): string | undefined {
  const puzzles = ids.flatMap((id) => collection.get(id) ?? []);
  const differ = (of: (puzzle: Puzzle) => string): number => new Set(puzzles.map(of)).size;
  if (puzzles.length < ids.length) return 'a puzzle is not there';
  if (ids.length < 2 || differ(({ ruleset }) => ruleset) < ids.length) return 'two to four rulesets';
  if (differ(({ goal }) => JSON.stringify(goal)) > 1) return 'one task';
  if (differ(piecesOf) > 1) return 'one position';
  return differ(answerOf) < ids.length ? 'another answer under each' : undefined;
}

describe('twins', () => {
  test('are one position and one task, with another answer under each ruleset', () => {
    expect(twins.length).toBeGreaterThanOrEqual(80);
    expect(twins.flatMap((ids) => findFault(ids) ?? [])).toEqual([]);
  });

  test('are played for the most part: a third at most is asked', () => {
    const asked = twins.filter(([id]) => isQuestion(collection.get(id!)!.goal));
    expect(asked.length).toBeLessThanOrEqual(twins.length / 3);
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

describe('why answers differ', () => {
  const MATE = { kind: 'mate', moves: 1 } as const;
  const at = (ruleset: string, text: string): Position => take(findRuleset(ruleset)!.parse(text));
  const USENET = at('usenet', 'W:4/4/3K/4;N:4/4/4/2r1;B:3k/P3/4/1R2;QL@QP4:2/2;KL@KP9:2/2;ql@QP6:1q/2;kl@KP11:2/2 b - - - 0 29');
  const MEDER = at('meder', 'W:4/4/3K/4;N:4/4/4/2r1;B:3k/P3/4/1R2;QL@QL2:2/2;KL@KL5:2/2;ql@QL3:1q/2;kl@KL6:2/2 b - - - 0 29');

  test('is told by the rule that refuses each answer under the other ruleset: a column in the way, two levels at once', () => {
    const told = contrastOf(MATE, [
      { position: USENET, key: 'a3ql-d3W' },
      { position: MEDER, key: 'a3ql-c1W' },
    ]);
    expect(told).toEqual({ cost: 0, sort: 'mate 1 meder usenet blocked levels' });
  });

  test('takes more where a check has several replies there, one of them legal here too', () => {
    const told = contrastOf(MATE, [
      { position: USENET, key: 'a3ql-z2ql' },
      { position: MEDER, key: 'a3ql-c1W' },
    ]);
    expect(told.cost).toBe(2);
  });
});
