import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { eloOf, makeFigure } from '../../../curation/match/figure.ts';
import { LONGEST, makeOpening, playGame } from '../../../curation/match/match-game.ts';
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
  test('go to who mates', () => {
    const bartmess = findRuleset('bartmess')!;
    const { steps } = bartmess.games[0]!;
    const reader: MatchPlayer = { name: 'reader', choose: ({ steps: played }) => steps[played.length]! };
    const end = steps.reduce((at, id) => take(at.play(id)), take(bartmess.parse(bartmess.start)));
    const won = ['w', 'b'].map((player) => (end.outcome()?.points[player as 'w' | 'b'] === '1' ? 1 : 0));
    expect(won).toContain(1);
    expect(playGame(bartmess, [], [reader, reader], 1)).toEqual(won);
  });
});
