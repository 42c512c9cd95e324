import { describe, expect, test } from 'vitest';
import { Maker } from '../../../src/components/embed/maker.ts';
import { attributesOf } from '../../../src/components/embed/snippet.ts';
import { readAttributes, type Attribute } from '../../../src/components/embed/element/attributes.ts';
import { makeAddress } from '../../../src/game/game-address.ts';
import { makeTree } from '../../../src/game/tree.ts';
import { RULESETS } from '../../../src/engine/index.ts';

const PLACES = { script: 'https://example.org/embed/threefold-board.js', here: 'https://example.org/embed/' };

async function makerOf(id = 'meder'): Promise<Maker> {
  const maker = new Maker();
  expect(await maker.begin(id)).toBeUndefined();
  return maker;
}

/** What the element makes of the attributes that were written for it. */
async function readBack(maker: Maker) {
  const attributes = attributesOf(maker.wanted);
  const read = await readAttributes((name: Attribute) => attributes.get(name) ?? null);
  if (!read.ok) throw new Error(read.denied.message);
  return read.value;
}

describe('the page that makes boards', () => {
  test('writes one script, one element, and a link for where scripts do not run', async () => {
    const maker = await makerOf();
    expect(maker.write(PLACES).split('\n')).toEqual([
      '<script type="module" src="https://example.org/embed/threefold-board.js"></script>',
      '<threefold-board ruleset="meder">',
      expect.stringMatching(/^ {2}<a href="https:\/\/example\.org\/board\/#rules=meder">/),
      '</threefold-board>',
    ]);
  });

  test.for(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    'a game of %s comes to the element as it was',
    async ([id, ruleset]) => {
      const maker = await makerOf(id);
      const game = ruleset.games[0];
      const moves = game?.steps.slice(0, 6) ?? [ruleset.begin().moves()[0]!.id];
      expect(await maker.follow(`#rules=${id}&moves=${moves.join('+')}&at=1&side=b&view=plan`)).toBeUndefined();
      const { line, index, side, view } = await readBack(maker);
      expect(line.moves.map((move) => move.id)).toEqual(maker.wanted.line.moves.map((move) => move.id));
      expect(line.positions.at(-1)!.text()).toBe(maker.wanted.line.positions.at(-1)!.text());
      expect([index, side, view]).toEqual([1, 'b', ruleset.pins.length > 0 ? 'plan' : 'stack']);
      // Without a place it is the end, as on the board.
      await maker.follow(`#rules=${id}&moves=${moves.join('+')}`);
      expect((await readBack(maker)).index).toBe(moves.length);
    },
  );

  test('a position, its options and what is chosen come along', async () => {
    const ruleset = RULESETS.find(({ id }) => id === 'harshman')!;
    const other = ruleset.configure({ mate: 'last' });
    if (!other.ok) throw new Error('no such option');
    const start = other.value.begin();
    const after = start.after(start.moves()[0]!);
    const maker = await makerOf();
    expect(await maker.follow(makeAddress({ tree: makeTree(after), path: [] }))).toBeUndefined();
    const { line, index } = await readBack(maker);
    expect(line.positions[0]!.text()).toBe(after.text());
    expect(line.positions[0]!.ruleset.options).toMatchObject({ mate: 'last' });
    expect(index).toBe(0);
  });

  test('takes what is pasted: a link, a position, a game with headers or without', async () => {
    const maker = await makerOf('grant');
    const { ruleset } = maker.wanted.line.positions[0]!;
    const position = ruleset.begin().after(ruleset.begin().moves()[0]!).text();
    expect(await maker.read(position)).toBeUndefined();
    expect(maker.wanted.line.positions[0]!.text()).toBe(position);
    expect(await maker.read('https://example.org/board/#rules=meder&moves=b2W-b4N')).toBeUndefined();
    expect(maker.wanted.line.moves).toHaveLength(1);
    expect(await maker.read('1. b4N b5B')).toBeUndefined();
    expect(maker.wanted.line.moves).toHaveLength(2);
    expect(await maker.read('[Ruleset "bartmess"]\n\n')).toBeUndefined();
    expect(maker.wanted.line.positions[0]!.ruleset.id).toBe('bartmess');
  });

  test('says what is wrong with it, and goes on with what was there', async () => {
    const maker = await makerOf();
    const before = maker.wanted;
    for (const text of ['', 'rubbish', '1. a9 b8', 'https://example.org/board/#rules=chess', 'x'.repeat(100_000)])
      expect((await maker.read(text))?.length, text.slice(0, 20)).toBeGreaterThan(10);
    expect(await maker.begin('chess')).toMatch(/fetched/);
    expect(await maker.follow('#position=1')).toMatch(/rules/);
    expect(maker.wanted).toBe(before);
  });

  test('an unknown choice is as if nothing was chosen', async () => {
    const maker = await makerOf();
    for (const [name, value] of [
      ['view', 'x'],
      ['side', 'g'],
      ['at', '7'],
      ['theme', 'blue'],
    ] as const)
      maker.choose(name, value);
    expect([...attributesOf(maker.wanted)]).toEqual([['ruleset', 'meder']]);
  });

  test('nothing of a text is markup on the other page', async () => {
    const maker = await makerOf();
    const text = maker.write({ script: 'https://example.org/"><script>alert(1)</script>', here: PLACES.here });
    expect(text.match(/<script/g)).toHaveLength(1);
  });
});

describe('what was overtaken on the page that makes boards', () => {
  test.each([
    ['other rules', (maker: Maker, signal: AbortSignal) => maker.begin('grant', signal)],
    ['a link', (maker: Maker, signal: AbortSignal) => maker.follow('#rules=grant', signal)],
    ['a text', (maker: Maker, signal: AbortSignal) => maker.read('https://example.org/board/#rules=grant', signal)],
  ])('changes nothing: %s', async (_, ask) => {
    const maker = await makerOf();
    const { wanted } = maker;
    const overtaken = new AbortController();
    const asked = ask(maker, overtaken.signal);
    overtaken.abort();
    await expect(asked).rejects.toThrow();
    expect(maker.wanted).toBe(wanted);
    // And in time it does.
    expect(await ask(maker, new AbortController().signal)).toBeUndefined();
    expect(maker.wanted.line.positions[0]!.ruleset.id).toBe('grant');
  });
});
