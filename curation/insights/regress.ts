/** One game's rows: what was seen, and the points that came of it. */
export interface Sample {
  readonly x: readonly number[];
  /** From 0 to 1. */
  readonly y: number;
}

/** A little pull towards nothing, so that what hardly ever happens has no huge weight. */
const PULL = 0.5;
const STEPS = 12;
const MORE_STEPS = 4;
const CERTAIN = 1.96;

/** Weights by which the points follow from what is seen, as a logistic curve; Newton's steps from `start`. */
export function fitLogistic(samples: readonly Sample[], start: readonly number[], steps = STEPS): readonly number[] {
  let weights = [...start];
  const n = weights.length;
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => -PULL * weight);
    const bend = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => (i === j ? PULL : 0)));
    for (const { x, y } of samples) {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += weights[i]! * x[i]!;
      const share = 1 / (1 + Math.exp(-sum));
      const weight = share * (1 - share);
      for (let i = 0; i < n; i++) {
        if (x[i] === 0) continue;
        slope[i]! += (y - share) * x[i]!;
        const row = bend[i]!;
        for (let j = 0; j < n; j++) row[j]! += weight * x[i]! * x[j]!;
      }
    }
    const move = solve(bend, slope);
    weights = weights.map((weight, i) => weight + move[i]!);
  }
  return weights;
}

/** Solves a system of linear equations; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= n; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}

/** A number with how far it may be off nineteen times of twenty. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/**
 * What is asked of the weights, measured on all games, and its error by drawing as many games anew `draws` times: the positions of
 * one game are not independent, so games are drawn, not positions.
 */
export function measureWeights(
  games: readonly (readonly Sample[])[],
  count: number,
  ask: (weights: readonly number[]) => readonly number[],
  draws: number,
  random: () => number,
): readonly Measured[] {
  const whole = fitLogistic(
    games.flat(),
    Array.from({ length: count }, () => 0),
  );
  const values = ask(whole);
  const drawn = Array.from({ length: draws }, () => {
    const some = games.map(() => games[Math.floor(random() * games.length)]!);
    return ask(fitLogistic(some.flat(), whole, MORE_STEPS));
  });
  return values.map((value, i) => {
    const mean = drawn.reduce((sum, one) => sum + one[i]!, 0) / draws;
    const variance = drawn.reduce((sum, one) => sum + (one[i]! - mean) ** 2, 0) / Math.max(1, draws - 1);
    return { value, error: CERTAIN * Math.sqrt(variance) };
  });
}

/** The mean of some numbers with its error. */
export function meanOf(values: readonly number[]): Measured {
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { value: mean, error: CERTAIN * Math.sqrt(variance / Math.max(1, values.length)) };
}
