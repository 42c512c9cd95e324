import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse, expect, findRuleset, RULESETS, type Ruleset } from '../../src/engine/index.ts';
import { makeRandom } from '../common/random.ts';
import { CLEAR, leaderOf, LONGEST, makeOpening, PATIENCE, sharePoints } from './match-game.ts';
import { compareChances, compareTop, fitSlope, lossOf, resampleSlope, type Seen, type Top } from './slope.ts';

/**
 * How the values of the analysis turn into chances: `npm run calibrate -- [--ruleset meder] [--games 60] [--nodes 2500] [--seed 1] [--store FOLDER]
 * [--held] [--write]`
 * plays the search against itself, fits the slope of `chanceOf`, and says what was told with today's slope and what was scored. With `--store`
 * games are added to `FOLDER/<ruleset>.jsonl`, and all in it are counted; `--games 0` counts without playing. `--write` keeps the figures in
 * `curation/match/calibration.json`, which a test compares with the slopes. `--held` keeps what the top of the range told and scored instead of a
 * slope, for games of another seed than the slope was fitted to.
 */
const OPTIONS = {
  ruleset: { type: 'string' },
  games: { type: 'string', default: '60' },
  nodes: { type: 'string', default: '2500' },
  seed: { type: 'string', default: '1' },
  store: { type: 'string' },
  held: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

const FIGURES = new URL('./calibration.json', import.meta.url);

/** Plies between two positions that are taken: neighbours say the same. Values from the second on are of mates. */
const EVERY = 5;
const MATED = 20_000;
const TIMES = 200;
/** Chances from which what was told is compared with what was scored: at the top of the range a few lost games show most. The first is kept. */
const TOPS = [0.8, 0.9, 0.95] as const;

/** What games of a ruleset say of its slope: the fit, and where it lies nineteen times of twenty. */
interface Calibration {
  readonly ruleset: string;
  readonly games: number;
  readonly nodes: number;
  readonly positions: number;
  readonly slope: number;
  readonly from: number;
  readonly to: number;
  /** The top of the range in other games, as the slope `by` tells it. */
  readonly held?: Top & { readonly games: number; readonly by: number };
}

/** The figures that are kept. */
export const readCalibrations = (): readonly Calibration[] =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Calibration[]) : [];

/** A game of the search against itself: what it saw every few plies, and how it ended. */
function playSeen(ruleset: Ruleset, seed: number, nodes: number): readonly Seen[] {
  const seen: { value: number; turn: string }[] = [];
  const past: number[] = [];
  let position = expect(ruleset.parse(ruleset.start));
  const opening = makeOpening(ruleset, seed);
  let winner: number | undefined;
  let [lead, since] = [-1, 0];
  for (let ply = 0; ply < LONGEST && position.status() === 'playing' && winner === undefined; ply++) {
    const act = position.acts().find(({ kind }) => kind === 'claim' || kind === 'declaration');
    if (act) {
      position = expect(position.play(act.id));
      continue;
    }
    const best = ply < opening.length ? undefined : analyse(position, { nodes, past }).lines[0];
    if (best && ply % EVERY === 0 && Math.abs(best.value) < MATED) seen.push({ value: best.value, turn: position.turn });
    past.push(position.machine().hash());
    position = expect(position.play(best?.moves[0] ?? opening[ply]!));
    const leader = leaderOf(position, CLEAR) ?? -1;
    [lead, since] = leader >= 0 && leader === lead ? [lead, since + 1] : [leader, leader >= 0 ? 1 : 0];
    if (since >= PATIENCE) winner = lead;
  }
  const points = winner === undefined ? sharePoints(position) : ruleset.players.map((_, seat) => (seat === winner ? 1 : 0));
  return seen.map(({ value, turn }) => ({ value, points: points[ruleset.players.findIndex((player) => player === turn)]! }));
}

function main(): void {
  const { values } = parseArgs({ options: OPTIONS });
  const rulesets = RULESETS.filter(({ id, players }) => players.length === 2 && (values.ruleset === undefined || id === values.ruleset));
  if (rulesets.length === 0) throw new Error(`“${values.ruleset}” is not a ruleset of two players`);
  for (const { id } of rulesets) {
    const ruleset = findRuleset(id)!;
    const file = values.store === undefined ? undefined : `${values.store}/${id}.jsonl`;
    const games: (readonly Seen[])[] =
      file !== undefined && existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Seen[])
        : [];
    for (let left = Number(values.games); left > 0; left--) {
      const game = playSeen(ruleset, Number(values.seed) * 100_003 + games.length, Number(values.nodes));
      games.push(game);
      if (file === undefined) continue;
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify(game)}\n`);
    }
    const seen = games.flat();
    const drawn = resampleSlope(games, TIMES, makeRandom(1));
    const [from, to] = [drawn[Math.floor(TIMES * 0.025)]!, drawn[Math.floor(TIMES * 0.975)]!];
    const figure: Calibration = {
      ...{ ruleset: id, games: games.length, nodes: Number(values.nodes), positions: seen.length },
      ...{ slope: round(fitSlope(seen)), from: round(from), to: round(to) },
    };
    console.log(JSON.stringify({ ...figure, today: ruleset.chanceSlope, loss: lossOf(ruleset.chanceSlope, seen) }));
    for (const row of compareChances(ruleset.chanceSlope, seen))
      console.log(
        `  ${percent(row.from)} to ${percent(row.to)} %: told ${percent(row.told)}, scored ${percent(row.scored)}, ${row.count} positions`,
      );
    for (const least of TOPS) {
      const { count, told, scored, from: low, to: high } = compareTop(ruleset.chanceSlope, games, least, makeRandom(2));
      console.log(
        `  from ${percent(least)} %: told ${percent(told)}, scored ${percent(scored)} (${percent(low)} to ${percent(high)}), ${count} positions`,
      );
    }
    if (values.write) {
      const known = readCalibrations().find((one) => one.ruleset === id);
      const others = readCalibrations().filter((one) => one.ruleset !== id);
      const top = compareTop(ruleset.chanceSlope, games, TOPS[0], makeRandom(2));
      const held = values.held
        ? { ...top, told: round(top.told), scored: round(top.scored), from: round(top.from), to: round(top.to) }
        : undefined;
      const kept = held && known ? { ...known, held: { games: games.length, by: ruleset.chanceSlope, ...held } } : figure;
      const all = [...others, kept].sort((one, other) => (one.ruleset < other.ruleset ? -1 : 1));
      writeFileSync(FIGURES, `${JSON.stringify(all, undefined, 2)}\n`);
    }
  }
}

const round = (slope: number): number => Math.round(slope * 1e5) / 1e5;
const percent = (share: number): string => (share * 100).toFixed(0);

if (import.meta.main) main();
