import { describe, expect, test } from 'vitest';
import { INSIGHTS } from '../../../src/comparison/insights.ts';
import { expect as take, findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { makeRandom } from '../../../curation/common/random.ts';
import { listFeatures, readFeatures } from '../../../curation/insights/features.ts';
import { listSoundFirstMoves } from '../../../curation/insights/first-moves.ts';
import { DECIDED, playFrom, type PlayedGame } from '../../../curation/insights/self-play.ts';
import { compareBoards, findLeftOut, judgeFinding } from '../../../curation/insights/two-depths.ts';
import { fitLogistic, meanOf, measureWeights, type Measured, type Sample } from '../../../curation/insights/regress.ts';
import { LOOKS_AT_ALL } from '../../e2e/harness/look-at.ts';

/** Whether a measured number can be told from nothing. */
const isClear = ({ value, error }: Measured): boolean => Math.abs(value) > error;

describe('the regression', () => {
  const TRUE = [1.2, -0.5, 0];
  const random = makeRandom(4);
  /** Games whose points follow from what is seen by known weights, and by chance. */
  const games = Array.from({ length: 400 }, (): readonly Sample[] => {
    const x = TRUE.map(() => Math.floor(random() * 5) - 2);
    const share = 1 / (1 + Math.exp(-x.reduce((sum, one, i) => sum + one * TRUE[i]!, 0)));
    return [{ x, y: random() < share ? 1 : 0 }];
  });

  test('finds the weights that made the points, each within its error, and that nothing is nothing', () => {
    const found = measureWeights(games, 3, (weights) => weights, 60, makeRandom(9));
    found.forEach(({ value, error }, i) => expect(Math.abs(value - TRUE[i]!), `weight ${i}`).toBeLessThan(1.5 * error));
    expect(found.map((one) => isClear(one))).toEqual([true, true, false]);
  });

  test('is less sure of fewer games, and finds nothing where points are drawn by lot', () => {
    const errorOf = (some: readonly (readonly Sample[])[]): number =>
      measureWeights(some, 3, (weights) => weights, 60, makeRandom(9))[0]!.error;
    expect(errorOf(games.slice(0, 60))).toBeGreaterThan(1.5 * errorOf(games));
    const lot = games.map((rows) => rows.map(({ x }) => ({ x, y: random() < 0.5 ? 1 : 0 })));
    for (const weight of fitLogistic(lot.flat(), [0, 0, 0])) expect(Math.abs(weight)).toBeLessThan(0.25);
  });

  test('takes a mean with its error', () => {
    expect(meanOf([1, 1, 1, 1])).toEqual({ value: 1, error: 0 });
    expect(meanOf([0, 1]).value).toBe(0.5);
    expect(meanOf([0, 1]).error).toBeGreaterThan(0.9);
  });
});

describe('a sentence measured at two depths', () => {
  const at = (value: number, error: number): Measured => ({ value, error });

  test('stands only if both depths say so and their difference lies within the errors', () => {
    expect(judgeFinding(at(90, 40), at(70, 40))).toBe('stands');
    expect(judgeFinding(at(-80, 65), at(-50, 70))).toBe('unclear');
    expect(judgeFinding(at(140, 130), at(-140, 110))).toBe('changes');
    expect(judgeFinding(at(500, 30), at(100, 30))).toBe('changes');
  });

  const game = (boardPlies: readonly number[], plies: number, rows: PlayedGame['rows'] = []): PlayedGame => ({
    ...{ first: 'a', points: [1, 0], plies, boardMoves: boardPlies.length, boardPlies, decidedByBoard: undefined, rows },
  });

  test('does not take longer games for more moves of boards', () => {
    const short = [game([3, 20], 40), game([5, 9], 60)];
    const long = [game([3, 20, 90, 100, 110], 140), game([5, 9, 70, 80], 120)];
    expect(compareBoards(short, long).value).toBe(0);
    expect(compareBoards(short, [game([1, 2, 3, 4], 140), game([1, 2, 3, 5], 140)]).value).toBeGreaterThan(4);
  });

  test('is left out where the thing hardly ever differs', () => {
    const meder = findRuleset('meder')!;
    const names = listFeatures(meder);
    const row = (mine: number): readonly number[] => names.map((name) => (name === 'empty-board' ? mine : 0));
    const few = Array.from({ length: 100 }, (_, i) => game([], 60, [[row(i < 10 ? 1 : 0), row(0)]]));
    const many = Array.from({ length: 100 }, (_, i) => game([], 60, [[row(i < 90 ? 1 : 0), row(0)]]));
    expect(findLeftOut(meder, few).get('empty-board')).toBe('rare');
    expect(findLeftOut(meder, many).has('empty-board')).toBe(false);
  });

  test('counts no first move that loses the queen', () => {
    const usenet = findRuleset('usenet')!;
    const sound = listSoundFirstMoves(usenet).map(({ id }) => id);
    expect(sound).not.toContain('a2QL-a6ql');
    expect(sound.length).toBeGreaterThan(10);
    expect(sound.length).toBeLessThan(usenet.begin().moves().length);
  });
});

describe('what is counted of a position', () => {
  test('the men, boards and knights of each player', () => {
    const meder = findRuleset('meder')!;
    const text = 'W:4/4/4/2K1;N:1N2/4/4/4;B:3k/4/4/4;QL@QL1:2/R1;KL@KL1:2/1P;ql@QL6:2/2;kl@KL6:n1/2 w - - - 0 90';
    const names = listFeatures(meder);
    const [white, black] = readFeatures(take(meder.parse(text))).map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
    expect(white).toMatchObject({
      rook: 1,
      knight: 1,
      pawn: 1,
      'pawn-aboard': 1,
      'empty-board': 0,
      'knight-middle': 1,
      'knight-aboard': 0,
      'on-move': 1,
    });
    expect(black).toMatchObject({
      rook: 0,
      knight: 1,
      pawn: 0,
      'pawn-aboard': 0,
      'empty-board': 1,
      'knight-middle': 0,
      'knight-aboard': 1,
      'on-move': 0,
    });
  });

  test('no boards where there are none', () => {
    expect(listFeatures(findRuleset('harshman')!)).not.toContain('empty-board');
    expect(listFeatures(findRuleset('meder')!)).toContain('empty-board');
  });
});

/** Three games take seconds: on every change one ruleset of each family. */
const MEASURED = RULESETS.filter(({ id }) => LOOKS_AT_ALL || ['meder', 'harshman'].includes(id));

describe.each(MEASURED)('a game that is measured: $id', (ruleset) => {
  test('is the same for the same seed, begins as it is told, and its points are whole', () => {
    const moves = take(ruleset.parse(ruleset.start)).moves();
    const [game, again, other] = [1, 1, 2].map((seed) => playFrom(ruleset, moves[3]!, seed));
    expect(game).toEqual(again);
    expect(other).not.toEqual(game);
    expect(game!.first).toBe(moves[3]!.id);
    expect(game!.points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(DECIDED).toBeGreaterThan(0);
  }, 120_000);
});

describe.each(RULESETS)('what was measured: $id', (ruleset) => {
  test('the stored figures are of this ruleset and add up', () => {
    const { games, shares, values, firstKinds, boards } = INSIGHTS[ruleset.id]!;
    expect(games).toBeGreaterThanOrEqual(200);
    expect(shares.map(({ player }) => player)).toEqual(ruleset.players);
    expect(shares.reduce((sum, { share }) => sum + share.value, 0)).toBeCloseTo(100, 0);
    expect(values.map(({ name }) => name)).toEqual([...listFeatures(ruleset), ...(ruleset.players.length === 2 ? ['white'] : [])]);
    expect(firstKinds.reduce((sum, kind) => sum + kind.games, 0)).toBe(games);
    expect(boards !== undefined).toBe(ruleset.pins.length > 0);
  });
});
