import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset } from '../../src/engine/index.ts';
import { findRedundantPiece } from '../../src/puzzles/proof/redundant-piece.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';
import { similarityOf, MOST_LIKE, describeShape } from '../../src/puzzles/similarity.ts';
import { lineEnds } from '../../curation/quality/mating-pattern.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import { positionOf } from '../../src/puzzles/puzzle.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import type { Task } from '../../src/puzzles/task.ts';
import { isUncoveringPromotion } from '../../src/puzzles/proof/find-themes.ts';
import { beginLonger } from '../../curation/mine/longer-mates.ts';
import { mineBatch } from '../../curation/mine/batch.ts';
import { climbHill } from '../../curation/mine/hill-climbing.ts';
import type { ClimbedKind, Kind, OffLineKind, SpecialKind } from '../../curation/mine/kind.ts';
import { kindsOf, sortOf, wantedOf } from '../../curation/mine/kinds.ts';
import { measureTask } from '../../curation/mine/measure-task.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { composeSpecial, SPECIALS } from '../../curation/mine/special-first-move.ts';
import { seemsDrawn } from '../../curation/mine/seems-drawn.ts';
import { MOST_ASIDE, searchOffLine } from '../../curation/mine/off-line-search.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';

const meder = findRuleset('meder')!;
/** The kind with this id, if it is found or composed this way. */
function kindOf<W extends Kind['way']>(id: string, way: W): Extract<Kind, { way: W }> {
  const found = kindsOf(meder).find((kind) => kind.id === id);
  if (found?.way !== way) throw new Error(`${id} is not a kind of ${way}`);
  return found as Extract<Kind, { way: W }>;
}
const MATE_IN_ONE: Task = { kind: 'mate', moves: 1 };

describe('what is mined', () => {
  test('is the same for the same seed, and other for another', () => {
    const mined = (seed: number) => [0, 1, 2, 3].flatMap((batch) => mineBatch(meder, kindOf('checks', 'placed'), seed, batch).candidates);
    expect(mined(1).length).toBeGreaterThan(0);
    expect(mined(1)).toEqual(mined(1));
    expect(mined(2).map(({ position }) => position)).not.toEqual(mined(1).map(({ position }) => position));
  });

  test('asks for the pins from which a board gives check only where it has others too', () => {
    const { candidates } = mineBatch(meder, kindOf('checks', 'placed'), 1, 1);
    for (const { position, goal } of candidates) {
      const at = take(meder.parse(position));
      const answer = (kind: 'pins' | 'checks'): readonly string[] =>
        'from' in goal ? take(solveTask(at, { kind, from: goal.from })).answer! : [];
      expect(answer('checks').length).toBeGreaterThan(0);
      expect(answer('checks').length).toBeLessThan(answer('pins').length);
    }
  });
});

describe('what is bred', () => {
  const kind: ClimbedKind = { ...kindOf('mate1c', 'placed'), way: 'climbed', tasks: () => [MATE_IN_ONE] };
  const found = (seed: number) => climbHill(meder, kind, makeRandom(seed), {});
  const bred = [1, 2, 3].map(found).find((list) => list.length >= 2)!;

  test('passes every check and has no man too many', () => {
    for (const { position, task } of bred) {
      const solved = take(solveTask(position, task));
      expect(findFlaw(solved, 'composed')).toBeUndefined();
      expect(findRedundantPiece(solved)).toBeUndefined();
    }
  });

  test('is not too like another one of the same line', () => {
    const [one, other] = bred.map(({ position }) => describeShape(position));
    expect(similarityOf(one!, other!)).toBeLessThan(MOST_LIKE);
    const ends = bred.map(({ position, task }) => lineEnds({ task, solution: take(solveTask(position, task)).solution }));
    expect(ends.filter((end) => end !== undefined && ends.indexOf(end) !== ends.lastIndexOf(end))).toEqual([]);
  });

  test('is the same for the same seed', () => {
    const texts = (): readonly string[] => found(1).map(({ position }) => position.text());
    expect(texts()).toEqual(texts());
  });
});

describe('what is composed about a special first move', () => {
  const kind: SpecialKind = { ...kindOf('board1', 'special'), tasks: () => [MATE_IN_ONE] };
  const found = [3, 6].flatMap((seed) => composeSpecial(meder, kind, SPECIALS.board, makeRandom(seed), {}));

  test('begins with it, passes every check and has no man too many', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const { position, task } of found) {
      const solved = take(solveTask(position, task));
      const key = position.moves().find(({ id }) => id === solved.keys[0])!;
      expect(SPECIALS.board.is(position, key)).toBe(true);
      expect(SPECIALS.castle.is(position, key)).toBe(false);
      expect(findFlaw(solved, 'composed')).toBeUndefined();
    }
  });

  test('keeps the rights it is about: king and rook castle, a pawn takes the one that has just passed it', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => makeRandom(seed));
    const castled = seeds.map((random) => SPECIALS.castle.make(meder, kindOf('castle', 'special'), random)).find(Boolean)!;
    expect(castled.setup.pieces.filter(({ unmoved }) => unmoved).map(({ role }) => role)).toEqual(expect.arrayContaining(['king', 'rook']));
    const passed = seeds.map((random) => SPECIALS.passing.make(meder, kindOf('passing', 'special'), random)).find(Boolean)!;
    const before = take(meder.fromSetup(passed.setup));
    const after = take(before.play(passed.prior!));
    expect(after.moves().some((move) => SPECIALS.passing.is(after, move))).toBe(true);
    expect(before.moves().some((move) => SPECIALS.passing.is(before, move))).toBe(false);
  });
});

describe('a promotion that waits', () => {
  const WAITING = 'W:4/4/4/4;N:4/4/4/4;B:P3/4/1K1k/4;QL@QL6:2/2;KL@KL1:2/2;ql@QL1:2/2;kl@KL6:2/2 w - - - 0 40';
  const at = take(meder.parse(WAITING));

  test('is brought about by the board that leaves the pawn, not by one that leaves another corner or carries the pawn', () => {
    const uncovering = at.moves().filter(isUncoveringPromotion);
    expect(uncovering.length).toBeGreaterThan(0);
    expect(uncovering.every(({ from, id }) => from === 'QL6' && id.includes(',a8B='))).toBe(true);
    expect(at.moves().some(({ kind, from }) => kind === 'board' && from === 'KL1')).toBe(true);
    const carried = take(meder.parse(WAITING.replace('B:P3', 'B:4').replace('QL@QL6:2/2', 'QL@QL5:P1/2')));
    const promoting = carried.moves().filter(({ kind, id }) => kind === 'board' && id.includes('='));
    expect(promoting.length).toBeGreaterThan(0);
    expect(promoting.some(isUncoveringPromotion)).toBe(false);
  });

  test('is set up with a pawn that a board’s leaving promotes; where none waits under boards nothing is', () => {
    const seeds = Array.from({ length: 10 }, (_, seed) => makeRandom(seed));
    const made = seeds.flatMap((random) => SPECIALS.uncover.make(meder, kindOf('uncover', 'special'), random) ?? []);
    expect(made.length).toBeGreaterThan(0);
    for (const { setup } of made) expect(take(meder.fromSetup(setup)).moves().some(isUncoveringPromotion)).toBe(true);
    const usenet = findRuleset('usenet')!;
    expect(seeds.flatMap((random) => SPECIALS.uncover.make(usenet, kindOf('uncover', 'special'), random) ?? [])).toEqual([]);
  });
});

describe('what is found beside a game', () => {
  const kind: OffLineKind = { ...kindOf('walk2', 'off-line'), tasks: () => [MATE_IN_ONE] };
  const found = [1, 2, 3, 4].flatMap((seed) => searchOffLine(meder, kind, makeRandom(seed), {}));

  test('is reached by legal moves from a position of the game, and no more of them than allowed', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const { position, root, moves, aside } of found) {
      const end = moves.reduce((at, id) => take(at.play(id)), root);
      expect([end.squares, end.boards, end.turn]).toEqual([position.squares, position.boards, position.turn]);
      expect(moves).toHaveLength(aside);
      expect(aside).toBeLessThanOrEqual(MOST_ASIDE);
      expect(root.play('no such move').ok).toBe(false);
    }
  });

  test('passes every check of a puzzle from a game', () => {
    for (const { position, task } of found) expect(findFlaw(take(solveTask(position, task)), 'game')).toBeUndefined();
  });

  test('is one position a game, of a kind that counts with the mates in two from games', () => {
    expect(found.length).toBeLessThanOrEqual(4);
    // Fifteen of a game's own, thirty beside games, and forty that come besides, from slips or with a special first move.
    expect(wantedOf(sortOf({ kind: 'mate', moves: 2 }, 'game'))).toBe(1.5 * (15 + 30 + 40));
  });
});

describe('what breeding begins with', () => {
  const first = (kind: ClimbedKind, seed: number) => {
    const random = makeRandom(seed);
    for (let i = 0; i < 1500; i++) {
      const begun = kind.begin!(meder, kind, random);
      if (begun) return begun;
    }
    return undefined;
  };

  test('for a stalemate is a man to be given away by a side that has no other move and stands worse', () => {
    const { task, measured } = first(kindOf('stalemate', 'climbed'), 4)!;
    expect(task).toEqual({ kind: 'stalemate', moves: 1 });
    expect(balanceOf(measured.position)).toBeLessThan(0);
    expect(take(solveTask(measured.position, task)).keys).toEqual(measured.keys);
  });

  test('for a longer mate has one key of that very length and passes every check', () => {
    const kind: ClimbedKind = {
      ...kindOf('mate1c', 'placed'),
      way: 'climbed',
      begin: (ruleset, own, random) => beginLonger(ruleset, own, 2, random),
    };
    const { task, measured } = first(kind, 5)!;
    const { keys, length } = take(solveTask(measured.position, task));
    expect([keys.length, length]).toEqual([1, 2]);
    expect(measured.cost).toBe(0);
  });
});

describe('a dead draw worth proving', () => {
  const DRAW = { kind: 'draw', moves: 2 } as const;
  const three = findRuleset('harshman')!;

  test('is brought about by one move alone; there is none with many men, with a move less, or with three players', () => {
    const drawn = readPuzzles('meder').filter(({ goal }) => goal.kind === 'draw' && goal.moves === 2);
    expect(drawn.length).toBeGreaterThan(1);
    for (const puzzle of drawn.slice(0, 2)) {
      expect(seemsDrawn(take(positionOf(puzzle)), DRAW)).toBe(true);
      expect(seemsDrawn(take(positionOf(puzzle)), { ...DRAW, moves: 1 })).toBe(false);
    }
    expect(seemsDrawn(take(meder.parse(meder.start)), DRAW)).toBe(false);
    expect(seemsDrawn(take(three.parse(three.start)), DRAW)).toBe(false);
  });
});

describe('how many puzzles a collection takes', () => {
  test('goes by their goal, and by where a mate in two is from', () => {
    expect(sortOf({ kind: 'mate', moves: 2 }, 'game')).not.toBe(sortOf({ kind: 'mate', moves: 2 }, 'composed'));
    expect(sortOf({ kind: 'mate', moves: 4 }, 'composed')).toBe(sortOf({ kind: 'mate', moves: 3 }, 'chosen'));
    expect(wantedOf('helpmate')).toBe(15);
    // Fifteen from games, twenty-five composed, and sixty that come besides; nothing comes besides helpmates.
    expect(wantedOf('gain')).toBe(1.5 * (15 + 25 + 60));
    expect(wantedOf('proofgame')).toBe(24);
    expect(wantedOf('legal')).toBe(Infinity);
  });
});

describe('the measure of a position', () => {
  const puzzles = readPuzzles('meder');
  const puzzle = puzzles.find(
    ({ goal, source, themes }) => goal.kind === 'mate' && goal.moves === 2 && source.kind === 'composed' && themes.includes('quiet-key'),
  )!;
  const position = take(positionOf(puzzle));
  const kind = kindOf('mate2c', 'climbed');
  const cost = measureTask(position, puzzle.goal, kind)!;

  test('is nothing for a puzzle that passes every check', () => expect(cost.cost).toBe(0));

  test('is more where there are two keys, a loud one or a shorter way, and there is none where the task cannot be done', () => {
    const { ruleset, setup } = position;
    const own = position.turn;
    const vacant = position.squares.filter(({ piece }) => !piece).map(({ name }) => name);
    const costs = vacant.map((square) => {
      const richer = placeWithoutHistory(ruleset, { ...setup, pieces: [...setup.pieces, { owner: own, role: 'queen', square }] });
      return richer?.status() === 'playing' ? measureTask(richer, puzzle.goal, kind)?.cost : undefined;
    });
    // A queen more gives mates in one and other keys nearly everywhere.
    expect(Math.max(...costs.map((one) => one ?? 0))).toBeGreaterThanOrEqual(40);
    const bare = placeWithoutHistory(ruleset, {
      ...setup,
      pieces: setup.pieces.filter(({ role, owner }) => role === 'king' || owner !== own),
    });
    expect(bare && measureTask(bare, puzzle.goal, kind)).toBeUndefined();
  });

  test('stops where a changed position is seen to be worse than it was, or where none of its keys is right any more', () => {
    expect(measureTask(position, puzzle.goal, kind, { cost: 0, keys: cost.keys })?.cost).toBe(0);
    expect(measureTask(position, puzzle.goal, kind, { cost: 0, keys: ['no such move'] })).toBeUndefined();
  });
});
