import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type Player, type Position } from '../../src/engine/index.ts';
import { explainSolution } from '../../src/components/puzzle/explain.ts';
import { askTask, nameGoal } from '../../src/training/goal-names.ts';
import { findIdea } from '../../src/components/puzzle/ideas.ts';
import { nameMoves } from '../../src/components/puzzle/name-moves.ts';
import { countHelpPlies, endsJointly, findJointHelpmates, meetsKing } from '../../src/puzzles/joint-helpmate.ts';
import { judgeSubmission } from '../../src/puzzles/proof/submission.ts';
import { makePuzzle } from '../../src/puzzles/proof/make-puzzle.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import type { Task } from '../../src/puzzles/task.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

const harshman = findRuleset('harshman')!;
const read = (text: string): Position => take(harshman.parse(text));
const help = (king: Player): Task => ({ kind: 'helpmate', moves: 1, king });

/** Black’s bishop comes first, and guards the rook that White then gives check with beside Gray’s king. */
const TWO = '7/8/2bK6/10/11/12/gK12/bB13/2wR10/12/11/3wK6/9/8 b wgb - - - 0 40';
/** Black’s king steps into the corner first. */
const THREE = '7/8/9/10/10bK/12/13/9wK4/4gQ8/12/3gK7/10/9/8 b wgb - - - 0 40';

describe('a mate for which three players help (Harshman VIII)', () => {
  test('is every line after which two can declare it together, as the acts of each position say, and no other', () => {
    const start = read(TWO);
    const declared = start.moves().flatMap((first) => {
      const between = start.after(first);
      if (between.status() !== 'playing') return [];
      return between.moves().flatMap((second) => {
        const end = between.after(second);
        const can = end.status() === 'playing' && end.turn === 'g' && end.acts().some(({ id }) => id === 'mate:wb>g');
        return can ? [[first.id, second.id]] : [];
      });
    });
    expect(declared).toEqual([['a7-b6', 'c6-c8']]);
    expect(findJointHelpmates(start, 'g', 2)).toMatchObject({ lines: declared, complete: true });
    expect(endsJointly(start, 'g', ['a7-b6', 'c6-c8'])).toBe(true);
    // The other way round it is no mate, nor without the guard.
    expect(endsJointly(start, 'g', ['a7-c8', 'c6-c8'])).toBe(false);
    expect(endsJointly(start, 'g', ['a7-b6'])).toBe(false);
  });

  test('takes a move of each of the two, and one of the third where the third begins', () => {
    expect(countHelpPlies(read(TWO), 'g', 1)).toBe(2);
    expect(countHelpPlies(read(THREE), 'b', 1)).toBe(3);
    expect(countHelpPlies(read(THREE), 'b', 2)).toBe(6);
    // Gray, who begins here, comes after Black: only one of the two would have moved before.
    expect(countHelpPlies(read(TWO.replace(' b wgb', ' g wgb')), 'b', 1)).toBe(4);
  });

  test('is asked for with the move of everybody, and solved by one line', () => {
    const solved = take(solveTask(read(THREE), help('b')));
    expect(solved.keys).toEqual(['n10-n11 j7-l8 e6-m10']);
    expect(findFlaw(solved, 'composed')).toBeUndefined();
    expect(nameGoal(help('b'))).toBe('Help two players mate the third');
    expect(askTask(read(THREE), { goal: help('b'), solution: solved.solution! })).toBe(
      'Everybody helps: you move for Black, then for White, then for Gray. After that White and Gray can declare Black’s mate together.',
    );
  });

  test('is not a task of two players, nor is theirs one of three', () => {
    expect(solveTask(read(THREE), { kind: 'helpmate', moves: 1 }).ok).toBe(false);
    const meder = findRuleset('meder')!.begin();
    expect(solveTask(meder, help('b')).ok).toBe(false);
    expect(judgeSubmission({ ruleset: 'harshman', position: THREE, goal: { kind: 'helpmate', moves: 1 } }, []).ok).toBe(false);
    expect(judgeSubmission({ ruleset: 'meder', position: meder.text(), goal: help('b') }, []).ok).toBe(false);
    expect(judgeSubmission({ ruleset: 'harshman', position: THREE, goal: help('b') }, [])).toMatchObject({ ok: true });
  });

  test('is refused where one of the two could declare it alone, or a king can be taken on the way', () => {
    // A white queen in the place of the rook mates without Black’s bishop.
    const alone = take(solveTask(read(TWO.replace('2wR10', '2wQ10')), help('g')));
    expect(findFlaw({ ...alone, keys: ['a7-b6 c6-b7'] }, 'composed')).toBe('alone');
    // A black rook on Gray’s row could take the king before anybody has helped.
    expect(meetsKing(read(THREE), ['n10-n11', 'j7-l8', 'e6-m10'])).toBe(false);
    expect(meetsKing(read(THREE.replace('3gK7', '3gK3bR3')), ['n10-n11'])).toBe(true);
  });

  test('says who guards whom, who takes the king after which move, and hints at how it begins', () => {
    const start = read(TWO);
    const puzzle = makePuzzle(start, help('g'), { kind: 'composed' });
    expect(nameMoves(start, explainSolution(start, puzzle))).toBe(
      'The rook on c8 attacks Gray’s king and covers five squares; the bishop on b6 covers a7 and c8. After Kb8-a7 or Kb8xc8 Black takes the king, after the other five White takes the king.',
    );
    expect(findIdea(start, puzzle)).toBe('It begins quietly. What ends it stands beside the king.');
    expect(puzzle.themes).toContain('joint');
    expect(puzzle.topics).toContain('declaration');
  });
});

describe('the mates in the collection for which three players help', () => {
  const all = readCollection().filter(({ goal }) => goal.kind === 'helpmate' && goal.king !== undefined);

  test('are a dozen, each with a reason of its own, and no two of one line', () => {
    expect(all.length).toBeGreaterThanOrEqual(12);
    const said = all.map((puzzle) => {
      const start = read(puzzle.position);
      return nameMoves(start, explainSolution(start, puzzle));
    });
    expect(said.filter((text) => !/ takes the king\.$| covers /.test(text))).toEqual([]);
    expect(new Set(said).size).toBe(all.length);
  });
});
