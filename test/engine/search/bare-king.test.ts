import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type PlacedPiece, type Position } from '../../../src/engine/index.ts';
import { Search } from '../../../src/engine/search/alphabeta.ts';
import { FRAMES } from '../../../curation/endings/frames.ts';
import { makeSetup } from '../../../curation/endings/still.ts';
import { makeRandom } from '../../../curation/common/random.ts';

/** Positions looked at for a move: a small part of what the strongest level may look at. */
const NODES = 8000;
/** Moves of each side before anybody may claim a draw. */
const MOST_MOVES = 50;
const PLACINGS = 6;

const RULESETS = ['bartmess', 'meder', 'grant', 'usenet'];
const pinsOf = (id: string): readonly string[] => FRAMES.find(({ ruleset }) => ruleset === id)!.pins;

/** King and queen against king, White to move, placed by lot, the boards on their starting pins: every such position is counted as won. */
function placeByLot(id: string, random: () => number): Position {
  const ruleset = findRuleset(id)!;
  const squares = ruleset.begin().squares.map(({ name }) => name);
  const draw = (): string => squares[Math.floor(random() * squares.length)]!;
  for (let attempt = 0; attempt < 100; attempt++) {
    const pieces: readonly PlacedPiece[] = [
      { owner: 'w', role: 'king', square: draw() },
      { owner: 'w', role: 'queen', square: draw() },
      { owner: 'b', role: 'king', square: draw() },
    ];
    const placed = ruleset.fromSetup(makeSetup(pinsOf(id), pieces, 'w'));
    if (placed.ok && placed.value.status() === 'playing') return placed.value;
  }
  throw new Error(`no placing of ${id} is a position`);
}

/** Moves until White mates where both sides, whose boards may move, choose by the search. */
function countMoves(start: Position): number {
  let position = start;
  const past: number[] = [];
  while (position.status() === 'playing' && past.length < 2 * MOST_MOVES) {
    const [best] = new Search(position.machine(), { judgement: 'full', nodes: NODES, past }).rank(95, 0);
    past.push(position.machine().hash());
    position = take(position.play(best!.id));
  }
  return position.status() === 'checkmate' ? Math.ceil(past.length / 2) : Infinity;
}

describe('king and queen against king', () => {
  test.each(RULESETS)(
    '%s: the search as the strongest level judges mates from every placing tried',
    (id) => {
      const random = makeRandom(33);
      for (let placing = 0; placing < PLACINGS; placing++) {
        const start = placeByLot(id, random);
        expect(countMoves(start), start.text()).toBeLessThanOrEqual(MOST_MOVES);
      }
    },
    120_000,
  );

  test.each(RULESETS)('%s: a bare king is worth driving to where it has fewer squares, and one with a pawn is not', (id) => {
    const scoreOf = (king: string, others: readonly PlacedPiece[]): number => {
      const pieces: readonly PlacedPiece[] = [
        { owner: 'w', role: 'king', square: 'd2W' },
        { owner: 'w', role: 'rook', square: 'a3W' },
        { owner: 'b', role: 'king', square: king },
      ];
      return take(findRuleset(id)!.fromSetup(makeSetup(pinsOf(id), [...pieces, ...others], 'w')))
        .machine()
        .positionalScore(0);
    };
    const gainOf = (others: readonly PlacedPiece[]): number => scoreOf('b8B', others) - scoreOf('b6B', others);
    expect(gainOf([])).toBeGreaterThan(50);
    expect(gainOf([{ owner: 'b', role: 'pawn', square: 'd6N' }])).toBeLessThan(25);
  });
});
