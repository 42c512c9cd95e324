import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type Position, type Role } from '../../src/engine/index.ts';
import { Distance, placementOf } from '../../src/puzzles/distance.ts';

const start = findRuleset('harshman')!.begin();

/** The first position, but for two pieces of the first player on vacant cells. */
function withAway(...roles: readonly Role[]): Position {
  const { ruleset } = start;
  const vacant = start.squares.filter(({ piece }) => !piece).map(({ name }) => name);
  const setup = roles.reduce((at, role, index) => {
    const { square, owner } = at.pieces.find((piece) => piece.owner === start.turn && piece.role === role)!;
    const gone = take(ruleset.changeSetup(at, { kind: 'put', square, piece: undefined }));
    return take(ruleset.changeSetup(gone, { kind: 'put', square: vacant[index]!, piece: { owner, role } }));
  }, start.setup);
  return { ...start, ruleset, setup, boards: start.boards, squares: start.squares };
}

const isFar = (reached: Position, moves: number): boolean => {
  const distance = new Distance(start, reached);
  return distance.isFar(distance.begin(start), (seat) => (seat === 0 ? moves : 0));
};

describe('the distance to a position', () => {
  test('is nothing where all stand as they are to stand', () => {
    expect(isFar(start, 0)).toBe(false);
    expect(new Distance(start, start).isReached(start)).toBe(true);
    expect(new Distance(start, withAway('queen')).isReached(start)).toBe(false);
  });

  test('is a move for each man away; a king and a rook take one together, as they may castle', () => {
    expect(isFar(withAway('queen', 'knight'), 1)).toBe(true);
    expect(isFar(withAway('queen', 'knight'), 2)).toBe(false);
    expect(isFar(withAway('king', 'rook'), 0)).toBe(true);
    expect(isFar(withAway('king', 'rook'), 1)).toBe(false);
    expect(isFar(withAway('king', 'knight'), 1)).toBe(true);
  });

  test('is a move of the others for each man who is to be taken', () => {
    const { ruleset } = start;
    const queen = start.setup.pieces.find((piece) => piece.owner === start.turn && piece.role === 'queen')!;
    const poor = take(ruleset.changeSetup(start.setup, { kind: 'put', square: queen.square, piece: undefined }));
    const distance = new Distance(start, { ...start, setup: poor });
    const need = distance.begin(start);
    expect(distance.isFar(need, (seat) => (seat === 0 ? 2 : 0))).toBe(true);
    expect(distance.isFar(need, (seat) => (seat === 0 ? 0 : 1))).toBe(false);
  });

  test('cannot be told where a man is taken who is to be there', () => {
    const before = take(start.play('c3-c5'));
    const taking = before.moves().find(({ id }) => id === 'b6-c5')!;
    const after = (reached: Position): unknown => {
      const distance = new Distance(start, reached);
      return distance.after(taking, placementOf(before), distance.begin(start));
    };
    expect(after(start)).toBeUndefined();
    expect(after(before.after(taking))).toBeDefined();
  });
});
