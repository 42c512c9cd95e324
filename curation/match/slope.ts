/** A position of a game as a search saw it: its value for the one on move, and the points that one got in the end. */
export interface Seen {
  /** In centipawns. */
  readonly value: number;
  /** 1, ½ or 0. */
  readonly points: number;
}

/** What was told in a range of chances, and what was scored. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Means of the chances told and of the points scored. */
  readonly told: number;
  readonly scored: number;
}

/** The chance of a point that a slope makes of a value. */
export const tell = (slope: number, value: number): number => 1 / (1 + Math.exp(-slope * value));

/** Mean loss in nats of what a slope tells of some positions; half a nat and more is no better than even chances. */
export function lossOf(slope: number, seen: readonly Seen[]): number {
  const sum = seen.reduce((total, { value, points }) => {
    const chance = Math.min(Math.max(tell(slope, value), 1e-9), 1 - 1e-9);
    return total - points * Math.log(chance) - (1 - points) * Math.log(1 - chance);
  }, 0);
  return sum / seen.length;
}

/** The slope whose loss is least, by Newton's steps: the loss is convex. */
export function fitSlope(seen: readonly Seen[]): number {
  let slope = 0.003;
  for (let step = 0; step < 40; step++) {
    let [first, second] = [0, 0];
    for (const { value, points } of seen) {
      const chance = tell(slope, value);
      first += (chance - points) * value;
      second += chance * (1 - chance) * value * value;
    }
    if (second === 0) return slope;
    slope = Math.max(slope - first / second, slope / 4);
  }
  return slope;
}

/** Slopes of games drawn anew, sorted: how far the fit may be off. */
export function resampleSlope(games: readonly (readonly Seen[])[], times: number, random: () => number): readonly number[] {
  return Array.from({ length: times }, () => fitSlope(games.flatMap(() => games[Math.floor(random() * games.length)]!))).sort(
    (one, other) => one - other,
  );
}

/** Told and scored in ranges of equal width; each position counts for both sides, so a range and its mirror say the same, and only those from ½ are given. */
export function compareChances(slope: number, seen: readonly Seen[], ranges = 5): readonly Row[] {
  const both = seen.map(({ value, points }) => (value < 0 ? { value: -value, points: 1 - points } : { value, points }));
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
  return Array.from({ length: ranges }, (_, at) => {
    const [from, to] = [0.5 + (at * 0.5) / ranges, 0.5 + ((at + 1) * 0.5) / ranges];
    const within = both.filter(({ value }) => tell(slope, value) >= from && (tell(slope, value) < to || at === ranges - 1));
    return {
      ...{ from, to, count: within.length },
      told: mean(within.map(({ value }) => tell(slope, value))),
      scored: mean(within.map(({ points }) => points)),
    };
  });
}

/** What was told of the side that stood better, from one chance up, and what it scored: `from` to `to` nineteen times of twenty. */
export interface Top {
  readonly count: number;
  readonly told: number;
  readonly scored: number;
  readonly from: number;
  readonly to: number;
}

/** How often games are drawn anew for the interval. */
const DRAWS = 400;

/** Compares chances from `least` up with what was scored, in games that the slope was not fitted to; whole games are drawn for the interval. */
export function compareTop(slope: number, games: readonly (readonly Seen[])[], least: number, random: () => number): Top {
  const told = games.map((game) =>
    game
      .map(({ value, points }) => ({ chance: tell(slope, Math.abs(value)), points: value < 0 ? 1 - points : points }))
      .filter(({ chance }) => chance >= least),
  );
  const sums = told.map((game) => ({ count: game.length, points: game.reduce((sum, { points }) => sum + points, 0) }));
  const shareOf = (some: typeof sums): number =>
    some.reduce((sum, { points }) => sum + points, 0) /
    Math.max(
      1,
      some.reduce((sum, { count }) => sum + count, 0),
    );
  const drawn = Array.from({ length: DRAWS }, () => shareOf(sums.map(() => sums[Math.floor(random() * sums.length)]!))).sort(
    (a, b) => a - b,
  );
  const all = told.flat();
  return {
    count: all.length,
    told: all.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, all.length),
    scored: shareOf(sums),
    from: drawn[Math.floor(DRAWS * 0.025)]!,
    to: drawn[Math.floor(DRAWS * 0.975)]!,
  };
}
