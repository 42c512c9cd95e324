import { describe, expect, test } from 'vitest';
import { findRuleset, MOVABLE_RULESETS, movesBoardToo, RULESETS, type Position } from '../../src/engine/index.ts';
import { walk } from './trid/walk.ts';
import { sayFault } from '../../src/words/faults.ts';

/** What stands on each attack board of a position, and whose it is. */
const boardsOf = (position: Position): { pin: string; owner: 'w' | 'b'; pieces: { owner: 'w' | 'b'; role: 'pawn' }[] }[] =>
  position.boards.map(({ id, pin, owner }) => ({
    pin,
    owner: owner as 'w' | 'b',
    pieces: position.squares.flatMap(({ board, piece }) => (board === id && piece ? [piece as { owner: 'w' | 'b'; role: 'pawn' }] : [])),
  }));

describe.each(MOVABLE_RULESETS)('$id: where an attack board may go', (ruleset) => {
  test('is what the moves of games show: every board move is within reach, and nothing but a pin taken or the king bars the rest', () => {
    let moves = 0;
    for (const position of walk(ruleset.id, 31, 80))
      for (const { pin, owner, pieces } of boardsOf(position)) {
        const reach = ruleset.reach(pin, { owner, mover: position.turn, pieces });
        for (const move of position.moves())
          if (move.kind === 'board' && move.from === pin) {
            moves++;
            expect(reach, `${move.id} in ${position.text()}`).toContain(move.to);
          }
        for (const to of reach) {
          const explained = position.explain(pin, to);
          if (!explained.legal) expect(['pin-taken', 'leaves-check', 'promote-first']).toContain(explained.code);
        }
        for (const { name } of ruleset.pins)
          if (!reach.includes(name)) expect(position.explain(pin, name).legal, `${pin}-${name} in ${position.text()}`).toBe(false);
      }
    expect(moves).toBeGreaterThan(15);
  });

  test('is nowhere for a board with two pieces, but for a rotation, and an unknown pin throws', () => {
    const two = [
      { owner: 'w', role: 'knight' },
      { owner: 'w', role: 'pawn' },
    ] as const;
    const [{ name } = { name: '' }] = ruleset.pins;
    expect(ruleset.reach(name, { owner: 'w', mover: 'w', pieces: two }).filter((to) => to !== name)).toEqual([]);
    expect(() => ruleset.reach('QP99', { owner: 'w', mover: 'w', pieces: [] })).toThrow('QP99');
  });
});

describe('options that are offered', () => {
  test('can each be configured, and the first value is the default', () => {
    for (const ruleset of RULESETS)
      for (const { id, values } of ruleset.offers) {
        for (const value of values) expect(ruleset.configure({ [id]: value }).ok, `${id}=${value}`).toBe(true);
        const first = ruleset.configure({ [id]: values[0]! });
        expect(first.ok && first.value).toBe(ruleset);
        expect(ruleset.configure({ [id]: 'none' }).ok).toBe(false);
      }
    expect(findRuleset('harshman')!.offers.map(({ id }) => id)).toEqual(['board', 'mate', 'automatic']);
    expect(MOVABLE_RULESETS.every(({ offers }) => offers.length === 0)).toBe(true);
  });
});

describe('choices between moves that begin and end alike', () => {
  test('are told apart by the piece, the turned board or castling', () => {
    const read = (id: string, text: string): Position => {
      const position = findRuleset(id)!.parse(text);
      if (!position.ok) throw new Error(sayFault(position.fault));
      return position.value;
    };
    const pawn = read('meder', 'W:4/4/4/2K1;N:4/4/4/4;B:3k/1P2/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 9');
    expect(pawn.choices('b7B', 'b8B').map(({ kind, move }) => `${kind} ${move.promotion}`)).toEqual([
      'promotion bishop',
      'promotion knight',
      'promotion queen',
      'promotion rook',
    ]);
    const turn = read('grant', 'W:4/4/4/1NK1;N:4/4/4/4;B:3k/4/4/4;QL@QP2:2/2;KL@KP2:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9');
    const ids = turn.moves().filter(movesBoardToo);
    expect(ids.length).toBeGreaterThan(0);
    const [{ from, to }] = ids as [(typeof ids)[number]];
    expect(turn.choices(from, to).map(({ kind }) => kind)).toEqual(['plain', 'board']);
    expect(turn.choices('c1W', 'c8B')).toEqual([]);
  });
});
