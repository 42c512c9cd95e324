import { readFileSync } from 'node:fs';
import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { levelOf } from '../../src/puzzles/rating.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { countLooks } from '../../curation/grade/aim-search.ts';
import { ChessMachine } from '../../curation/grade/grade-chess.ts';
import { correlateRanks } from '../../curation/grade/correlate.ts';
import { gradeChess, isChessMate, rateChess, type ChessPuzzle } from '../../curation/grade/rate.ts';

const file = new URL('../fixtures/puzzles/rated-chess.jsonl', import.meta.url);
const puzzles = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ChessPuzzle);

function perft(machine: ChessMachine, depth: number): number {
  if (depth === 0) return 1;
  const base = machine.top;
  const end = base + machine.generate();
  let sum = 0;
  for (let i = base; i < end; i++) {
    machine.make(machine.stack[i]!);
    sum += perft(machine, depth - 1);
    machine.unmake();
  }
  machine.top = base;
  return sum;
}

describe('ordinary chess behind our search', () => {
  // Counts that the chess programming literature agrees on.
  test.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 3, 8902],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 3, 97862],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 4, 43238],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 3, 9467],
  ])('perft of %s at %i', (fen, depth, count) => {
    expect(perft(new ChessMachine(fen), depth)).toBe(count);
  });

  test('has the moves of chess.js in every position of the sample', () => {
    for (const { fen } of puzzles) expect(new ChessMachine(fen).count()).toBe(new Chess(fen).moves().length);
  });
});

describe('the grading', () => {
  test('puts chess puzzles in the order in which people find them hard', () => {
    const rated = puzzles.map((puzzle) => rateChess(puzzle)!);
    expect(
      correlateRanks(
        puzzles.map(({ rating }) => rating),
        rated,
      ),
    ).toBeGreaterThanOrEqual(0.7);
  });

  test('does so as it is shown, length by length, and among mates', () => {
    const graded = gradeChess(puzzles);
    const compare = (some: typeof graded): number =>
      correlateRanks(
        some.map(({ puzzle }) => puzzle.rating),
        some.map(({ shown }) => shown),
      );
    expect(compare(graded)).toBeGreaterThanOrEqual(0.75);
    expect(compare(graded.filter(isChessMate))).toBeGreaterThanOrEqual(0.7);
    // The length alone is not what does it.
    expect(compare(graded.map((one) => ({ ...one, shown: one.puzzle.moves.length })))).toBeLessThan(0.65);
  });

  test('correlates ranks, not values', () => {
    expect(correlateRanks([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1);
    expect(correlateRanks([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(correlateRanks([1, 1, 2, 2], [5, 5, 9, 9])).toBeCloseTo(1);
  });

  test('gives every rating a level, higher ones never a lower', () => {
    const levels = [500, 900, 1100, 1400, 1700, 2500].map((rating) => levelOf(rating));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(levels[0]).toBe(1);
    expect(levels.at(-1)).toBe(5);
  });
});

describe('the one grade of the collection', () => {
  const collection = readCollection();
  /** Pairs that the level orders one way and the rating the other. */
  const countContradictions = (graded: readonly { readonly level: number; readonly rating: number }[]): number => {
    return graded.reduce((sum, one) => sum + graded.filter((other) => other.level > one.level && other.rating < one.rating).length, 0);
  };

  test('no pair is ordered one way by level and the other by rating, whatever its kind or ruleset', () => {
    expect(countContradictions(collection)).toBe(0);
    for (const { level, rating, id } of collection) expect(levelOf(rating), id).toBe(level);
    // By fifths of each kind, as it was, a sixth of all pairs would be.
    const kinds = new Map<string, number[]>();
    for (const { ruleset, goal, rating } of collection) {
      const key = `${ruleset} ${goal.kind}`;
      kinds.set(
        key,
        [...(kinds.get(key) ?? []), rating].sort((a, b) => a - b),
      );
    }
    const byKind = collection.map(({ ruleset, goal, rating }) => {
      const own = kinds.get(`${ruleset} ${goal.kind}`)!;
      return { rating, level: 1 + Math.floor((5 * own.indexOf(rating)) / own.length) };
    });
    expect(countContradictions(byKind)).toBeGreaterThan(0.1 * ((collection.length * (collection.length - 1)) / 2));
  });

  test('proof games of one length have one grade', () => {
    const games = new Map<number, Set<number>>();
    for (const { goal, rating } of collection)
      if (goal.kind === 'proofgame') games.set(goal.moves, (games.get(goal.moves) ?? new Set()).add(rating));
    expect(games.size).toBeGreaterThan(2);
    for (const ratings of games.values()) expect(ratings.size).toBe(1);
  });

  test('a draw is on paper about as hard as the mates of its ruleset (a solver told the aim looks as long for it), and none is below the easiest mates', () => {
    const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
    for (const ruleset of ['bartmess', 'meder', 'grant', 'usenet']) {
      const of = (kind: string): readonly number[] =>
        collection
          .filter((one) => one.ruleset === ruleset && one.goal.kind === kind && 'moves' in one.goal && one.goal.moves < 3)
          .map((one) => one.rating);
      expect(mean(of('draw')), ruleset).toBeGreaterThan(mean(of('mate')) - 50);
      expect(Math.min(...of('draw')), ruleset).toBeGreaterThan(Math.min(...of('mate')) + 100);
    }
    // What is looked at first of a puzzle is counted: in a mate in one fewer than in a draw in two.
    const looks = (kind: string, moves: number): number => {
      const some = collection.filter(({ goal }) => goal.kind === kind && 'moves' in goal && goal.moves === moves).slice(0, 4);
      return mean(some.map((puzzle) => countLooks(puzzle)!));
    };
    expect(looks('draw', 2)).toBeGreaterThan(looks('mate', 1));
  });
});
