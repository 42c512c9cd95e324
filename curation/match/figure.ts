/** What a match has shown: points won of so many games, and the difference in Elo with its 95 % interval. */
export interface Figure {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Share of the points, and how far it may be off nineteen times of twenty. */
  readonly share: number;
  readonly shareError: number;
  /** The difference, and the ends of its 95 % interval; infinite where every game was won, or may be. */
  readonly elo: number;
  readonly eloFrom: number;
  readonly eloTo: number;
}

const CERTAIN = 1.96;

/** Elo points by which somebody is stronger who gets this share of the points. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

/**
 * The figure of a match in rounds: in each, one opening is played once from every seat, so that what an opening gives a seat
 * cancels out (pentanomial with two players). `rounds` are the points of the new one, game by game, each from 0 to 1.
 */
export function makeFigure(rounds: readonly (readonly number[])[]): Figure {
  const points = rounds.flat();
  const means = rounds.map((round) => round.reduce((sum, one) => sum + one, 0) / round.length);
  const share = means.reduce((sum, one) => sum + one, 0) / means.length;
  const variance = means.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, means.length - 1);
  const shareError = CERTAIN * Math.sqrt(variance / means.length);
  return {
    games: points.length,
    wins: points.filter((one) => one === 1).length,
    draws: points.filter((one) => one > 0 && one < 1).length,
    losses: points.filter((one) => one === 0).length,
    share,
    shareError,
    elo: eloOf(share),
    eloFrom: eloOf(Math.max(share - shareError, 0)),
    eloTo: eloOf(Math.min(share + shareError, 1)),
  };
}
