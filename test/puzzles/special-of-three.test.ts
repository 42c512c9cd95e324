import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type Goal, type Position } from '../../src/engine/index.ts';
import { askTask } from '../../src/training/goal-names.ts';
import { refutations, solveTask } from '../../src/puzzles/solve-task.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { climbToMate } from '../../curation/mine/mate-climb.ts';
import { following } from '../../curation/mine/three-player-kinds.ts';
import type { SpecialKind } from '../../curation/mine/kind.ts';
import { kindsOf } from '../../curation/mine/kinds.ts';
import { repliesAgainst } from '../../curation/mine/replies-against.ts';
import { alter, realize } from '../../curation/mine/draft-position.ts';
import { SPECIALS } from '../../curation/mine/special-first-move.ts';

const harshman = findRuleset('harshman')!;
function kindOf(id: string): SpecialKind {
  const found = kindsOf(harshman).find((kind) => kind.id === id);
  if (found?.way !== 'special') throw new Error(`${id} has no special move`);
  return found;
}
const read = (text: string): Position => take(harshman.parse(text));
const HELD = read('gR6/8/9/3wBwK5/gK2bP3wR3/12/2wP10/4wN4bP4/13/1bP7bK2/11/wB9/9/8 g wgb * - - 0 40');
const DECLARED = read('7/8/9/10/11/6bK5/2gK10/14/13/12/3wK3gP1gQ1/10/gR1gR6/8 g wgb - - - 0 40');
const JOINT = read('7/8/2bK6/10/11/12/13/14/5wKgQ6/12/11/5gR4/8gK/5bQ2 b wgb - - - 0 40');

/** The right first moves as the count of replies has them, and as they are proved. */
function bothWays(position: Position, task: Goal): readonly (readonly string[])[] {
  const replies = repliesAgainst(task)(position)!;
  const counted = position.moves().filter(({ code }) => replies(code, true) === 0);
  return [counted.map(({ id }) => id).sort(), [...take(solveTask(position, task)).keys].sort()];
}

describe('the replies left against a first move, with three players', () => {
  const held: Goal = { kind: 'defence', against: { kind: 'capture', moves: 1, king: 'g', by: ['b', 'w'] } };

  test.each<[string, Position, Goal]>([
    ['castling out of a capture (IV, Castling)', HELD, held],
    ['a declaration by one (VIII)', DECLARED, { kind: 'declaration', moves: 1, king: 'w', by: ['g'] }],
    ['a declaration by two (VIII)', JOINT, { kind: 'declaration', moves: 1, king: 'w', by: ['b', 'g'] }],
  ])('are none after the moves that do it, and some after all others: %s', (_name, position, task) => {
    const [counted, proved] = bothWays(position, task);
    expect(counted).toEqual(proved);
    expect(counted!.length).toBeGreaterThan(0);
    expect(counted!.length).toBeLessThan(position.moves().length);
  });

  test('are the moves of one that let the other take the king: a line is opened, which nothing shows before', () => {
    expect(HELD.checks()).toEqual([]);
    // Black's pawn leaves the line from White's rook to the king, and takes nothing.
    expect(refutations(HELD, held, 'h14-h11')).toEqual(['g10-f9']);
    expect(refutations(HELD, held, 'O-O-O')).toEqual([]);
  });

  test('are told with both last moves where a pawn passed before another moved (IV, En passant), with one where nobody has moved since', () => {
    const passed = { position: '7/8/9/10/1bB9/12/5bK7/14/13/1gK10/1wP1bPbN4gB1/10/wK2gB5/8 g wgb - b4:b3 - 0 40', move: 'j4-l8' };
    const asked: Goal = { kind: 'declaration', moves: 1, king: 'w', by: ['b', 'g'] };
    const ends = (slip: typeof passed): string => {
      const before = read(slip.position);
      return askTask(take(before.play(slip.move)), { goal: asked, slip });
    };
    expect(ends(passed)).toMatch(/ White has just played b2-b4, and Gray then Bj4-l8\.$/);
    const alone = { ...passed, position: '7/8/9/10/1bB9/12/5bK7/14/13/1gK10/1wP1bPbN4gB1/10/wK2gB5/8 g wgb - - - 0 40' };
    expect(ends(alone)).toMatch(/[^,] Gray has just played Bj4-l8\.$/);
  });

  test('are those of a task whose words say from whom the king is to be kept', () => {
    const declared: Goal = { kind: 'defence', against: { kind: 'declaration', moves: 1, king: 'g', by: ['b'] } };
    expect(askTask(HELD, { goal: held })).toBe(
      'Save the king: find the only move after which neither Black nor White can take it before you move again.',
    );
    expect(askTask(HELD, { goal: declared })).toBe(
      'Stop the mate: find the only move after which Black has no move that lets them declare your mate.',
    );
  });

  test('are many after a move that is to reach a king and gives no check', () => {
    const replies = repliesAgainst({ kind: 'declaration', moves: 1, king: 'w', by: ['g'] })(DECLARED)!;
    const counts = DECLARED.moves().map((move) => {
      const isCheck = DECLARED.after(move)
        .checks()
        .some(({ player }) => player === 'w');
      return { isCheck, count: replies(move.code, true) };
    });
    for (const { isCheck, count } of counts) expect(count >= 10_000).toBe(!isCheck);
    expect(new Set(counts.map(({ isCheck }) => isCheck)).size).toBe(2);
  });

  test('are not asked where a king can be taken at once, nor where there is next to nothing to choose from', () => {
    const declared: Goal = { kind: 'declaration', moves: 1, king: 'w', by: ['g'] };
    const taking = read('7/8/9/10/11/6bK5/2gK10/14/13/12/3wK1gR1gP1gQ1/10/gR1gR6/8 g wgb - - - 0 40');
    const bare = read('7/8/9/10/11/6bK5/13/14/13/12/3wK7/10/9/gK7 g wgb - - - 0 40');
    expect([repliesAgainst(declared)(taking), repliesAgainst(declared)(bare)]).toEqual([undefined, undefined]);
    expect(repliesAgainst(declared)(DECLARED)).toBeDefined();
  });
});

describe('what is set up for three about a special move', () => {
  const made = (id: string) =>
    Array.from({ length: 80 }, (_, seed) => {
      const kind = kindOf(id);
      return SPECIALS[kind.special as 'castle' | 'passing'].make(harshman, kind, makeRandom(seed));
    }).flatMap((one) => one ?? []);

  test('has the king at home with its rooks where castling is meant (IV, Castling)', () => {
    const home = { w: 'e1', g: 'd10', b: 'n11' } as const;
    const all = made('castle3held');
    expect(all.length).toBeGreaterThan(0);
    for (const { setup } of all) {
      const unmoved = setup.pieces.filter((piece) => piece.unmoved === true && piece.owner === setup.turn && piece.role !== 'pawn');
      expect(unmoved.map(({ role }) => role).sort()).toEqual(['king', 'rook', 'rook']);
      expect(unmoved.find(({ role }) => role === 'king')!.square).toBe(home[setup.turn]);
    }
    expect(made('passing3held').some(({ setup }) => setup.pieces.some((piece) => piece.unmoved === true && piece.role === 'king'))).toBe(
      false,
    );
  });

  test('has a pawn that may be taken in passing, at once or when another has moved too (IV, En passant)', () => {
    const played = made('passing3held').map((one) => ({ ...one, position: realize(harshman, one)! }));
    for (const { position } of played) expect(position.moves().some(({ enPassant }) => enPassant === true)).toBe(true);
    const later = played.filter(({ setup }) => setup.enPassant.length > 0);
    expect(later.length).toBeGreaterThan(0);
    expect(later.length).toBeLessThan(played.length);
    // The pawn’s owner is not who has moved last.
    for (const { setup, position } of later) expect(following(position)[0]).toBe(position.at(setup.enPassant[0]!.pawn)!.owner);
  });
});

describe('a position that is changed for a special move of three', () => {
  const kind = kindOf('castle3held');
  const climb = (seed: number) => {
    const random = makeRandom(seed);
    const made = SPECIALS.castle.make(harshman, kind, random);
    const position = made && realize(harshman, made);
    const task = position && (kind.tasks(position, random)[0] as Goal);
    if (!made || !task) return undefined;
    const mutate = (ruleset: typeof harshman, one: typeof made, luck: () => number) => alter(ruleset, one, 12, luck);
    const making = { realize, mutate, is: SPECIALS.castle.is, aim: repliesAgainst(task) };
    const found = climbToMate(harshman, made, making, random);
    return found && { position: realize(harshman, found)!, before: position, task };
  };
  const found = Array.from({ length: 24 }, (_, seed) => seed).flatMap((seed) => climb(seed) ?? []);

  test('comes to one in which that move does what is asked, where others did too or it did not', () => {
    expect(found.length).toBeGreaterThan(0);
    const saving = (position: Position, task: Goal): readonly string[] => {
      const solved = solveTask(position, task);
      return solved.ok ? solved.value.keys : [];
    };
    for (const { position, before, task } of found) {
      const keys = saving(position, task);
      expect(position.moves().some((move) => keys.includes(move.id) && SPECIALS.castle.is(position, move))).toBe(true);
      expect(keys.length).toBeLessThan(Math.max(2, saving(before, task).length));
    }
  });
});
