import { describe, expect, test } from 'vitest';
import { readAttributes, type Attribute } from '../../../src/components/embed/element/attributes.ts';
import { RULESETS } from '../../../src/engine/index.ts';

const read = (attributes: Partial<Record<Attribute, string>>) => readAttributes((name) => attributes[name] ?? null);

describe('what a page asks a board for', () => {
  test.for(RULESETS.map(({ id }) => id))('the rules alone are the start of a game: %s', async (ruleset) => {
    const asked = await read({ ruleset });
    if (!asked.ok) throw new Error(asked.denied.message);
    const { line, index, view, side } = asked.value;
    expect(line.positions[0]!.text()).toBe(line.positions[0]!.ruleset.start);
    expect([line.moves.length, index, view, side]).toEqual([0, 0, 'stack', 'w']);
  });

  test('moves are ids, or as the rules write them, with numbers or without', async () => {
    for (const moves of ['b2W-b4N b7B-b5B', '1. b4N b5B', '1.b4N  1... b5B', 'b2W-b4N\n b5B']) {
      const asked = await read({ ruleset: 'meder', moves, at: 'end' });
      if (!asked.ok) throw new Error(asked.denied.message);
      expect(asked.value.line.moves.map(({ id }) => id)).toEqual(['b2W-b4N', 'b7B-b5B']);
      expect(asked.value.index).toBe(2);
    }
  });

  test('declarations are steps too (Harshman VIII)', async () => {
    const { games } = RULESETS.find(({ id }) => id === 'harshman')!;
    for (const { steps } of games) {
      const asked = await read({ ruleset: 'harshman', moves: steps.join(' ') });
      if (!asked.ok) throw new Error(asked.denied.message);
      expect(asked.value.line.moves.length).toBe(steps.length);
    }
    expect(games.length).toBeGreaterThan(0);
  });

  const WRONG: readonly (readonly [Partial<Record<Attribute, string>>, Attribute, string])[] = [
    [{}, 'ruleset', 'missing'],
    [{ ruleset: 'chess' }, 'ruleset', '“chess”'],
    [{ ruleset: 'constructor' }, 'ruleset', '“constructor”'],
    [{ ruleset: 'meder', options: 'colour=blue' }, 'options', 'colour'],
    [{ ruleset: 'meder', position: 'rubbish' }, 'position', 'seven fields'],
    [{ ruleset: 'meder', moves: 'b4N a9' }, 'moves', 'move 2'],
    [{ ruleset: 'meder', view: 'side' }, 'view', 'stack, plan, tower'],
    [{ ruleset: 'meder', side: 'g' }, 'side', 'w, b'],
    [{ ruleset: 'meder', theme: 'blue' }, 'theme', 'light, dark'],
    [{ ruleset: 'meder', moves: 'b4N', at: '2' }, 'at', 'from 0 to 1'],
    [{ ruleset: 'meder', at: '-1' }, 'at', '“-1”'],
    [{ ruleset: 'meder', at: '1e0' }, 'at', '“1e0”'],
  ];
  test.for(WRONG)('%j is told by its attribute', async ([attributes, attribute, words]) => {
    const asked = await read(attributes);
    if (asked.ok) throw new Error('nothing was found wrong');
    expect(asked.denied.attribute).toBe(attribute);
    expect(asked.denied.message).toContain(words);
  });

  test('nobody’s text is repeated at length', async () => {
    for (const name of ['ruleset', 'view', 'side', 'theme', 'at'] as const) {
      const asked = await read({ ruleset: 'meder', [name]: 'x'.repeat(100_000) });
      expect(!asked.ok && asked.denied.message.length).toBeLessThan(200);
    }
  });
});
