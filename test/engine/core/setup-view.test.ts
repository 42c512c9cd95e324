import { describe, expect, test } from 'vitest';
import { expect as must, RULESETS, type Position, type Setup } from '../../../src/engine/index.ts';

/** The positions of a ruleset's games, every third of them. */
function positionsOf(ruleset: (typeof RULESETS)[number]): Position[] {
  return ruleset.games.flatMap(({ steps }) => {
    const positions = [must(ruleset.parse(ruleset.start))];
    for (const id of steps) positions.push(must(positions.at(-1)!.play(id)));
    return positions.filter((_, index) => index % 3 === 0);
  });
}
/** What stands where, rights aside. */
const standing = ({ boards, pieces }: Setup): unknown => [boards, pieces.map(({ owner, role, square }) => ({ owner, role, square }))];

describe.for(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s: the view of a setup', ([, ruleset]) => {
  const positions = positionsOf(ruleset);

  test('shows what the position has, field by field', () => {
    for (const position of positions) {
      const view = must(ruleset.viewSetup(position.setup));
      expect(view.setup).toEqual(position.setup);
      expect(view.squares).toEqual(position.squares);
      expect(view.boards).toEqual(position.boards);
      expect([view.turn, view.active]).toEqual([position.turn, position.active]);
      expect(view.text).toBe(position.text());
      expect(view.text.endsWith(` ${view.fields.map(({ text }) => text).join(' ')}`)).toBe(true);
      for (const { name, text } of view.fields)
        expect(must(ruleset.changeSetup(position.setup, { kind: 'field', name, text }))).toEqual(position.setup);
    }
  });

  test('is as before when a piece is taken off and put back, or a board is moved there and back', () => {
    for (const position of positions) {
      const { setup } = position;
      for (const { name: square, piece } of position.squares.filter((_, index) => index % 7 === 0)) {
        if (!piece) continue;
        const without = must(ruleset.changeSetup(setup, { kind: 'put', square, piece: undefined }));
        expect(must(ruleset.viewSetup(without)).squares.find(({ name }) => name === square)?.piece).toBeUndefined();
        expect(standing(must(ruleset.changeSetup(without, { kind: 'put', square, piece })))).toEqual(standing(setup));
      }
      for (const { id: board, pin } of position.boards) {
        const free = ruleset.pins.find(({ name }) => !position.boards.some((one) => one.pin === name))!;
        const moved = must(ruleset.changeSetup(setup, { kind: 'board', board, pin: free.name }));
        expect(standing(moved)).not.toEqual(standing(setup));
        expect(standing(must(ruleset.changeSetup(moved, { kind: 'board', board, pin })))).toEqual(standing(setup));
      }
    }
  });

  test('may be what no game can reach, but not what has no form', () => {
    const { setup } = must(ruleset.parse(ruleset.start));
    const empty = must(ruleset.changeSetup(setup, { kind: 'clear' }));
    const view = must(ruleset.viewSetup(empty));
    expect(view.squares.every(({ piece }) => piece === undefined)).toBe(true);
    expect(ruleset.fromSetup(empty)).toMatchObject({ ok: false, fault: { code: 'impossible', field: 'placement' } });
    expect(must(ruleset.readSetup(view.text))).toEqual(empty);
    expect(ruleset.readSetup(`${view.text} more`)).toMatchObject({ ok: false, fault: { code: 'malformed', field: 'position' } });
    const square = setup.pieces[0]!.square;
    const pieces = [...setup.pieces, { owner: 'w', role: 'pawn', square } as const];
    expect(ruleset.viewSetup({ ...setup, pieces })).toMatchObject({ ok: false, fault: { code: 'malformed', field: 'placement' } });
    expect(ruleset.changeSetup({ ...setup, pieces }, { kind: 'clear' }).ok).toBe(false);
    expect(ruleset.changeSetup(setup, { kind: 'field', name: 'turn', text: 'x' })).toMatchObject({
      ok: false,
      fault: { field: 'turn' },
    });
    expect(ruleset.changeSetup(setup, { kind: 'field', name: 'placement', text: 'x' }).ok).toBe(false);
  });
});
