import { describe, expect, test } from 'vitest';
import examples from '../../src/comparison/data/examples.json';
import { isCastling } from '../../src/comparison/diff.ts';
import { EFFECTS, effectBetween, isEffect, movesFromTo } from '../../src/comparison/move-effects.ts';
import type { Example } from '../../src/comparison/data/formats.ts';
import { NO_PLACE, positionUnder } from '../../src/comparison/mined-examples.ts';
import { askAll, makeQuiz } from '../../src/comparison/quiz.ts';
import { questionsBetween, listTopics } from '../../src/comparison/disagreement-topics.ts';
import { expect as must, MOVABLE_RULESETS, type Position } from '../../src/engine/index.ts';

const ALL: readonly Example[] = examples;
const WAYS = MOVABLE_RULESETS.flatMap((from) => MOVABLE_RULESETS.filter((to) => to !== from).map((to) => [from.id, to.id] as const));
const find = (id: string) => MOVABLE_RULESETS.find((one) => one.id === id)!;
const isLegal = (position: Position, move: string): boolean => movesFromTo(position, move).length > 0;

describe('the examples of disagreement', () => {
  test.for(MOVABLE_RULESETS.map(({ id }) => id))('those that %s refuses: legal there, refused here, for the stated reason', (id) => {
    const mine = ALL.filter(({ refuses, code }) => refuses === id && !isEffect(code));
    expect(mine.length).toBeGreaterThan(0);
    for (const example of mine) {
      const row = JSON.stringify(example);
      expect(isLegal(positionUnder(example, find(example.allows), MOVABLE_RULESETS), example.legal), row).toBe(true);
      const position = positionUnder(example, find(id), MOVABLE_RULESETS);
      expect(isLegal(position, example.barred), row).toBe(false);
      if (example.code === NO_PLACE) {
        expect(example.barred, row).toBe('');
        continue;
      }
      const [from = '', to = ''] = example.barred.split('-');
      const said = isCastling(example.barred) ? must(position.explainId(example.barred)) : position.explain(from, to);
      expect(!said.legal && said.code, row).toBe(example.code);
    }
  });

  test('those of an effect: legal under both, and only under one it has that effect', () => {
    const mine = ALL.filter(({ code }) => isEffect(code));
    expect(new Set(mine.map(({ code }) => code))).toEqual(new Set(EFFECTS));
    for (const example of mine) {
      const row = JSON.stringify(example);
      const [one, other] = [example.allows, example.refuses].map((id) => positionUnder(example, find(id), MOVABLE_RULESETS)) as [
        Position,
        Position,
      ];
      expect(isLegal(one, example.legal) && isLegal(other, example.barred), row).toBe(true);
      expect(effectBetween(one, example.legal, other, example.barred), row).toBe(example.code);
      expect(effectBetween(other, example.barred, one, example.legal), row).not.toBe(example.code);
    }
  });

  test('every two rulesets disagree about several things', () => {
    for (const [index, one] of MOVABLE_RULESETS.entries())
      for (const other of MOVABLE_RULESETS.slice(index + 1)) {
        expect(questionsBetween(listTopics(ALL), [one.id, other.id]).length, `${one.id} ${other.id}`).toBeGreaterThanOrEqual(5);
      }
  });

  describe.for(WAYS)('the quiz for players who know %s and play %s', (way) => {
    const pair = way.map(find);
    const some = ALL.filter(({ allows, refuses }) => way.includes(allows) && way.includes(refuses));

    test('has ten different questions, and none hangs on a right that is not there', () => {
      const questions = makeQuiz(some, pair, 10, MOVABLE_RULESETS);
      expect(new Set(questions.map(({ position }) => position)).size).toBe(10);
      for (const { answers } of questions) expect(answers.map(({ reason }) => reason?.code)).not.toContain('double-moved');
    });

    test('asks, of whatever example and wherever it begins, a move that is legal under exactly one of the two', () => {
      const all = [
        ...some.map((example) => askAll(example, pair, MOVABLE_RULESETS)),
        ...[0, 1, 2].flatMap((turn) => makeQuiz([...some.slice(turn * 7), ...some.slice(0, turn * 7)], pair, 10, MOVABLE_RULESETS)),
      ].filter((question) => question !== undefined);
      expect(all.length).toBeGreaterThan(40);
      for (const { of, position, from, to, answers } of all) {
        const row = `${position} ${from}-${to}`;
        expect(answers.map(({ ruleset }) => ruleset).sort(), row).toEqual([...way].sort());
        expect(
          answers.filter(({ isLegal }) => isLegal),
          row,
        ).toHaveLength(1);
        // What is drawn says the same as the answer, where the picture is of one of the two.
        const answer = answers.find(({ ruleset }) => ruleset === of);
        const move = isCastling(to) ? to : `${from}-${to}`;
        if (answer) expect(isLegal(must(find(of).parse(position)), move), row).toBe(answer.isLegal);
      }
    });
  });

  test('the quiz has ten different questions, none of them legal nowhere or everywhere', () => {
    const questions = makeQuiz(ALL, MOVABLE_RULESETS, 10);
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ position }) => position)).size).toBe(10);
    for (const { answers } of questions) {
      const legal = answers.filter((answer) => answer.isLegal).length;
      expect(legal).toBeGreaterThan(0);
      expect(legal).toBeLessThan(answers.length);
    }
  });
});
