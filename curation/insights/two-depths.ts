import type { Ruleset } from '../../src/engine/index.ts';
import type { Insights } from '../../src/comparison/insights.ts';
import { COUNTED_ROLES, listFeatures } from './features.ts';
import { meanOf, type Measured } from './regress.ts';
import { makeSamples } from './samples.ts';
import type { PlayedGame } from './self-play.ts';

/** Plies of each game in which board moves are counted, so that longer games do not count for more. */
const EQUAL_LENGTH = 40;
/** A thing that tells players apart in fewer games than this is rare, and one that comes so closely with another cannot be told from it. */
const FEWEST_GAMES = 60;
const CONFOUNDED = 0.7;

/** What two depths say of one thing: above nothing or below it, twice alike; beyond the errors unlike; or not clear at one of them. */
export type Verdict = 'stands' | 'changes' | 'unclear' | 'rare' | 'confounded';

/** One sentence that figures could bear out, measured at two depths. */
export interface Finding {
  readonly about: string;
  readonly shallow: Measured;
  readonly deep: Measured;
  readonly verdict: Verdict;
}

const isClear = ({ value, error }: Measured): boolean => Math.abs(value) > error;

/** Whether a sentence holds that is measured at two depths; only then may it be told. */
export function judgeFinding(shallow: Measured, deep: Measured): Verdict {
  const apart = Math.abs(shallow.value - deep.value) > Math.hypot(shallow.error, deep.error);
  if (apart) return 'changes';
  return isClear(shallow) && isClear(deep) ? 'stands' : 'unclear';
}

const minus = (one: Measured, other: Measured): Measured => ({
  value: one.value - other.value,
  error: Math.hypot(one.error, other.error),
});
const less = ({ value, error }: Measured, by: number): Measured => ({ value: value - by, error });

/** All sentences of the page on what wins: which piece is worth more, what counts besides, seats, and what moves first. */
export function compareDepths(
  ruleset: Ruleset,
  shallow: Insights,
  deep: Insights,
  leftOut: ReadonlyMap<string, Verdict> = new Map(),
): readonly Finding[] {
  const find = (about: string, one: Measured, other: Measured, thing = about): Finding => ({
    ...{ about, shallow: one, deep: other },
    verdict: leftOut.get(thing) ?? judgeFinding(one, other),
  });
  const worthOf = (figures: Insights, name: string): Measured => figures.values.find((one) => one.name === name)!.worth;
  const pairs = COUNTED_ROLES.flatMap((role, i) => COUNTED_ROLES.slice(i + 1).map((other) => [role, other] as const));
  const things = shallow.values.map(({ name }) => name).filter((name) => !COUNTED_ROLES.some((role) => role === name));
  const even = 100 / ruleset.players.length;
  return [
    ...pairs.map(([role, other]) =>
      find(
        `${role} over ${other}`,
        minus(worthOf(shallow, role), worthOf(shallow, other)),
        minus(worthOf(deep, role), worthOf(deep, other)),
      ),
    ),
    ...things.map((name) => find(name, worthOf(shallow, name), worthOf(deep, name))),
    ...shallow.shares.map(({ player, share }, seat) => find(`seat ${player}`, less(share, even), less(deep.shares[seat]!.share, even))),
    ...shallow.firstKinds.flatMap(({ kind, share }) => {
      const other = deep.firstKinds.find((one) => one.kind === kind);
      return other ? [find(`first ${kind}`, minus(share, shallow.shares[0]!.share), minus(other.share, deep.shares[0]!.share))] : [];
    }),
  ];
}

/** Things that are rare in these games, or come so closely with another that neither can be told from the other. */
export function findLeftOut(ruleset: Ruleset, games: readonly PlayedGame[]): ReadonlyMap<string, Verdict> {
  const names = listFeatures(ruleset);
  const samples = makeSamples(games);
  const rows = samples.flat().map(({ x }) => x);
  return new Map(
    names.flatMap((name, i): readonly (readonly [string, Verdict])[] => {
      if (COUNTED_ROLES.some((role) => role === name)) return [];
      if (samples.filter((game) => game.some(({ x }) => x[i] !== 0)).length < FEWEST_GAMES) return [[name, 'rare']];
      const confounded = names.some((_, k) => k !== i && Math.abs(correlate(rows, i, k)) > CONFOUNDED);
      return confounded ? [[name, 'confounded']] : [];
    }),
  );
}

function correlate(rows: readonly (readonly number[])[], i: number, k: number): number {
  const mean = (at: (row: readonly number[]) => number): number => rows.reduce((sum, row) => sum + at(row), 0) / Math.max(1, rows.length);
  const [a, b] = [mean((row) => row[i]!), mean((row) => row[k]!)];
  const both = mean((row) => (row[i]! - a) * (row[k]! - b));
  const spread = Math.sqrt(mean((row) => (row[i]! - a) ** 2) * mean((row) => (row[k]! - b) ** 2));
  return spread === 0 ? 0 : both / spread;
}

/** By how many more of a hundred plies the deeper games move boards, in as many first plies of games that last so long. */
export function compareBoards(shallow: readonly PlayedGame[], deep: readonly PlayedGame[]): Measured {
  const shareOf = (games: readonly PlayedGame[]): Measured =>
    meanOf(
      games
        .filter(({ plies }) => plies >= EQUAL_LENGTH)
        .map(({ boardPlies }) => (100 * boardPlies.filter((ply) => ply < EQUAL_LENGTH).length) / EQUAL_LENGTH),
    );
  return minus(shareOf(deep), shareOf(shallow));
}
