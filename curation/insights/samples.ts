import { measureWeights, type Measured, type Sample } from './regress.ts';
import type { PlayedGame } from './self-play.ts';

/** How often games are drawn anew for the errors. */
const DRAWS = 120;

/**
 * The rows of a game for the regression: what a player has more than the others have on average, and the player's seat. With two players
 * one row is enough; with three each player has one. Behind the features stand a 1 for each seat but the last.
 */
export function makeSamples(games: readonly Pick<PlayedGame, 'rows' | 'points'>[]): readonly (readonly Sample[])[] {
  return games.map(({ rows, points }) =>
    rows.flatMap((players) => {
      const told = players.length === 2 ? players.slice(0, 1) : players;
      return told.map((row, seat) => {
        const others = players.filter((_, other) => other !== seat);
        const more = row.map((value, i) => value - others.reduce((sum, one) => sum + one[i]!, 0) / others.length);
        const seats = players.length === 2 ? [1] : players.map((_, other) => (other === seat ? 1 : 0));
        return { x: [...more, ...seats], y: points[seat]! };
      });
    }),
  );
}

/** The count of each feature and what they are worth together, in centipawns. */
export interface Army {
  readonly counts: readonly number[];
  readonly worth: number;
}

/**
 * What each feature is worth in centipawns; last what it is worth to be White (with two players). A pawn's own worth is
 * measured as the others are: the scale is set by the army, which together is worth what the ruleset's values say.
 */
export function weighFeatures(
  games: readonly (readonly Sample[])[],
  names: readonly string[],
  seats: number,
  army: Army,
  random: () => number,
): readonly { readonly name: string; readonly worth: Measured }[] {
  const all = seats === 2 ? [...names, 'white'] : names;
  const count = names.length + (seats === 2 ? 1 : seats);
  const scale = (weights: readonly number[]): number => army.worth / army.counts.reduce((sum, one, i) => sum + one * weights[i]!, 0);
  const worths = measureWeights(games, count, (weights) => all.map((_, i) => weights[i]! * scale(weights)), DRAWS, random);
  return all.map((name, i) => ({ name, worth: worths[i]! }));
}
