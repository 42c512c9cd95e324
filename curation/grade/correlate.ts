/** Spearman's rank correlation of two lists of equal length; equal values share their rank. */
export function correlateRanks(a: readonly number[], b: readonly number[]): number {
  return correlate(ranksOf(a), ranksOf(b));
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((one, other) => one.value - other.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]!.value === order[from]!.value) to++;
    for (let i = from; i < to; i++) ranks[order[i]!.at] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (one: readonly number[], m: number, other: readonly number[], n: number): number =>
    one.reduce((sum, value, at) => sum + (value - m) * (other[at]! - n), 0);
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}
