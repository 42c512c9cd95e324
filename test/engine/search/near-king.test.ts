import { describe, expect, test } from 'vitest';
import { expect as unwrap, findRuleset } from '../../../src/engine/index.ts';
import { makeTridRuleset } from '../../../src/engine/trid/ruleset.ts';
import { bartmess } from '../../../src/engine/trid/rulesets/bartmess.ts';
import { grant } from '../../../src/engine/trid/rulesets/grant.ts';
import { meder } from '../../../src/engine/trid/rulesets/meder.ts';
import { usenet } from '../../../src/engine/trid/rulesets/usenet.ts';
import { playRandomly } from './games.ts';

describe.each([bartmess, usenet, meder, grant])('squares beside the other king: $id', (rules) => {
  const texts = playRandomly(findRuleset(rules.id)!, 10, 80, 3)
    .filter((position) => position.status() === 'playing')
    .map((position) => position.text());
  const scores = (nearKing: number): readonly number[] => {
    const ruleset = makeTridRuleset({ ...rules, nearKing });
    return texts.map((text) => unwrap(ruleset.parse(text)).machine().positionalScore(0));
  };

  test('count as the ruleset says, and not at all where it says nothing', () => {
    const [none, one, four] = [scores(0), scores(1), scores(4)];
    const squares = none.map((score, i) => one[i]! - score);
    expect(four).toEqual(none.map((score, i) => score + 4 * squares[i]!));
    expect(squares.some((count) => count > 0) && squares.some((count) => count < 0)).toBe(true);
    expect(squares.every((count) => Math.abs(count) < 120)).toBe(true);
    const own = makeTridRuleset(rules);
    expect(texts.map((text) => unwrap(own.parse(text)).machine().positionalScore(0))).toEqual(scores(rules.nearKing));
  });
});
