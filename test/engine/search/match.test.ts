import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { askSequentially, eloOf, makeFigure } from '../../../curation/match/figure.ts';
import { makeRandom } from '../../../curation/common/random.ts';
import { LONGEST, makeOpening, playGame } from '../../../curation/match/match-game.ts';
import { Search } from '../../../src/engine/search/alphabeta.ts';
import type { MatchPlayer } from '../../../curation/match/players.ts';

describe('the figure of a match', () => {
  test('is nothing where both win alike, and 191 points where three of four are won', () => {
    expect(
      makeFigure([
        [1, 0],
        [0, 1],
        [0.5, 0.5],
      ]),
    ).toMatchObject({ games: 6, wins: 2, draws: 2, losses: 2, share: 0.5, elo: 0 });
    expect(eloOf(0.75)).toBeCloseTo(190.85, 1);
    expect(eloOf(0.25)).toBeCloseTo(-190.85, 1);
  });

  test('is surer the more games there are, and sees that an opening favours one seat', () => {
    const few = makeFigure([
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 0.5],
    ]);
    const many = makeFigure(
      Array.from({ length: 16 }, () => [
        [1, 0],
        [1, 1],
        [0, 0],
        [1, 0.5],
      ]).flat(),
    );
    expect(many.share).toBe(few.share);
    expect(many.shareError).toBeLessThan(few.shareError / 3);
    expect([many.eloFrom < many.elo, many.elo < many.eloTo]).toEqual([true, true]);
    // Each seat wins its game of every round: two equal players, and nothing about it is left to chance.
    expect(
      makeFigure([
        [1, 0],
        [1, 0],
        [1, 0],
      ]).shareError,
    ).toBe(0);
  });
});

describe('a sequential test of a match', () => {
  /** Rounds of two games of a player with this share of the points. */
  const playRounds = (count: number, share: number, seed: number): readonly (readonly number[])[] => {
    const random = makeRandom(seed);
    const draw = (): number => (random() < share ? 1 : 0);
    return Array.from({ length: count }, () => [draw(), draw()]);
  };
  /** What it says of many matches, asked after each round. */
  const answersOf = (share: number): readonly (string | undefined)[] =>
    Array.from({ length: 200 }, (_, seed) => {
      const rounds = playRounds(600, share, seed + 1);
      for (let played = 1; played < rounds.length; played++) {
        const answer = askSequentially(rounds.slice(0, played), 70);
        if (answer) return answer;
      }
      return undefined;
    });
  const count = (answers: readonly (string | undefined)[], answer: string): number => answers.filter((one) => one === answer).length;

  test('finds a gain of 70 points and an equal match, and is wrong about as seldom as it says', () => {
    const [better, equal] = [answersOf(0.6), answersOf(0.5)];
    expect(count(better, 'gain')).toBeGreaterThan(180);
    expect(count(equal, 'none')).toBeGreaterThan(180);
    expect(count(better, 'none')).toBeLessThan(20);
    expect(count(equal, 'gain')).toBeLessThan(20);
  });

  test('says nothing of a few rounds, however they end', () => {
    expect(askSequentially(playRounds(5, 0.9, 1), 70)).toBeUndefined();
  });
});

test.each(RULESETS.filter(({ players }) => players.length === 2))(
  'a match begins where neither side has won anything yet, as far as a few plies show: $id',
  (ruleset) => {
    for (let seed = 100; seed < 108; seed++) {
      const end = makeOpening(ruleset, seed).reduce((at, id) => take(at.play(id)), take(ruleset.parse(ruleset.start)));
      const search = new Search(end.machine());
      const [best] = search.rank(3, 0);
      search.close();
      expect(Math.abs(best!.value), end.text()).toBeLessThan(250);
    }
  },
);

describe.each(RULESETS)('a game of a match: $id', (ruleset) => {
  const first: MatchPlayer = { name: 'first', choose: ({ position }) => position.moves()[0]!.id };
  const seats = ruleset.players.map(() => first);

  test('begins with the same moves for the same seed, and with others for another', () => {
    const opening = makeOpening(ruleset, 5);
    expect(makeOpening(ruleset, 5)).toEqual(opening);
    expect(makeOpening(ruleset, 6)).not.toEqual(opening);
    const end = opening.reduce((at, id) => take(at.play(id)), take(ruleset.parse(ruleset.start)));
    expect(end.status()).toBe('playing');
  });

  test('is over after so many plies, its points shared out whole', () => {
    let asked = 0;
    const counting: MatchPlayer = { name: 'counting', choose: (game) => (asked++, first.choose(game)) };
    const points = playGame(ruleset, makeOpening(ruleset, 5), [counting, ...seats.slice(1)], 1);
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(LONGEST);
  });
});

describe('the points of a game', () => {
  test('go to the player who mates', () => {
    const bartmess = findRuleset('bartmess')!;
    const { steps } = bartmess.games[0]!;
    const reader: MatchPlayer = { name: 'reader', choose: ({ steps: played }) => steps[played.length]! };
    const end = steps.reduce((at, id) => take(at.play(id)), take(bartmess.parse(bartmess.start)));
    const won = ['w', 'b'].map((player) => (end.outcome()?.points[player as 'w' | 'b'] === '1' ? 1 : 0));
    expect(won).toContain(1);
    expect(playGame(bartmess, [], [reader, reader], 1)).toEqual(won);
  });
});
