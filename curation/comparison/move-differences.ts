import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { diffWithChess } from '../../src/comparison/chess-diff.ts';
import { diffMoves, type MoveDifference } from '../../src/comparison/move-diff.ts';
import type { DifferenceCount, DifferenceTable, ChessCounts, PairDifferences } from '../../src/comparison/data/formats.ts';
import { expect, MOVABLE_RULESETS, type Position, type Ruleset } from '../../src/engine/index.ts';
import { playNth } from '../insights/self-play.ts';

/**
 * How often two rulesets disagree about a move: `npm run compare:moves -- [--positions 10000] [--seed 1] [--only bartmess] [--json]`.
 * The games of `npm run insights` are played, the first ones of each movable ruleset, until there are enough positions; each is
 * carried to every other ruleset and all moves are compared, and with what a chess player expects (decision 40). The table goes to
 * `src/comparison/data/move-differences.json`, or with `--json` to standard output. The same seed gives the same table as long as
 * the opponent plays the same.
 */
const FILE = 'src/comparison/data/move-differences.json';

/** One game: its positions with the move that was played there, the last one without. */
export interface DiffedGame {
  readonly plies: readonly { readonly position: Position; readonly played?: string }[];
  /** Won, drawn or stopped: how it ended under its own rules, by the status or claim. */
  readonly end: string;
}

/** The game of this number, of those that all pages quote; the same for the same seed. */
export function playDiffedGame(ruleset: Ruleset, seed: number, nth: number): DiffedGame {
  const plies: { position: Position; played?: string }[] = [];
  let position = ruleset.begin();
  for (const id of playNth(ruleset, seed, nth).played) {
    if (!position.moves().some((move) => move.id === id)) {
      if (!position.acts().some((act) => act.id === id && act.kind === 'declaration')) return { plies: [...plies, { position }], end: id };
    } else plies.push({ position, played: id });
    position = expect(position.play(id));
  }
  const status = position.status();
  return { plies: [...plies, { position }], end: status === 'playing' ? 'cut' : status };
}

/** Counts moves by the code of their refusal, or by what is new of them, and by the player who makes them. */
class Counter {
  readonly #all = new Map<string, { code: string; by: string; rules: Set<string>; moves: number; played: number }>();

  add({ code, by, rule, id }: MoveDifference, played: string | undefined): void {
    const key = `${code} ${by}`;
    const one = this.#all.get(key) ?? { code, by, rules: new Set<string>(), moves: 0, played: 0 };
    if (rule !== undefined) one.rules.add(rule);
    one.moves += 1;
    if (id === played) one.played += 1;
    this.#all.set(key, one);
  }

  sum(): number {
    return [...this.#all.values()].reduce((sum, { moves }) => sum + moves, 0);
  }

  list(): readonly DifferenceCount[] {
    return [...this.#all.values()]
      .sort((a, b) => b.moves - a.moves || (`${a.code} ${a.by}` < `${b.code} ${b.by}` ? -1 : 1))
      .map(({ rules, ...rest }) => ({ ...rest, rules: [...rules].sort() }));
  }
}

/** Everything counted of one ruleset's games against every other. */
class Tally {
  readonly #refused = new Counter();
  readonly #added = new Counter();
  readonly #promoted = new Counter();
  positions = 0;
  #alone = 0;
  #moves = 0;
  #movesThere = 0;
  #played = 0;
  #hiddenChecks = 0;
  #sample: PairDifferences['sample'] | undefined;
  readonly #results = { same: 0, sooner: 0, goesOn: 0, other: 0 };

  readonly #from: Ruleset;
  readonly #to: Ruleset;

  constructor(from: Ruleset, to: Ruleset) {
    this.#from = from;
    this.#to = to;
  }

  addGame({ plies, end }: DiffedGame): void {
    let endThere: string | undefined;
    let isLate = false;
    for (const [index, { position, played }] of plies.entries()) {
      const differences = diffMoves(position, this.#to);
      if (!differences) {
        this.#alone += 1;
        continue;
      }
      if (endThere === undefined && differences.statusThere !== 'playing') {
        endThere = differences.statusThere;
        isLate = index === plies.length - 1;
      }
      if (differences.status !== 'playing' || differences.statusThere !== 'playing') continue;
      this.positions += 1;
      this.#moves += differences.moves;
      this.#movesThere += differences.movesThere;
      if (played !== undefined) this.#played += 1;
      if (differences.hasHiddenCheck) this.#hiddenChecks += 1;
      for (const difference of differences.refused) this.#refused.add(difference, played);
      for (const difference of differences.added) this.#added.add(difference, undefined);
      for (const difference of differences.promoted) this.#promoted.add(difference, played);
    }
    // Repetitions and counts of moves are judged by the rules the game was played by: a single position does not show them.
    const isCounted = end === 'cut' || end.includes('threefold') || end.includes('fifty');
    this.#sample ??= { positions: this.positions, moves: this.#moves, refused: this.#refused.sum(), added: this.#added.sum() };
    if (endThere === undefined) this.#results[isCounted ? 'same' : 'goesOn'] += 1;
    else if (!isLate || isCounted) this.#results.sooner += 1;
    else this.#results[endThere === end ? 'same' : 'other'] += 1;
  }

  result(): PairDifferences {
    return {
      from: this.#from.id,
      to: this.#to.id,
      positions: this.positions,
      alone: this.#alone,
      moves: this.#moves,
      movesThere: this.#movesThere,
      played: this.#played,
      refused: this.#refused.list(),
      added: this.#added.list(),
      promoted: this.#promoted.list(),
      hiddenChecks: this.#hiddenChecks,
      results: this.#results,
      sample: this.#sample!,
    };
  }
}

/** Everything counted of one ruleset's games as a chess player sees them. */
class ChessTally {
  readonly #refused = new Counter();
  readonly #added = new Counter();
  readonly #promoted = new Counter();
  readonly #sum = { positions: 0, moves: 0, movesThere: 0, hiddenChecks: 0, phantomChecks: 0 };
  #sample: ChessCounts['sample'] | undefined;

  addGame({ plies }: DiffedGame): void {
    for (const { position, played } of plies) {
      // A pawn that waits to be promoted leaves no choice that chess knows.
      if (position.status() !== 'playing' || position.setup.pending !== undefined) continue;
      const differences = diffWithChess(position);
      this.#sum.positions += 1;
      this.#sum.moves += differences.moves;
      this.#sum.movesThere += differences.movesThere;
      if (differences.hasHiddenCheck) this.#sum.hiddenChecks += 1;
      if (differences.hasPhantomCheck) this.#sum.phantomChecks += 1;
      for (const difference of differences.refused) this.#refused.add(difference, undefined);
      for (const difference of differences.added) this.#added.add(difference, played);
      for (const difference of differences.promoted) this.#promoted.add(difference, played);
    }
    const { positions, moves } = this.#sum;
    this.#sample ??= { positions, moves, refused: this.#refused.sum(), added: this.#added.sum() };
  }

  result(ruleset: string): ChessCounts {
    return {
      ruleset,
      ...this.#sum,
      refused: this.#refused.list(),
      added: this.#added.list(),
      promoted: this.#promoted.list(),
      sample: this.#sample!,
    };
  }
}

/** The counts of one ruleset's games: as many games as give enough positions. `play` gives the game of a number. */
export function countMoveDifferences(
  ruleset: Ruleset,
  seed: number,
  positions: number,
  play: (ruleset: Ruleset, seed: number, nth: number) => DiffedGame = playDiffedGame,
): { readonly games: number; readonly first: readonly string[]; readonly pairs: readonly PairDifferences[]; readonly chess: ChessCounts } {
  const chess = new ChessTally();
  const tallies = MOVABLE_RULESETS.filter(({ id }) => id !== ruleset.id).map((other) => new Tally(ruleset, other));
  let [games, seen] = [0, 0];
  const first: string[] = [];
  // Whole rounds, so that every first move counts as much as the others.
  const firstMoves = ruleset.begin().moves().length;
  while (seen < positions || games % firstMoves !== 0) {
    const game = play(ruleset, seed, games);
    for (const tally of tallies) tally.addGame(game);
    chess.addGame(game);
    if (games === 0) first.push(...game.plies.flatMap(({ played }) => played ?? []));
    games += 1;
    seen = Math.min(...tallies.map((tally) => tally.positions));
    if (process.stderr.isTTY) process.stderr.write(`\r${ruleset.id} ${games} games, ${seen} positions`);
  }
  return { games, first, pairs: tallies.map((tally) => tally.result()), chess: chess.result(ruleset.id) };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      positions: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: MOVABLE_RULESETS.map(({ id }) => id).join(',') },
      json: { type: 'boolean', default: false },
    },
  });
  const [seed, positions] = [Number(values.seed), Number(values.positions)];
  const counted = MOVABLE_RULESETS.filter(({ id }) => values.only.split(',').includes(id)).map(
    (ruleset) => [ruleset.id, countMoveDifferences(ruleset, seed, positions)] as const,
  );
  const table: DifferenceTable = {
    seed,
    games: Object.fromEntries(counted.map(([id, { games }]) => [id, games])),
    first: Object.fromEntries(counted.map(([id, { first }]) => [id, first])),
    pairs: counted.flatMap(([, { pairs }]) => pairs),
    chess: counted.map(([, { chess }]) => chess),
  };
  const text = `${JSON.stringify(table, null, 1)}\n`;
  if (values.json) process.stdout.write(text);
  else await writeFile(FILE, text);
}

if (import.meta.main) await main();
