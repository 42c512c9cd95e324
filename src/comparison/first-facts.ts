import { BITES } from './data/tables.ts';
import { codesOf } from './row-examples.ts';
import type { Row } from './rows.ts';
import { differencesOf } from './pair.ts';

/** What has to be known before the first move. */
const FIRST = ['array', 'board-start', 'pins'];
/** Rows that say nothing of a rule. */
const LAST = ['games', 'notation'];

/** The rows by how many moves the two rulesets disagree about for their sake; the start first, figures of games last. */
export function tellingFirst(rows: readonly Row[], from: string, to: string): readonly Row[] {
  const pairs = [differencesOf(BITES, { from, to }), differencesOf(BITES, { from: to, to: from })];
  const weigh = (row: Row): number => {
    const at = FIRST.indexOf(row.id);
    if (at >= 0) return 1000 - at;
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
