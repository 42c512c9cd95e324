import { describe, expect, test } from 'vitest';
import examples from '../../../src/components/compare/data/examples.json';
import { carryPosition } from '../../../src/components/compare/model/carry.ts';
import type { Example } from '../../../src/components/compare/model/examples.ts';
import { makeQuiz } from '../../../src/components/compare/model/quiz.ts';
import { listDisagreements } from '../../../src/components/compare/model/topics.ts';
import { expect as must, RULESETS, type Position } from '../../../src/engine/index.ts';

const TRID = RULESETS.filter(({ pins }) => pins.length > 0);
const ALL: readonly Example[] = examples;
const under = ({ of, position }: Example, id: string): Position => {
  const home = TRID.find((one) => one.id === of)!;
  return must(
    carryPosition(
      must(home.parse(position)),
      TRID.find((one) => one.id === id)!,
    ),
  ).position;
};
const isLegal = (position: Position, move: string): boolean => position.moves().some(({ from, to }) => `${from}-${to}` === move);

describe('the examples of disagreement', () => {
  test.for(TRID.map(({ id }) => id))('those that %s refuses: legal there, refused here, for the stated reason', (id) => {
    const mine = ALL.filter(({ refuses }) => refuses === id);
    expect(mine.length).toBeGreaterThan(0);
    for (const example of mine) {
      expect(isLegal(under(example, example.allows), example.legal), JSON.stringify(example)).toBe(true);
      const position = under(example, id);
      expect(isLegal(position, example.barred), JSON.stringify(example)).toBe(false);
      const [from = '', to = ''] = example.barred.split('-');
      const said = position.explain(from, to);
      expect(!said.legal && said.code, JSON.stringify(example)).toBe(example.code);
    }
  });

  test('every two rulesets disagree about several things', () => {
    for (const [index, one] of TRID.entries())
      for (const other of TRID.slice(index + 1)) {
        const found = listDisagreements(ALL, [one.id, other.id]);
        expect(new Set(found.map(({ code }) => code)).size, `${one.id} ${other.id}`).toBeGreaterThanOrEqual(5);
      }
  });

  test('the quiz has ten different questions, none of them legal nowhere or everywhere', () => {
    const questions = makeQuiz(ALL, TRID, 10);
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ position }) => position)).size).toBe(10);
    for (const { answers } of questions) {
      const legal = answers.filter((answer) => answer.isLegal).length;
      expect(legal).toBeGreaterThan(0);
      expect(legal).toBeLessThan(answers.length);
    }
  });
});
