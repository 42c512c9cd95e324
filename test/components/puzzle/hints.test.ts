import { describe, expect, test } from 'vitest';
import { listHints, longestMessage } from '../../../src/components/puzzle/hints.ts';
import { captureOf, expect as take } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/puzzles/puzzle.ts';
import { isQuestion } from '../../../src/puzzles/task.ts';
import { readCollection } from '../../../curation/common/read-collection.ts';
import { nameAnswer } from '../../../src/training/goal-names.ts';
import { REFUSAL } from '../../../src/components/diagram/message.ts';

describe('the room under a puzzle', () => {
  test('is that of a refusal, unless a hint or the sentence at the end is longer', () => {
    const goal = { kind: 'mate', moves: 2 } as const;
    expect(longestMessage({ goal }, [{ says: 'Short.' }])).toBe(REFUSAL);
    const long = `${REFUSAL} And more.`;
    expect(longestMessage({ goal }, [{ says: long }])).toBe(long);
    expect(longestMessage({ goal, says: long }, [])).toContain(long);
    // More is said of a declaration that does not hold.
    expect(longestMessage({ goal: { kind: 'declarations' } }, []).length).toBeGreaterThan(REFUSAL.length);
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
      const [, hint] = listHints(take(positionOf(puzzle)), puzzle);
      const out = puzzle.choices!.filter((name) => hint!.says.includes(nameAnswer(puzzle.goal, name)));
      expect(out.length).toBeGreaterThan(0);
      expect(puzzle.choices!.length - out.length).toBeGreaterThan(1);
    }
  });
});

describe('the first hint', () => {
  const collection = readCollection();
  const hinted = collection.map((puzzle) => ({ puzzle, hints: listHints(take(positionOf(puzzle)), puzzle) }));

  test('is an idea, of every puzzle, and names no place; the next one does, or narrows the answers', () => {
    for (const { puzzle, hints } of hinted) {
      expect(hints[0]?.lead, puzzle.id).toBe('Idea');
      expect(hints[0]!.says.length, puzzle.id).toBeGreaterThan(10);
      expect(hints[0]!.shows).toBeUndefined();
      expect(hints[0]!.says, puzzle.id).not.toMatch(/\b[a-n]\d|\b[QK]P?\d/);
      if (!isQuestion(puzzle.goal)) expect(hints.slice(1).map(({ lead }) => lead)).toEqual(['Piece', 'Square']);
    }
  });

  test('is different for different solutions: no sentence says it of more than a fifth of what is played', () => {
    const played = hinted.filter(({ puzzle }) => !isQuestion(puzzle.goal));
    const counts = new Map<string, number>();
    for (const { hints } of played) counts.set(hints[0]!.says, (counts.get(hints[0]!.says) ?? 0) + 1);
    expect(Math.max(...counts.values()) / played.length).toBeLessThan(0.2);
  });

  test('says what is true of the first move: takes or checks, and a game with captures names them', () => {
    for (const { puzzle, hints } of hinted) {
      const says = hints[0]!.says;
      const position = take(positionOf(puzzle));
      const key = puzzle.solution && 'play' in puzzle.solution ? puzzle.solution.play[0] : undefined;
      const move = position.moves().find(({ id }) => id === key);
      if (!move || puzzle.goal.kind === 'proofgame') continue;
      const isCheck = position
        .after(move)
        .checks()
        .some(({ player }) => player !== position.turn);
      if (/a check\.|with check|check comes|check is a leap/.test(says)) expect(isCheck, puzzle.id).toBe(true);
      if (/is quiet|quietly|without a check/.test(says)) expect(isCheck || captureOf(move) !== undefined, puzzle.id).toBe(false);
      if (/takes something/.test(says)) expect(captureOf(move), puzzle.id).toBeDefined();
    }
  });
});
