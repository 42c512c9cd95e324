import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Insights } from '../../src/comparison/insights.ts';
import { expect, findRuleset, RULESETS, type Move, type Ruleset } from '../../src/engine/index.ts';
import { makeRandom } from '../common/random.ts';
import { CLEAR, PATIENCE } from '../match/match-game.ts';
import { listFeatures, COUNTED_ROLES, readFeatures } from './features.ts';
import { listSoundFirstMoves } from './first-moves.ts';
import { LONGEST, PACE, playNth, type Pace, type PlayedGame } from './self-play.ts';
import { makeSamples, weighFeatures, type Army } from './samples.ts';
import { meanOf, type Measured } from './regress.ts';
import { compareBoards, compareDepths, findLeftOut } from './two-depths.ts';

/**
 * What wins in a ruleset, from games of the search against itself: `npm run insights -- [--ruleset meder] [--games 600] [--seed 1]`.
 * Games are kept in `.cache/insights` and played on from there; figures go to `src/comparison/data/insights`. Every first move is played
 * as often as the others.
 *
 * `npm run insights -- --nodes 5000 --deeper 20000 [--ruleset meder] [--games 300]` plays at two depths instead, leaves out first moves that
 * lose a piece, and prints which sentences hold at both. Nothing is stored but the games.
 */
const CACHE = '.cache/insights';
const FIGURES = 'src/comparison/data/insights';
/** First moves with fewer games than this are not told apart. */
const FEWEST = 8;
/** Plies looked ahead, where positions alone are to end a look. */
const DEEPEST = 64;

const readGames = (file: string): PlayedGame[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as PlayedGame)
    : [];

const tenth = (value: number): number => Math.round(value * 10) / 10;
const round = ({ value, error }: Measured): Measured => ({ value: tenth(value), error: tenth(error) });
/** A share in per cent. Four games that nobody played, two won and two lost, keep a few games that all ended alike from being sure. */
function percent(values: readonly (number | boolean)[]): Measured {
  const shares = values.map((value) => 100 * Number(value));
  return round({ value: meanOf(shares).value, error: meanOf([...shares, 0, 0, 100, 100]).error });
}

/** What a first move moves, in a reader's words. */
const kindOf = (ruleset: Ruleset, move: Move): string =>
  move.kind === 'board' ? 'board' : (expect(ruleset.parse(ruleset.start)).at(move.from)?.role ?? move.kind);

/** The pieces of one player at the start. */
function readArmy(ruleset: Ruleset): Army {
  const [row] = readFeatures(expect(ruleset.parse(ruleset.start)));
  const counts = COUNTED_ROLES.map((_, i) => row![i]!);
  return { counts, worth: COUNTED_ROLES.reduce((sum, role, i) => sum + counts[i]! * ruleset.values[role], 0) };
}

function tell(ruleset: Ruleset, games: readonly PlayedGame[], seed: number, pace: Pace = PACE): Insights {
  const start = expect(ruleset.parse(ruleset.start));
  const moves = start.moves();
  const opened = (some: readonly Move[]): number[] =>
    games.filter(({ first }) => some.some(({ id }) => id === first)).map(({ points }) => points[0]!);
  const kinds = [...new Set(moves.map((move) => kindOf(ruleset, move)))];
  const decided = games.flatMap(({ decidedByBoard }) => (decidedByBoard === undefined ? [] : [decidedByBoard]));
  return {
    games: games.length,
    seed,
    pace,
    positions: games.reduce((sum, { rows }) => sum + rows.length, 0),
    longest: LONGEST,
    lead: CLEAR,
    patience: PATIENCE,
    plies: round(meanOf(games.map(({ plies }) => plies))),
    drawn: percent(games.map(({ points }) => !points.includes(1))),
    shares: ruleset.players.map((player, seat) => ({ player, share: percent(games.map(({ points }) => points[seat]!)) })),
    values: weighFeatures(makeSamples(games), listFeatures(ruleset), ruleset.players.length, readArmy(ruleset), makeRandom(seed)).map(
      ({ name, worth }) => ({ name, worth: round(worth) }),
    ),
    first: moves
      .map((move) => ({ move: ruleset.notation.write(start, move), points: opened([move]) }))
      .filter(({ points }) => points.length >= FEWEST)
      .map(({ move, points }) => ({ move, games: points.length, share: percent(points) }))
      .sort((a, b) => b.share.value - a.share.value),
    firstKinds: kinds
      .map((kind) => ({ kind, points: opened(moves.filter((move) => kindOf(ruleset, move) === kind)) }))
      .map(({ kind, points }) => ({ kind, games: points.length, share: percent(points) })),
    ...(ruleset.pins.length > 0 && {
      boards: {
        plies: round(meanOf(games.map(({ boardMoves, plies }) => (100 * boardMoves) / plies))),
        decided: percent(decided),
        decidedGames: decided.length,
      },
    }),
  };
}

/** So many games, those kept in a file first; others are played and added to it. */
function collect(file: string, count: number, play: (nth: number) => PlayedGame): readonly PlayedGame[] {
  const games = readGames(file).slice(0, count);
  while (games.length < count) {
    const game = play(games.length);
    games.push(game);
    appendFileSync(file, `${JSON.stringify(game)}\n`);
  }
  return games;
}

/** Plays a ruleset at two depths and prints what either says. */
function compare(ruleset: Ruleset, count: number, seed: number, depths: readonly [number, number]): void {
  const moves = listSoundFirstMoves(ruleset);
  const played = depths.map((nodes) => {
    const pace = { ...PACE, plies: DEEPEST, nodes };
    return {
      pace,
      games: collect(`${CACHE}/${ruleset.id}-${seed}-${nodes}.jsonl`, count, (nth) => playNth(ruleset, seed, nth, pace, moves)),
    };
  });
  const [shallow, deep] = played.map(({ pace, games }) => tell(ruleset, games, seed, pace));
  const leftOut = findLeftOut(ruleset, played[1]!.games);
  console.log(`${ruleset.id}: ${count} games each at ${depths.join(' and ')} nodes, ${moves.length} first moves`);
  const write = ({ value, error }: Measured): string => `${value.toFixed(1)} ± ${error.toFixed(1)}`;
  for (const { about, shallow: one, deep: other, verdict } of compareDepths(ruleset, shallow!, deep!, leftOut))
    console.log(`  ${verdict.padEnd(10)} ${about}: ${write(one)}, deeper ${write(other)}`);
  if (ruleset.pins.length > 0)
    console.log(
      `  boards moved more in deeper play, of 100 plies at equal length: ${write(compareBoards(played[0]!.games, played[1]!.games))}`,
    );
}

function main(): void {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string' },
      games: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      nodes: { type: 'string', default: '5000' },
      deeper: { type: 'string' },
    },
  });
  const seed = Number(values.seed);
  const count = Number(values.games);
  mkdirSync(CACHE, { recursive: true });
  mkdirSync(FIGURES, { recursive: true });
  const rulesets = values.ruleset === undefined ? RULESETS : [findRuleset(values.ruleset)].filter((one) => one !== undefined);
  if (rulesets.length === 0) throw new Error(`“${values.ruleset}” is not a ruleset`);
  for (const ruleset of rulesets) {
    if (values.deeper !== undefined) {
      compare(ruleset, count, seed, [Number(values.nodes), Number(values.deeper)]);
      continue;
    }
    const insights = tell(
      ruleset,
      collect(`${CACHE}/${ruleset.id}-${seed}.jsonl`, count, (nth) => playNth(ruleset, seed, nth)),
      seed,
    );
    writeFileSync(`${FIGURES}/${ruleset.id}.json`, `${JSON.stringify(insights, null, 2)}\n`);
    console.log(`${ruleset.id}: ${insights.games} games, ${insights.positions} positions weighed`);
  }
}

if (import.meta.main) main();
