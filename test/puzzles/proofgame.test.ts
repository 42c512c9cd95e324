import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type Position } from '../../src/engine/index.ts';
import { findProofGames, isHidden, listLeft, readHidden, sharesWay } from '../../src/puzzles/proofgame.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import { isTask } from '../../src/puzzles/format.ts';
import { listOrigins } from '../../curation/mine/proofgames.ts';

const meder = findRuleset('meder')!;
const harshman = findRuleset('harshman')!;
const after = (start: Position, line: readonly string[]): Position => line.reduce((at, id) => take(at.play(id)), start);
/** White castles, which may not be the first move of the game (Meder 3.5(a)(1)[a]): the knight goes before. */
const CASTLED = ['a1W-b3W', 'c7B-c5B', 'O-O'];

describe('the games that lead to a position', () => {
  test('are one where castling alone explains king and rook, and the knight has to go first', () => {
    const reached = after(meder.begin(), CASTLED);
    expect(findProofGames(meder.begin(), reached, 3)).toEqual({ lines: [CASTLED], complete: true });
  });

  test('are several where two moves can be exchanged', () => {
    const reached = after(meder.begin(), ['b2W-b4N', 'c7B-c5B', 'c2W-c4N']);
    expect(findProofGames(meder.begin(), reached, 3).lines).toHaveLength(2);
  });

  test('are none in fewer moves, nor where a man is missing whom nobody could take', () => {
    const reached = after(meder.begin(), CASTLED);
    expect(findProofGames(meder.begin(), reached, 1)).toEqual({ lines: [], complete: true });
    const poor = take(meder.changeSetup(reached.setup, { kind: 'put', square: 'b2W', piece: undefined }));
    expect(findProofGames(meder.begin(), take(meder.fromSetup(poor)), 3).lines).toEqual([]);
  });

  test('count whatever rights are left: who stands so has got there', () => {
    const reached = after(meder.begin(), CASTLED);
    const bare = take(meder.fromSetup(take(meder.changeSetup(reached.setup, { kind: 'forget' }))));
    expect(findProofGames(meder.begin(), bare, 3).lines).toEqual([CASTLED]);
  });

  test.each([
    ['two moves', meder, 2, 13],
    ['three moves', meder, 3, 61],
    ['two moves of three players', harshman, 2, 211],
  ] as const)('agree with plain enumeration of all games of %s', (_, ruleset, plies, every) => {
    const start = ruleset.begin();
    let games: { readonly line: readonly string[]; readonly reached: Position }[] = [{ line: [], reached: start }];
    for (let ply = 0; ply < plies; ply++)
      games = games.flatMap(({ line, reached }) =>
        reached.moves().map((move) => ({ line: [...line, move.id], reached: reached.after(move) })),
      );
    const placed = ({ setup }: Position): string =>
      JSON.stringify([
        setup.pieces.map(({ owner, role, square }) => `${owner}${role}${square}`).sort(),
        setup.boards.map(({ id, pin }) => id + pin).sort(),
      ]);
    const counts = new Map<string, number>();
    for (const { reached } of games) counts.set(placed(reached), (counts.get(placed(reached)) ?? 0) + 1);
    for (const { reached, line } of games.filter((_, at) => at % every === 0)) {
      const { lines } = findProofGames(start, reached, plies);
      expect(lines.length).toBe(Math.min(2, counts.get(placed(reached))!));
      if (lines.length === 1) expect(lines).toEqual([line]);
    }
  });
});

describe('games of six moves', () => {
  const line = ['b2W-b3W', 'b7B-b6B', 'b1W-b6B', 'b8B-b3W', 'a2W-b3W', 'c7B-b6B'];
  const bartmess = findRuleset('bartmess')!;

  test('are all looked at, though four men were taken of whom nothing is seen', () => {
    const reached = after(bartmess.begin(), line);
    expect(findProofGames(bartmess.begin(), reached, 6)).toEqual({ lines: [line], complete: true });
    expect(findProofGames(bartmess.begin(), reached, 5)).toEqual({ lines: [], complete: true });
  });

  test('are two where the last moves can be exchanged', () => {
    const open = ['b2W-b3W', 'b7B-b6B', 'a2W-a3W', 'a7B-a6B', 'c2W-c3W', 'c7B-c6B'];
    expect(findProofGames(bartmess.begin(), after(bartmess.begin(), open), 6).lines).toHaveLength(2);
  });

  test('may castle twice, and bring each rook on', () => {
    const castled = ['d1W-c3W', 'd8B-c6B', 'O-O', 'O-O', 'd0KL-d1W', 'd9kl-d8B'];
    expect(findProofGames(meder.begin(), after(meder.begin(), castled), 6)).toEqual({ lines: [castled], complete: true });
  });
});

describe('a branch that is left early', () => {
  const found = (start: Position, line: readonly string[], plies = line.length): readonly (readonly string[])[] =>
    findProofGames(start, after(start, line), plies).lines;

  test('is none that leads there: a man who came home, one taken on the way, and four moves of three players', () => {
    const home = ['b2W-b3W', 'd7B-d6B', 'c1W-a3N', 'd8kl-d7B'];
    expect(found(meder.begin(), home)).toEqual([home]);
    const taken = ['c3-c5', 'b6-c5', 'm10-c5', 'b2-c3'];
    expect(found(harshman.begin(), taken)).toEqual([taken]);
    expect(found(harshman.begin(), taken, 3)).toEqual([]);
  });

  test('is left nowhere where a king is gone: then it is not known who moves how often', () => {
    const line = ['c3-c5', 'b6-c5', 'm10-c5'];
    const reached = after(harshman.begin(), line);
    const pieces = reached.setup.pieces.filter(({ owner, role }) => owner !== 'g' || role !== 'king');
    const kingless = { ...reached, setup: { ...reached.setup, pieces } } as Position;
    expect(findProofGames(harshman.begin(), kingless, 2)).toEqual({ lines: [], complete: true });
  });
});

describe('what is hidden in a game', () => {
  const start = meder.begin();
  test('is a man who came home, or went twice; boards and quiet moves alone hide nothing', () => {
    const home = readHidden(start, ['a1W-b3W', 'a8B-b6B', 'b3W-a1W', 'b6B-a8B']);
    expect(home).toMatchObject({ captures: 0, wanderers: 2, returned: 2 });
    expect(isHidden(home)).toBe(true);
    expect(isHidden(readHidden(start, ['b2W-b4N', 'c7B-c5B']))).toBe(false);
    expect(isHidden(readHidden(start, ['b2W-b4N', 'c7B-c5B', 'b4N-c5B']))).toBe(true);
  });

  test('makes a proof game a puzzle, and nothing hidden makes it none', () => {
    const goal = (line: readonly string[]) => ({ kind: 'proofgame', moves: line.length, reached: after(start, line).text() }) as const;
    expect(isTask(goal(CASTLED))).toBe(true);
    expect(isTask({ ...goal(CASTLED), colour: 'red' })).toBe(false);
    expect(isTask({ kind: 'proofgame', moves: 3 })).toBe(false);
    const plain = take(solveTask(start, goal(['b2W-b4N'])));
    expect(findFlaw(plain, 'composed')).toBe('plain-way');
    const twice = take(solveTask(start, goal(['b2W-b4N', 'c7B-c5B', 'c2W-c4N'])));
    expect(findFlaw(twice, 'composed')).toBe('one-key');
  });
});

test('two games share a way when more than half of their moves begin on the same squares', () => {
  expect(listLeft(meder.begin(), CASTLED)).toEqual(['a1W', 'c7B', 'd0KL']);
  const other = ['a1W-b3N', 'c7B-c5N', 'O-O'];
  expect(sharesWay(listLeft(meder.begin(), CASTLED), listLeft(meder.begin(), other))).toBe(true);
  expect(sharesWay(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'x'])).toBe(true);
  expect(sharesWay(['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'y'])).toBe(false);
});

test('a place left twice is common twice only where both leave it twice', () => {
  expect(sharesWay(['a', 'b', 'a', 'd'], ['a', 'b', 'x', 'y'])).toBe(false);
  expect(sharesWay(['a', 'b', 'x', 'y'], ['a', 'b', 'a', 'd'])).toBe(false);
  expect(sharesWay(['a', 'b', 'a', 'd'], ['a', 'a', 'b', 'y'])).toBe(true);
});

test('of games of three moves some alone lead to their position with a move that is not seen, and none with two', () => {
  const shares = { taking: 1, others: 0.2 };
  const origins = listOrigins(meder, 3, 1, shares, 1);
  expect(origins.length).toBeGreaterThan(0);
  for (const { reached, line } of origins) expect(findProofGames(meder.begin(), reached, 3)).toEqual({ lines: [line], complete: true });
  expect(listOrigins(meder, 3, 1, shares, 2)).toEqual([]);
});
