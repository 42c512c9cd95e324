import { describe, expect, test } from 'vitest';
import { listHints, longestSaid } from '../../../src/components/puzzle/hints.ts';
import { expect as take } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/puzzles/puzzle.ts';
import { isQuestion } from '../../../src/puzzles/task.ts';
import { readCollection } from '../../../tools/common/read.ts';
import { nameAnswer } from '../../../src/components/puzzle/words.ts';
import { REFUSAL } from '../../../src/components/diagram/said.ts';

describe('the room under a puzzle', () => {
  test('is that of a refusal, unless a hint or the sentence at the end is longer', () => {
    const goal = { kind: 'mate', moves: 2 } as const;
    expect(longestSaid({ goal }, [{ says: 'Short.' }])).toBe(REFUSAL);
    const long = `${REFUSAL} And more.`;
    expect(longestSaid({ goal }, [{ says: long }])).toBe(long);
    expect(longestSaid({ goal, says: long }, [])).toContain(long);
    // Of a declaration that does not hold more is said.
    expect(longestSaid({ goal: { kind: 'declarations' } }, []).length).toBeGreaterThan(REFUSAL.length);
  });
});

describe('the hints of a question', () => {
  const questions = readCollection().filter(({ goal }) => isQuestion(goal));

  test('leave fewer answers, and never name the whole answer', () => {
    for (const puzzle of questions) {
      const hints = listHints(take(positionOf(puzzle)), puzzle);
      expect(hints.length).toBeGreaterThan(0);
      const said = hints.map(({ says }) => says).join(' ');
      const answer = puzzle.answer!.filter((name) => said.includes(nameAnswer(puzzle.goal, name)));
      if (puzzle.goal.kind === 'legal') expect(answer).toEqual([]);
      else if (puzzle.answer!.length > 0)
        expect(puzzle.answer!.every((name) => said.includes(`${nameAnswer(puzzle.goal, name)}.`))).toBe(false);
    }
  });

  test('leave at least one wrong answer of reasons to choose from', () => {
    for (const puzzle of questions.filter(({ goal }) => goal.kind === 'legal')) {
      const [hint] = listHints(take(positionOf(puzzle)), puzzle);
      const out = puzzle.choices!.filter((name) => hint!.says.includes(nameAnswer(puzzle.goal, name)));
      expect(out.length).toBeGreaterThan(0);
      expect(puzzle.choices!.length - out.length).toBeGreaterThan(1);
    }
  });
});
