import type { BiteCount, BiteTable, PairBites } from '../data/formats.ts';
import { PAIR_WORDS, type Difference, type Telling } from '../../../words/compare/pairs.ts';
import { TRIES } from './tries.ts';
import type { Try } from './show.ts';

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
export function speaksOf({ bites }: Pick<Difference, 'bites'>, { code, by }: Pick<BiteCount, 'code' | 'by'>): boolean {
  return bites.some((bite) => bite === code || bite === `${code} ${by}`);
}

const sum = (counts: readonly BiteCount[]): number => counts.reduce((total, { moves }) => total + moves, 0);

/** Of the legal moves of a ruleset's own games, the part the other refuses for what a point speaks of. */
function shareOf(point: Pick<Difference, 'bites'>, pair: PairBites): number {
  return sum([...pair.refused, ...pair.promoted].filter((count) => speaksOf(point, count))) / pair.moves;
}

/** A sentence of an evening: what it says, how often it is met, and the try that shows it. */
export interface Point extends Telling {
  readonly bites: readonly string[];
  readonly tried: Try;
  readonly share: number;
}

/** What somebody who knows one ruleset reads before an evening of another. */
export interface Tonight {
  /** What to know of the set before the first move. */
  readonly set: string;
  /**
   * Habits that fail, each with its share of the legal moves in the games one knows, and chances that are new, each with its share
   * of those in tonight's games; the commonest first.
   */
  readonly habits: readonly Point[];
  readonly chances: readonly Point[];
}

/** What is told whoever goes one way. */
export function tellTonight(table: BiteTable, { from, to }: Way): Tonight {
  const words = PAIR_WORDS.find(({ sets }) => from in sets && to in sets && from !== to);
  if (!words) throw new Error(`nothing is told from ${from} to ${to}`);
  const list = (kind: 'habit' | 'chance', games: Way): readonly Point[] =>
    words.differences
      .flatMap((one): readonly Point[] => {
        const said = one.allows === games.from ? one[kind] : undefined;
        if (!said) return [];
        const tried: Try = TRIES[one.show];
        return [{ ...said, bites: one.bites, tried, share: shareOf(one, bitesOf(table, games)) }];
      })
      .sort((a, b) => b.share - a.share);
  return { set: words.sets[to]!, habits: list('habit', { from, to }), chances: list('chance', { from: to, to: from }) };
}

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
