import { describe, expect, test } from 'vitest';
import { expect as must, RULESETS, type Position } from '../../../src/engine/index.ts';

/** The positions of a ruleset's games, every third of them. */
function positionsOf(ruleset: (typeof RULESETS)[number]): Position[] {
  return ruleset.games.flatMap(({ steps }) => {
    const positions = [must(ruleset.parse(ruleset.start))];
    for (const { id } of steps) positions.push(must(positions.at(-1)!.play(id)));
    return positions.filter((_, index) => index % 3 === 0);
  });
}
const placement = (text: string): string => text.split(' ')[0]!;

describe.for(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s: a sketch', ([, ruleset]) => {
  const positions = positionsOf(ruleset);

  test('shows what the position has, field by field', () => {
    for (const position of positions) {
      const sketch = must(ruleset.sketch(position.text()));
      expect(sketch.squares).toEqual(position.squares);
      expect(sketch.boards).toEqual(position.boards);
      expect([sketch.turn, sketch.active]).toEqual([position.turn, position.active]);
      expect([placement(sketch.text), ...sketch.fields.map(({ text }) => text)].join(' ')).toBe(position.text());
      for (const { name, text } of sketch.fields)
        expect(must(ruleset.redraw(position.text(), { kind: 'field', name, text }))).toBe(position.text());
    }
  });

  test('is as before when a piece is taken off and put back, or a board is moved there and back', () => {
    for (const position of positions) {
      const text = position.text();
      for (const { name: square, piece } of position.squares.filter((_, index) => index % 7 === 0)) {
        if (!piece) continue;
        const without = must(ruleset.redraw(text, { kind: 'put', square, piece: undefined }));
        expect(must(ruleset.sketch(without)).squares.find(({ name }) => name === square)?.piece).toBeUndefined();
        expect(placement(must(ruleset.redraw(without, { kind: 'put', square, piece })))).toBe(placement(text));
      }
      for (const { id: board, pin } of position.boards) {
        const free = ruleset.pins.find(({ name }) => !position.boards.some((one) => one.pin === name))!;
        const moved = must(ruleset.redraw(text, { kind: 'board', board, pin: free.name }));
        expect(placement(moved)).not.toBe(placement(text));
        expect(placement(must(ruleset.redraw(moved, { kind: 'board', board, pin })))).toBe(placement(text));
      }
    }
  });

  test('may be what no game can reach, but not what has no form', () => {
    const empty = must(ruleset.redraw(ruleset.start, { kind: 'clear' }));
    expect(must(ruleset.sketch(empty)).squares.every(({ piece }) => piece === undefined)).toBe(true);
    expect(ruleset.parse(empty)).toMatchObject({ ok: false, fault: { code: 'impossible', field: 'placement' } });
    expect(ruleset.sketch(`${empty} more`)).toMatchObject({ ok: false, fault: { code: 'malformed', field: 'position' } });
    expect(ruleset.redraw('nothing', { kind: 'clear' }).ok).toBe(false);
    expect(ruleset.redraw(ruleset.start, { kind: 'field', name: 'turn', text: 'x' })).toMatchObject({
      ok: false,
      fault: { field: 'turn' },
    });
    expect(ruleset.redraw(ruleset.start, { kind: 'field', name: 'placement', text: 'x' }).ok).toBe(false);
  });
});
