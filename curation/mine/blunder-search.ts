import { expect, type GameMachine, type Position, type Ruleset } from '../../src/engine/index.ts';
import { Search, type RankedMove } from '../../src/engine/search/alphabeta.ts';
import { WIN } from '../../src/engine/search/values.ts';
import { balanceOf, expectMove, isGreedy } from '../../src/puzzles/position-queries.ts';
import { FULL } from '../../src/puzzles/temptation.ts';
import { CLEAR, LONGEST, makeOpening, PATIENCE } from '../match/match-game.ts';
import { makeFullMiddle } from './random-start.ts';

/** How a side plays: positions looked at for a move, and by how much a move may fall short of the best, in centipawns. */
interface Pace {
  readonly nodes: number;
  readonly wander: number;
}

const STRONG: Pace = { nodes: 800, wander: 20 };
const WEAK: Pace = { nodes: 80, wander: 60 };
const DEEPEST = 12;
/** How often one side plays weakly, so that there are mistakes. */
const UNEQUAL = 0.5;
/** A slip looks good at a first glance, one ply deep: how many best moves it must be among then, and how far short of the best it may be. */
const GLANCED = 24;
const SHORT_OF = 200;
/** Positions looked at to see what a slip costs. */
const AFTER_SLIP = 400;
/** In centipawns: before the slip nobody stands better by more than the first, after it the solver by at least the second. */
const PLAIN = 150;
const WON = 260;
/** After a blunder that loses nothing, the solver stands no worse than this: there is something to hold. */
const WORSE = 300;
const OPENINGS = 2 ** 20;
/** How often a game begins with some moves from the array rather than with an open middlegame. */
const FROM_ARRAY = 0.3;

/** A move of the opponent beside a game, after which there may be something to be found. */
export interface FoundBlunder {
  /** The position in which it is played, its id, and the position it leads to. */
  readonly before: Position;
  readonly move: string;
  readonly after: Position;
  /** Plies of the game up to the position after it. */
  readonly ply: number;
}

/**
 * In how many moves the player on move mates as far as a short search sees; 0 for a win in another way, nothing where there is none or
 * has only to take what hangs.
 */
export function seeWin(position: Position): number | undefined {
  const { id, value } = searchBest(position);
  if (value > WIN / 2) return Math.ceil((WIN - value) / 2);
  return value >= WON && !isGreedy(position, expectMove(position, id)) ? 0 : undefined;
}

/** Whether the player on move has something to hold, and no win that matters more. */
export const isUndecided = (position: Position): boolean => Math.abs(searchBest(position).value) <= WORSE;

const searchBest = (position: Position): RankedMove => new Search(position.machine(), { nodes: AFTER_SLIP }).rank(DEEPEST, 0)[0]!;

/** Whether the other side would mate at once, could the player on move only pass. */
export function isThreatened(machine: GameMachine): boolean {
  const pass = machine.inCheck(machine.turn) ? -1 : machine.nullMove();
  if (pass < 0) return false;
  machine.make(pass);
  const base = machine.top;
  const end = base + machine.generate();
  let mates = false;
  for (let i = base; !mates && i < end; i++) {
    machine.make(machine.stack[i]!);
    mates = machine.inCheck(machine.turn) && machine.count() === 0;
    machine.unmake();
  }
  machine.top = base;
  machine.unmake();
  return mates;
}

/**
 * Plays a game of the search against itself, one side weaker at times, and gives moves beside it that look good at a first glance, the
 * one that is played among them, where nobody stands clearly better; it ends when few pieces are left. Two players.
 */
export function* findBlunders(ruleset: Ruleset, random: () => number): Generator<FoundBlunder> {
  const weak = random() < UNEQUAL ? Math.floor(random() * 2) : -1;
  const past: number[] = [];
  const opening = makeOpening(ruleset, Math.floor(random() * OPENINGS));
  const middle = random() < FROM_ARRAY ? undefined : makeFullMiddle(ruleset, random);
  let position = middle ?? opening.reduce((at, id) => expect(at.play(id)), ruleset.begin());
  const isOn = (): boolean => position.status() === 'playing' && position.setup.pieces.length > FULL;
  for (let [ply, since] = [middle ? 0 : opening.length, 0]; ply < LONGEST && since < PATIENCE && isOn(); ply++) {
    const machine = position.machine();
    const pace = machine.turn === weak ? WEAK : STRONG;
    const ranked = rank(position, STRONG, past);
    if (Math.abs(ranked[0]!.value) < PLAIN) yield* listSlips(position, ply + 1);
    const choice = (pace === STRONG ? ranked : rank(position, pace, past)).map(({ id, value }) => ({
      id,
      luck: value + random() * pace.wander,
    }));
    past.push(machine.hash());
    position = expect(position.play(choice.sort((a, b) => b.luck - a.luck)[0]!.id));
    since = Math.abs(balanceOf(position)) < CLEAR ? 0 : since + 1;
  }
}

function rank(position: Position, { nodes, wander }: Pace, past: readonly number[]): readonly RankedMove[] {
  return new Search(position.machine(), { nodes, past }).rank(DEEPEST, wander);
}

/** Moves that look good at a first glance, and where they lead. */
function* listSlips(before: Position, ply: number): Generator<FoundBlunder> {
  const glanced = new Search(before.machine(), {}).rank(1, SHORT_OF).filter(({ value }) => value > -Infinity);
  for (const { id: move } of glanced.slice(0, GLANCED)) {
    const after = expect(before.play(move));
    // A promotion on its own leaves the same side on move: no reply to it is asked for.
    if (after.status() === 'playing' && after.turn !== before.turn) yield { before, move, after, ply };
  }
}
