import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLinkedBoards, type LinkedBoardsProps } from '../../src/components/compare/linked-boards.ts';
import { expect as must, MOVABLE_RULESETS, RULESETS } from '../../src/engine/index.ts';

const props: LinkedBoardsProps = {
  known: MOVABLE_RULESETS.map(({ id, name }) => ({ id, name })),
  first: { rules: MOVABLE_RULESETS.map(({ id }) => id), of: 'meder', pick: { kind: 'square', name: 'a1W' } },
  examples: [],
  topics: {},
  rows: {},
};

/** Every string that was parsed, with the ruleset that was asked. */
const parsed: string[] = [];
for (const ruleset of RULESETS) {
  const parse = ruleset.parse.bind(ruleset);
  vi.spyOn(ruleset, 'parse').mockImplementation((text) => {
    parsed.push(`${ruleset.id} ${text}`);
    return parse(text);
  });
}
beforeEach(() => parsed.splice(0));

describe('opening the comparison', () => {
  test('parses each position once: no more than the start of every ruleset that is shown', () => {
    const model = makeLinkedBoards(props, MOVABLE_RULESETS);
    expect(model.sides.value.map(({ position }) => position?.text())).toHaveLength(MOVABLE_RULESETS.length);
    expect(model.targets.value.length).toBeGreaterThan(0);
    expect(parsed.length).toBeGreaterThan(0);
    expect(new Set(parsed).size).toBe(parsed.length);
    expect(parsed.every((one) => MOVABLE_RULESETS.some(({ id, start }) => one === `${id} ${start}`))).toBe(true);
  });

  test('on a position of its own parses that one alone, under the ruleset whose it is', async () => {
    const model = makeLinkedBoards(props, MOVABLE_RULESETS);
    const meder = MOVABLE_RULESETS.find(({ id }) => id === 'meder')!;
    const position = must(must(meder.begin().play('b2W-b4W')).play('b7B-b5B')).text();
    parsed.splice(0);
    await model.change({ ...props.first, position });
    expect(model.sides.value.every((side) => side.position !== undefined)).toBe(true);
    expect(parsed).toEqual([`meder ${position}`]);
  });
});
