import { describe, expect, test } from 'vitest';
import {
  captureOf,
  expect as take,
  findRuleset,
  prove,
  refutationsOf,
  type Attack,
  type Move,
  type Position,
} from '../../../src/engine/index.ts';
import { makeRandom } from '../../../curation/common/random.ts';
import { placeAtRandom, type PlacementRange } from '../../../curation/mine/random-placement.ts';

const three = findRuleset('harshman')!;
const read = (text: string): Position => take(three.parse(text));
const gain = (moves: number, worth: number): Attack => ({ kind: 'gain', moves, worth });

/** A solver of a gain, as the definition says it: what was taken, and the worth of the own pieces at the start. */
interface Account {
  readonly me: string;
  readonly active: readonly string[];
  readonly own: number;
  readonly worth: number;
}

const worthOf = (position: Position, owner: string): number =>
  position.squares.reduce((sum, { piece }) => sum + (piece?.owner === owner ? three.values[piece.role] : 0), 0);

function stands(position: Position, taken: number, { me, own, worth }: Account): boolean {
  return taken + worthOf(position, me) - own >= worth;
}

const isWhole = (position: Position, { active }: Account): boolean => position.active.length === active.length;

/** Whether it still stands after every reply of each of the others. */
function isSafe(position: Position, taken: number, account: Account): boolean {
  const replies = position.moves();
  return (
    replies.length > 0 &&
    replies.every((reply) => {
      const next = position.after(reply);
      if (!isWhole(next, account) || !stands(next, taken, account)) return false;
      return next.turn === account.me || isSafe(next, taken, account);
    })
  );
}

/** Whether a move of the solver begins it, with `left` moves after it. */
function isRight(position: Position, move: Move, taken: number, left: number, account: Account): boolean {
  const piece = captureOf(move)?.piece;
  const now = taken + (piece && position.active.includes(piece.owner) ? three.values[piece.role] : 0);
  const next = position.after(move);
  if (!isWhole(next, account)) return true;
  if (stands(next, now, account) && isSafe(next, now, account)) return true;
  return left > 0 && isWonLater(next, now, left, account);
}

/** Whether each reply of all others is followed by a right move. */
function isWonLater(position: Position, taken: number, left: number, account: Account): boolean {
  const moves = position.moves();
  if (position.turn === account.me) return moves.some((move) => isRight(position, move, taken, left - 1, account));
  return (
    moves.length > 0 &&
    moves.every((move) => {
      const next = position.after(move);
      return isWhole(next, account) && isWonLater(next, taken, left, account);
    })
  );
}

function keysByDefinition(position: Position, moves: number, worth: number): readonly string[] {
  const account = { me: position.turn, active: position.active, own: worthOf(position, position.turn), worth };
  const right = position.moves().filter((move) => isRight(position, move, 0, moves - 1, account));
  return right.map(({ id }) => id).sort();
}

function throwPositions(seed: number, number: number, thrown: PlacementRange): readonly Position[] {
  const random = makeRandom(seed);
  const positions: Position[] = [];
  while (positions.length < number) {
    const position = placeAtRandom(three, random, thrown);
    if (position?.status() === 'playing') positions.push(position);
  }
  return positions;
}

const FEW: PlacementRange = { own: [1, 2], others: [1, 1], weights: { rook: 20, bishop: 30, knight: 30, pawn: 20 } };
const MORE: PlacementRange = { own: [3, 5], others: [3, 5] };

describe('a gain of three players', () => {
  test.each([
    [1, throwPositions(1, 20, MORE)],
    [2, throwPositions(2, 6, FEW)],
  ] as const)('in %i has the right moves that the definition gives, where there are some and where there are none', (moves, positions) => {
    const counts = positions.map((position) => {
      const keys = keysByDefinition(position, moves, 300);
      expect([position.text(), take(prove(position, gain(moves, 300))).keys]).toEqual([position.text(), keys]);
      return keys.length;
    });
    expect(counts.some((count) => count > 0)).toBe(true);
    expect(counts.some((count) => count === 0)).toBe(true);
  });

  /** White checks Black’s king, and from n10 Gray’s bishop attacks a knight and a rook of Black’s. */
  const FORK = read('7/4gK3/6gB2/10/6bKwP3/12/5wK7/8bP5/5bR7/12/6wB3bN/9bB/9/8 g wgb - - - 0 40');

  test('is begun by one move where nothing can be taken for as much at once, and by none for more', () => {
    expect(take(prove(FORK, gain(2, 400)))).toMatchObject({ verdict: 'true', length: 2, keys: ['l12-n10'] });
    expect(take(prove(FORK, gain(1, 400))).verdict).toBe('false');
    expect(take(prove(FORK, gain(2, 550))).verdict).toBe('false');
    expect(take(refutationsOf(FORK, gain(2, 400), 'l12-f9'))).toHaveLength(1);
    expect(take(refutationsOf(FORK, gain(2, 400), 'l12-n10'))).toEqual([]);
  });

  test('is found the same with a table, which knows positions but not what was captured on the way to them', () => {
    expect(take(prove(FORK, gain(2, 400), { table: true })).keys).toEqual(['l12-n10']);
  });

  test('counts what the seat itself has captured, and nothing that the others take from each other', () => {
    const worth = (move: Move): number => three.values[captureOf(move)!.piece.role];
    const chains = throwPositions(3, 40, MORE).flatMap((start) => {
      const second = (move: Move): Move | undefined => {
        const next = start.after(move);
        return next.moves().find((reply) => ![undefined, start.turn].includes(captureOf(reply)?.piece.owner));
      };
      const first = start.moves().find((move) => captureOf(move) && second(move));
      return first ? [{ start, first, reply: second(first)! }] : [];
    });
    expect(chains.length).toBeGreaterThan(3);
    for (const { start, first, reply } of chains) {
      const machine = start.machine();
      const seat = machine.turn;
      for (const { id } of [first, reply]) {
        const base = machine.top;
        const end = base + machine.generate();
        machine.top = base;
        machine.make(machine.stack.subarray(base, end).find((code) => machine.id(code) === id)!);
      }
      const taken = (step: number): number => machine.taken!((seat + step) % 3);
      expect([taken(0), taken(1), taken(2)]).toEqual([worth(first), worth(reply), 0]);
      machine.unmake();
      machine.unmake();
      expect(taken(0)).toBe(0);
    }
  });
});
