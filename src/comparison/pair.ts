import type { DifferenceCount, DifferenceTable, PairDifferences } from './data/formats.ts';
import { PAIR_WORDS } from '#words/compare/pairs.ts';
import type { Difference, Telling } from '#words/compare/pair-sentences.ts';
import { HANDMADE_EXAMPLES } from './handmade-examples.ts';
import type { ExampleMove } from './example-move.ts';
import { MOVE_DIFFERENCES } from './data/comparison-tables.ts';
import { codesOf } from './row-examples.ts';
import { ROW_RECORDS } from './rows/row-records.ts';
import type { Row } from './rows.ts';

/** Which way round a pair is read: a reader who knows `from` plays `to` tonight. */
export interface Direction {
  readonly from: string;
  readonly to: string;
}

/** The counts of the games of one ruleset under another. */
export function differencesOf({ pairs }: DifferenceTable, { from, to }: Direction): PairDifferences {
  const found = pairs.find((pair) => pair.from === from && pair.to === to);
  if (!found) throw new Error(`nothing is counted from ${from} to ${to}`);
  return found;
}

/** Whether a count is one that a point speaks of. */
export function speaksOf({ codes }: Pick<Difference, 'codes'>, { code, by }: Pick<DifferenceCount, 'code' | 'by'>): boolean {
  return codes.some((one) => one === code || one === `${code} ${by}`);
}

const sum = (counts: readonly DifferenceCount[]): number => counts.reduce((total, { moves }) => total + moves, 0);

/** The share of the legal moves in a ruleset's own games that the other refuses for the reason of a point. */
function shareOf(point: Pick<Difference, 'codes'>, pair: PairDifferences): number {
  return sum([...pair.refused, ...pair.promoted].filter((count) => speaksOf(point, count))) / pair.moves;
}

/** A sentence of an evening: what it says, how often it is met, and the try that shows it. */
export interface PairSentence extends Telling {
  readonly codes: readonly string[];
  readonly tried: ExampleMove;
  readonly share: number;
  /** For a point about the king: the share of positions in which the player is in check under the other rules and not under these. */
  readonly checks: number | undefined;
}

/** What somebody who knows one ruleset reads before an evening of another. */
export interface PairSummary {
  /** What to know of the set before the first move. */
  readonly set: string;
  /**
   * Habits that fail, each with its share of the legal moves in the games one knows, and chances that are new, each with its share
   * of those in tonight's games; the commonest first.
   */
  readonly habits: readonly PairSentence[];
  readonly chances: readonly PairSentence[];
}

/** The sentences for one way. */
export function summarisePair(table: DifferenceTable, { from, to }: Direction): PairSummary {
  const words = PAIR_WORDS.find(({ sets }) => from in sets && to in sets && from !== to);
  if (!words) throw new Error(`nothing is told from ${from} to ${to}`);
  const list = (kind: 'habit' | 'chance', games: Direction): readonly PairSentence[] =>
    words.differences
      .flatMap((one): readonly PairSentence[] => {
        const said = one.allows === games.from ? one[kind] : undefined;
        if (!said) return [];
        const tried: ExampleMove = HANDMADE_EXAMPLES[one.show];
        const pair = differencesOf(table, games);
        const checks = one.codes.includes('leaves-check') ? pair.hiddenChecks / pair.positions : undefined;
        return [{ ...said, codes: one.codes, tried, share: shareOf(one, pair), checks }];
      })
      .sort((a, b) => b.share - a.share);
  return { set: words.sets[to]!, habits: list('habit', { from, to }), chances: list('chance', { from: to, to: from }) };
}

/** A share as `1 in n`; `seldom` where it is less than one in a thousand. */
export function oneIn(share: number): string {
  return share * 1000 < 1 ? 'seldom' : `1 in ${Math.max(2, Math.round(1 / share))}`;
}

/** A difference that is met in more than one legal move of a hundred, by the code of its refusal. */
export interface FrequentDifference {
  readonly code: string;
  readonly share: number;
  readonly counts: readonly DifferenceCount[];
}

/** The differences of a list of counts that are met more often than so. */
export function listFrequent(counts: readonly DifferenceCount[], moves: number, least = 0.01): readonly FrequentDifference[] {
  return [...new Set(counts.map(({ code }) => code))]
    .map((code) => ({ code, counts: counts.filter((count) => count.code === code) }))
    .map((met) => ({ ...met, share: sum(met.counts) / moves }))
    .filter(({ share }) => share > least);
}

/** Rows that say nothing of a rule. */
const LAST = ['games', 'notation'];

/** The rows by how many moves the two rulesets disagree about for their sake; the start first, figures of games last. */
export function tellingFirst(rows: readonly Row[], from: string, to: string): readonly Row[] {
  const pairs = [differencesOf(MOVE_DIFFERENCES, { from, to }), differencesOf(MOVE_DIFFERENCES, { from: to, to: from })];
  const weigh = (row: Row): number => {
    if (ROW_RECORDS.some(({ id, isFirst }) => id === row.id && isFirst)) return 1000;
    if (LAST.includes(row.group)) return -1;
    const codes = codesOf(row.id);
    const share = pairs.flatMap(({ refused, promoted, moves }) =>
      [...refused, ...promoted]
        .filter(({ code, by }) => codes.some((one) => one.code === code && one.fits(by)))
        .map((count) => count.moves / moves),
    );
    return share.reduce((a, b) => a + b, 0);
  };
  return [...rows].sort((a, b) => weigh(b) - weigh(a));
}
