import type { GameMachine } from '../core/machine.ts';
import type { Status } from '../core/outcome.ts';
import type { Position } from '../core/position.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { Search, type RankedLine } from './alphabeta.ts';
import { chanceOf, sharesOf, type Chance } from './chance.ts';
import type { MateAnswer } from './mate.ts';
import { isMateValue, WIN } from './values.ts';
import { proveShortMate } from './short-mates.ts';

const DEEPEST = 95;

/** A first move with the best play after it. */
export interface AnalysisLine {
  /** Ids of the moves, the first of them the move itself. */
  readonly moves: readonly string[];
  /** Hundredths of a pawn for the one on move; with three players the worst the others can do together, which is not for people. */
  readonly value: number;
  /** What may be expected after it: see `Chance`. */
  readonly chance: Chance;
  /**
   * In how many moves of their own the one on move mates; negative: after how many moves of the others the one on move is mated, whatever
   * they do (with three players, if both others want it). With two players mates in one and two are proved, so none shorter is passed by,
   * and so are those in three where that does not take too long; of longer ones a shorter way may have been missed.
   */
  readonly mate?: number;
}

/** What a search found out about a position. */
export interface Analysis {
  /** The best first moves, best first; none where the game is over. */
  readonly lines: readonly AnalysisLine[];
  /** Whether the game goes on; where it does not, how it ended, which is why there are no lines. */
  readonly status: Status;
  /** Plies of the deepest iteration that was finished. */
  readonly depth: number;
  /** Positions searched. */
  readonly nodes: number;
  /** Milliseconds it took. */
  readonly ms: number;
}

/** How long to search, and what for. By `nodes` alone the answer is the same every time, everywhere. */
export interface AnalysisLimits {
  /** Positions to search, at most; the first ply is always searched whole. */
  readonly nodes?: number;
  /** Milliseconds to search, at most. */
  readonly ms?: number;
  /** Plies to look ahead, at most. */
  readonly depth?: number;
  /** How many first moves are wanted, 1 if nothing is said. */
  readonly lines?: number;
  /** Hashes of the positions that were there before in the game: one that comes again is worth a draw. */
  readonly past?: readonly number[];
  /** Asked now and then; true ends the search. */
  readonly stop?: () => boolean;
  /** Hears what is known after each finished depth, the last one included. */
  readonly onDepth?: (analysis: Analysis) => void;
  /** Ids of first moves to leave out. */
  readonly without?: ReadonlySet<string>;
}

/**
 * The best first moves of a position with exact values and the best play after them, of the deepest iteration that was finished within the
 * limits. Throws where nothing limits it.
 */
export function analyse(position: Position, limits: AnalysisLimits): Analysis {
  const status = position.status();
  if (status !== 'playing') return { lines: [], status, depth: 0, nodes: 0, ms: 0 };
  return analyseMachine(position.machine(), position.ruleset, limits, position.ruleset.players.length === 2 ? position : undefined);
}

/**
 * What the next player would do if the one on move passed: what they threaten. The value and the chance are for that next player; compare
 * them with the position as it is. Nothing where the one on move is in check or must promote, so that passing means nothing, or where
 * the next player could not move.
 */
export function threatOf(position: Position, limits: AnalysisLimits): AnalysisLine | undefined {
  const machine = position.machine();
  if (position.status() !== 'playing' || machine.inCheck(machine.turn)) return undefined;
  const pass = machine.nullMove();
  if (pass < 0) return undefined;
  machine.make(pass);
  return analyseMachine(machine, position.ruleset, limits).lines[0];
}

/** Values from which a mate in three is looked for by proof: somebody so far ahead may well have one. */
const MATING = 500;

/** `proved`: the position the machine stands on, if mates are to be proved besides. */
function analyseMachine(machine: GameMachine, ruleset: Ruleset, limits: AnalysisLimits, proved?: Position): Analysis {
  const { nodes, ms = Infinity, depth = DEEPEST, lines: count = 1, past = [], stop, onDepth, without } = limits;
  if (nodes === undefined && ms === Infinity && depth === DEEPEST && !stop) throw new RangeError('an analysis needs a limit');
  const begun = Date.now();
  const ends = (): boolean => Date.now() - begun >= ms || (stop?.() ?? false);
  let proof = proved ? proveShortMate(proved, 1, 2, (nodes ?? Infinity) / 4, ends) : undefined;
  const search = new Search(machine, { ...(nodes !== undefined && { nodes }), past, stop: ends, judgement: 'full' });
  const tell = (lines: readonly RankedLine[]): Analysis => ({
    lines: withProof(
      lines.map((line) => readLine(search, machine, ruleset, line)),
      proof?.mate,
      count,
      without,
    ),
    status: 'playing',
    depth: search.completedDepth,
    nodes: search.nodes + (proof?.nodes ?? 0),
    ms: Date.now() - begun,
  });
  const lines = search.rankLines(depth, count, without, onDepth && ((found) => onDepth(tell(found))));
  const [best] = lines;
  if (proved && proof && !proof.mate && best && best.value > MATING && WIN - best.value > 3 && !ends()) {
    const longer = proveShortMate(proved, 3, 3, (nodes ?? Infinity) / 2, ends);
    proof = { mate: longer.mate, nodes: proof.nodes + longer.nodes };
  }
  const told = tell(lines);
  search.close();
  return told;
}

/** The lines with a mate that was proved put right: its length where they have its first moves, or it comes first. */
function withProof(
  lines: readonly AnalysisLine[],
  mate: MateAnswer | undefined,
  count: number,
  without: ReadonlySet<string> = new Set(),
): readonly AnalysisLine[] {
  const keys = (mate?.keys ?? []).filter((id) => !without.has(id));
  const length = mate?.in;
  if (keys.length === 0 || !mate || typeof length !== 'number') return lines;
  const value = WIN - (2 * length - 1);
  const found = keys.map((key): AnalysisLine => {
    const line = lines.find(({ moves }) => moves[0] === key);
    if (line?.mate === length) return line;
    return { moves: mate.line[0] === key ? mate.line : [key], value, chance: 1, mate: length };
  });
  const shown = (line: AnalysisLine): number => (lines.some(({ moves }) => moves[0] === line.moves[0]) ? 0 : line.moves.length > 1 ? 1 : 2);
  found.sort((a, b) => shown(a) - shown(b));
  return [...found, ...lines.filter(({ moves }) => !keys.includes(moves[0]!))].slice(0, count);
}

function readLine(search: Search, machine: GameMachine, ruleset: Ruleset, { codes, value }: RankedLine): AnalysisLine {
  const mate = isMateValue(value) ? countMoves(machine, codes, value) : undefined;
  return {
    moves: search.idsOf(codes),
    value,
    chance: ruleset.players.length > 2 ? readShares(machine, ruleset, codes, value) : chanceOf(value, ruleset),
    ...(mate !== undefined && { mate }),
  };
}

/** Moves until the mate a value tells of; a promotion on its own is no move (Meder 3.4(e)), so the line is asked where it is whole. */
function countMoves(machine: GameMachine, codes: readonly number[], value: number): number {
  const plies = WIN - Math.abs(value);
  const { turn: me, seats } = machine;
  let mine = 0;
  let others = 0;
  let turn = me;
  for (const code of codes.slice(0, plies)) {
    machine.make(code);
    if (machine.turn !== turn && turn === me) mine++;
    else if (machine.turn !== turn) others++;
    turn = machine.turn;
  }
  for (let made = Math.min(plies, codes.length); made > 0; made--) machine.unmake();
  const left = plies - Math.min(plies, codes.length);
  return value > 0 ? Math.max(1, mine + Math.ceil(left / seats)) : -Math.max(1, others + Math.ceil(left / seats));
}

/** The shares at the end of a line; a win is the whole point, and a loss shares it among the others. */
function readShares(machine: GameMachine, ruleset: Ruleset, codes: readonly number[], value: number): Chance {
  const { turn } = machine;
  const { players } = ruleset;
  if (isMateValue(value) && value > 0) return Object.fromEntries(players.map((player, seat) => [player, seat === turn ? 1 : 0]));
  for (const code of codes) machine.make(code);
  const shares = sharesOf(machine, ruleset);
  for (let made = codes.length; made > 0; made--) machine.unmake();
  if (!isMateValue(value)) return shares;
  const rest = players.reduce((sum, player, seat) => (seat === turn ? sum : sum + (shares[player] ?? 0)), 0);
  return Object.fromEntries(
    players.map((player, seat) => [player, seat === turn ? 0 : rest === 0 ? 1 / (players.length - 1) : (shares[player] ?? 0) / rest]),
  );
}
