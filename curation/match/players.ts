import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import type * as Here from '../../src/engine/index.ts';
import { chooseMove, STRENGTHS, type Position } from '../../src/engine/index.ts';
import { Search } from '../../src/engine/search/alphabeta.ts';

/** How long a move may take: milliseconds of the processor, whatever else is running, or positions looked at. */
export type Pace = { readonly ms: number } | { readonly nodes: number };

/** What both sides judge by: `full` is that of the strongest level and the analysis. */
export type Judgement = 'plain' | 'full';

/** Somebody who plays: `steps` are the ids since the ruleset's start, `past` the hashes of the positions before this one. */
export interface MatchPlayer {
  readonly name: string;
  choose(game: {
    readonly position: Position;
    readonly steps: readonly string[];
    readonly past: readonly number[];
    random(): number;
  }): string;
}

const DEEPEST = 64;
const CACHE = '.cache/match';

/** A clock of the processor's time, which is started once a search has its tables: some commits make them anew, which takes up to 15 ms. */
const makeClock = (pace: Pace): { readonly start: () => void; readonly stop: () => boolean } => {
  if ('nodes' in pace) return { start: () => undefined, stop: () => false };
  let begun = process.cpuUsage();
  return {
    start() {
      begun = process.cpuUsage();
    },
    stop() {
      const { user, system } = process.cpuUsage(begun);
      return user + system >= 1000 * pace.ms;
    },
  };
};

/** The search of this checkout, at a pace. */
export function makeNew(pace: Pace, judgement: Judgement): MatchPlayer {
  return {
    name: 'new',
    choose({ position, past }) {
      const nodes = 'nodes' in pace ? pace.nodes : Infinity;
      const { start, stop } = makeClock(pace);
      const search = new Search(position.machine(), { nodes, past, stop, judgement });
      start();
      const [best] = search.rank(DEEPEST, 0);
      search.close();
      return best!.id;
    },
  };
}

/** A player of one of the strengths of `STRENGTHS`, as the page plays it. */
export function makePlayer(name: string): MatchPlayer {
  const strength = STRENGTHS.find((one) => one.name === name);
  if (!strength) throw new Error(`“${name}” is not a strength; expected ${STRENGTHS.map((one) => one.name).join(', ')}`);
  return { name, choose: ({ position, past, random }) => chooseMove(position, strength, random, { past }) };
}

/** The search before it knew a table: it asks `isSpent` at every position, which is where a clock is put in. */
interface OldSearch {
  isSpent(): boolean;
  rank(plies: number, margin: number): readonly { readonly id: string }[];
  close?(): void;
}
type Engine = typeof Here;
const CLOCK_EVERY = 32;

/** A machine on a position of another commit, in some of which the ruleset has to be asked for it. */
function machineOf(position: Here.Position): unknown {
  const old = position.ruleset as Partial<Record<'machine', (position: unknown) => unknown>>;
  return old.machine ? old.machine(position) : position.machine();
}

/** The search of another commit with its own engine, at the same pace, by the same judgement if it knows it; ids of moves are what both understand. */
export async function makeOld(ref: string, pace: Pace, judgement: Judgement): Promise<MatchPlayer> {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], { encoding: 'utf8' }).trim();
  const folder = `${process.cwd()}/${CACHE}/${commit}`;
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const packed = execFileSync('git', ['archive', commit, 'src/engine', 'package.json'], { maxBuffer: 1 << 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: packed });
  }
  const engine = (await import(`${folder}/src/engine/index.ts`)) as Engine;
  const { Search: Other } = (await import(`${folder}/src/engine/search/alphabeta.ts`)) as {
    Search: new (machine: unknown, limits: unknown) => OldSearch;
  };
  const isBare = Other.length === 2;
  /** The position of the game at hand, and the steps that led there. */
  let known: readonly string[] = [];
  let place: Here.Position | undefined;
  const follow = (id: string, steps: readonly string[]): Here.Position => {
    const goesOn = place !== undefined && known.length <= steps.length && known.every((step, at) => steps[at] === step);
    const ruleset = engine.findRuleset(id)!;
    const start = goesOn ? place! : engine.expect(ruleset.parse(ruleset.start));
    const end = steps.slice(goesOn ? known.length : 0).reduce((at, step) => engine.expect(at.play(step)), start);
    known = [...steps];
    place = end;
    return end;
  };
  return {
    name: ref,
    choose({ position, steps, past }) {
      const here = follow(position.ruleset.id, steps);
      const { start, stop } = makeClock(pace);
      const nodes = 'nodes' in pace ? pace.nodes : Infinity;
      const search = new Other(machineOf(here), isBare ? nodes : { nodes, past, stop, judgement });
      if (isBare && 'ms' in pace) {
        let [asked, spent] = [0, false];
        search.isSpent = () => (spent ||= ++asked % CLOCK_EVERY === 0 && stop());
      }
      start();
      const [best] = search.rank(DEEPEST, 0);
      search.close?.();
      return best!.id;
    },
  };
}
