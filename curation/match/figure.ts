/** What a match has shown: points won, games played, and the difference in Elo with its 95 % interval. */
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

/** The share of the points that a lead in Elo is worth. */
const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** How often either answer of `askSequentially` is wrong, at most. */
const WRONG = 0.05;
/** Rounds before which it says nothing: so few tell too little of how rounds differ. */
const FEWEST_ROUNDS = 10;

/**
 * Whether the rounds so far settle that the new one is stronger by `elo` points (`gain`), or that it is no stronger (`none`); nothing while
 * they do not. To be asked after each round: a sequential test of the rounds' mean (Wald's, by the normal likelihood), wrong once in twenty.
 */
export function askSequentially(rounds: readonly (readonly number[])[], elo: number): 'gain' | 'none' | undefined {
  if (rounds.length < FEWEST_ROUNDS) return undefined;
  const means = rounds.map((round) => round.reduce((sum, one) => sum + one, 0) / round.length);
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  const variance = means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (means.length - 1);
  if (variance === 0) return undefined;
  const [equal, better] = [shareOf(0), shareOf(elo)];
  const likelihood = (means.length * (better - equal) * (2 * mean - equal - better)) / (2 * variance);
  const bound = Math.log((1 - WRONG) / WRONG);
  return likelihood >= bound ? 'gain' : likelihood <= -bound ? 'none' : undefined;
}
