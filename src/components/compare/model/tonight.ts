import type { BiteCount, BiteTable, PairBites } from './bite-table.ts';
import type { Point } from '../words/point.ts';

/** Which way round a pair is read: a reader who knows `from` plays `to` tonight. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

/** The counts of the games of one ruleset under another. */
export function bitesOf({ pairs }: BiteTable, { from, to }: Way): PairBites {
  const found = pairs.find((pair) => pair.from === from && pair.to === to);
  if (!found) throw new Error(`nothing is counted from ${from} to ${to}`);
  return found;
}

/** Whether a count is one that a point speaks of. */
export function speaksOf({ bites }: Pick<Point, 'bites'>, { code, by }: Pick<BiteCount, 'code' | 'by'>): boolean {
  return bites.some((bite) => bite === code || bite === `${code} ${by}`);
}

const sum = (counts: readonly BiteCount[]): number => counts.reduce((total, { moves }) => total + moves, 0);

/** Of the legal moves of a ruleset's own games, the part the other refuses for what a point speaks of. */
function shareOf(point: Pick<Point, 'bites'>, pair: PairBites): number {
  return sum([...pair.refused, ...pair.promoted].filter((count) => speaksOf(point, count))) / pair.moves;
}

/** How often a habit fails: of the legal moves in the games one knows, those that tonight's rules refuse. */
export const habitShare = (table: BiteTable, way: Way, point: Pick<Point, 'bites'>): number => shareOf(point, bitesOf(table, way));

/** How often a chance is there: of the legal moves in games of tonight's rules, those that the rules one knows refuse. */
export const chanceShare = (table: BiteTable, { from, to }: Way, point: Pick<Point, 'bites'>): number =>
  shareOf(point, bitesOf(table, { from: to, to: from }));

/** A share as one in so many; `seldom` where it is less than one in a thousand. */
export function oneIn(share: number): string {
  return share * 1000 < 1 ? 'seldom' : `1 in ${Math.max(2, Math.round(1 / share))}`;
}

/** A difference that is met in more than one legal move of a hundred, by the code of its refusal. */
export interface Met {
  readonly code: string;
  readonly share: number;
  readonly counts: readonly BiteCount[];
}

/** The differences of a list of counts that are met more often than so. */
export function listMet(counts: readonly BiteCount[], moves: number, least = 0.01): readonly Met[] {
  return [...new Set(counts.map(({ code }) => code))]
    .map((code) => ({ code, counts: counts.filter((count) => count.code === code) }))
    .map((met) => ({ ...met, share: sum(met.counts) / moves }))
    .filter(({ share }) => share > least);
}
