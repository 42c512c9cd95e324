import type { GameMachine } from '../core/machine.ts';
import { Order } from './order.ts';
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from './transpositions.ts';

/** Worth of winning the game, less the plies it takes. */
export const WIN = 1_000_000;
/** What it costs that somebody else takes the third player out of the game. */
const OUTRUN = WIN / 4;
const INFINITE = 2 * WIN;
const MOST_PLIES = 96;
/** Plies of a quiet search for two, and for three, who have far more to take; and those of them in which checks are answered. */
const MOST_LOUD_PLIES = 10;
const MOST_LOUD_PLIES_OF_THREE = 5;
const CHECKED_PLIES = 4;
const STOP_EVERY = 256;
/** Hundredths of a pawn that the right to move is worth. */
const TEMPO = 10;
/** By how much a capture may fall short of the window and still be tried: what a better place can make up for. */
const SLACK = 200;
/** What a position may be above the window for each ply still to go, so that the rest is not looked at. */
const AHEAD = 110;
const FEWEST_TO_REDUCE = 3;
/** Room of the table, as a power of 2: for as many positions as may be looked at, within these. */
const LEAST_BITS = 10;
const MOST_BITS = 18;

const isWin = (value: number): boolean => value > WIN / 2;
const isDecided = (value: number): boolean => Math.abs(value) > WIN / 2;

export interface RankedMove {
  readonly id: string;
  /** For the seat on move, in hundredths of a pawn. */
  readonly value: number;
}

/** How a search looks, and when it ends. */
export interface Looks {
  /** Positions looked at, at most; the first ply is always looked at whole. */
  readonly nodes?: number;
  /** Asked now and then; true ends the search. */
  readonly stop?: () => boolean;
  /** Hashes of earlier positions of the game: one that comes again is worth a draw. */
  readonly past?: readonly number[];
  /** Without it, positions met again are looked at again. */
  readonly table?: boolean;
  /** Without it, every move is looked at to the full depth. */
  readonly prunes?: boolean;
}

/**
 * Alpha-beta with iterative deepening, a table of positions, and a quiet search over captures and promotions. With three players
 * it is paranoid: one seat wants the value high, all others low. Values are those of the side on move.
 */
export class Search {
  looked = 0;
  /** Whether a limit has ended the search. */
  ended = false;
  /** Plies of the deepest look that was finished. */
  reached = 0;
  private readonly machine: GameMachine;
  private readonly me: number;
  private readonly looks: Looks;
  private readonly order: Order;
  private readonly table: Transpositions | undefined;
  private readonly prunes: boolean;
  /** Hashes from the first of the game on, and the best line below each ply. */
  private readonly hashes: number[];
  private readonly rootAt: number;
  private readonly lines: Int32Array = new Int32Array(MOST_PLIES * MOST_PLIES);
  private readonly lengths: Int32Array = new Int32Array(MOST_PLIES + 1);
  private bestLine: readonly number[] = [];
  private first = true;
  private readonly loudPlies: number;

  constructor(machine: GameMachine, looks: Looks = {}) {
    this.machine = machine;
    this.me = machine.turn;
    this.loudPlies = machine.seats > 2 ? MOST_LOUD_PLIES_OF_THREE : MOST_LOUD_PLIES;
    this.looks = looks;
    this.order = new Order(machine);
    this.table =
      looks.table === false
        ? undefined
        : new Transpositions(Math.max(LEAST_BITS, Math.min(MOST_BITS, Math.ceil(Math.log2(looks.nodes ?? Infinity)))));
    this.prunes = looks.prunes !== false;
    this.hashes = [...(looks.past ?? []), machine.hash()];
    this.rootAt = this.hashes.length - 1;
  }

  /** The best line found, as ids. */
  get line(): readonly string[] {
    const { machine, bestLine } = this;
    const ids = bestLine.map((code) => {
      const id = machine.id(code);
      machine.make(code);
      return id;
    });
    for (let made = ids.length; made > 0; made--) machine.unmake();
    return ids;
  }

  /**
   * The legal moves but those left out, best first; deeper looks replace shallower ones while the limits last, and a win that is
   * the quickest ends them. Of a move worse than the best by `margin` or more only that is known: its value is then `-Infinity`.
   */
  rank(plies: number, margin: number, without: ReadonlySet<string> = new Set()): RankedMove[] {
    let moves = this.list().filter(({ id }) => !without.has(id));
    for (let depth = 1; depth <= Math.min(plies, MOST_PLIES - 1); depth++) {
      const values = this.rankOnce(moves, depth, margin);
      if (values.size > 0) {
        moves = moves.map((move) => ({ ...move, value: values.get(move.code) ?? -Infinity })).sort((a, b) => b.value - a.value);
      }
      if (this.ended || moves.length === 0) break;
      this.reached = depth;
      this.first = false;
      const best = moves[0]!.value;
      if (isWin(best) && WIN - best <= depth) break;
    }
    return moves.map(({ id, value }) => ({ id, value }));
  }

  private list(): { readonly id: string; readonly code: number; readonly value: number }[] {
    const { machine } = this;
    const base = machine.top;
    const end = base + machine.generate();
    this.order.score(base, end, -1, 0);
    const moves = Array.from({ length: end - base }, (_, i) => {
      const code = this.order.take(base + i, end);
      return { id: machine.id(code), code, value: -Infinity };
    });
    machine.top = base;
    return moves;
  }

  /** Values of the moves by code, those that fall short of the best by the margin left out; of a look cut short what was seen of it. */
  private rankOnce(moves: readonly { readonly code: number }[], depth: number, margin: number): Map<number, number> {
    const values = new Map<number, number>();
    let best = -INFINITE;
    for (const { code } of moves) {
      const low = Math.max(best - margin, -INFINITE);
      let value = best === -INFINITE ? 0 : this.follow(code, depth - 1, low, low + 1, 0);
      if (best === -INFINITE || (value > low && !this.ended)) value = this.follow(code, depth - 1, low, INFINITE, 0);
      if (this.ended) break;
      if (value > low) values.set(code, value);
      if (value <= best) continue;
      best = value;
      this.bestLine = [code, ...this.lines.subarray(MOST_PLIES, MOST_PLIES + this.lengths[1]!)];
    }
    return values;
  }

  /** The value for the seat on move of a move it makes; taking a player out of the game ends the line. */
  private follow(code: number, depth: number, low: number, high: number, ply: number): number {
    const { machine } = this;
    const { turn, active } = machine;
    machine.make(code);
    this.lengths[ply + 1] = 0;
    let value: number;
    if (machine.active !== active) value = this.judgeFall(turn, ply + 1);
    else if (this.isAlly(turn)) value = this.look(depth, low, high, ply + 1);
    else value = 0 - this.look(depth, -high, -low, ply + 1);
    machine.unmake();
    return value;
  }

  /** Whether the seat on move wants what `seat` wants. */
  private isAlly(seat: number): boolean {
    return (this.machine.turn === this.me) === (seat === this.me);
  }

  private judgeFall(mover: number, ply: number): number {
    const mine = mover === this.me;
    if (((this.machine.active >> this.me) & 1) === 0) return mine ? ply - WIN : WIN - ply;
    return mine ? WIN - ply : OUTRUN - ply;
  }

  private isSpent(): boolean {
    const { nodes = Infinity, stop } = this.looks;
    this.looked++;
    if (this.first) return false;
    if (this.looked >= nodes || (this.looked % STOP_EVERY === 0 && stop?.())) this.ended = true;
    return this.ended;
  }

  /** Whether the position has been there before, in the game or on the way here. */
  private isRepeated(hash: number): boolean {
    const { hashes } = this;
    const oldest = Math.max(0, hashes.length - this.machine.clock);
    for (let i = hashes.length - 1; i >= oldest; i--) if (hashes[i] === hash) return true;
    return false;
  }

  private look(depth: number, low: number, high: number, ply: number): number {
    const { machine, table } = this;
    if (this.isSpent()) return 0;
    const checked = machine.inCheck(machine.turn);
    if (checked && this.prunes && ply < 2 * this.reached) depth++;
    if (depth <= 0 || ply >= MOST_PLIES - 1) return this.settle(low, high, ply, checked, this.loudPlies);
    const hash = machine.hash();
    if (this.isRepeated(hash)) return 0;
    low = Math.max(low, ply - WIN);
    high = Math.min(high, WIN - ply - 1);
    if (low >= high) return low;
    const open = high - low > 1;
    const at = table ? table.find(hash) : -1;
    if (at >= 0 && !open && table!.depthAt(at) >= depth) {
      const value = fromTable(table!.valueAt(at), ply);
      const bound = table!.boundAt(at);
      if (bound === EXACT || (bound === AT_LEAST ? value >= high : value <= low)) return value;
    }
    if (this.prunes && !open && !checked && !isDecided(high)) {
      const value = this.lookAside(depth, high, ply);
      if (value !== undefined) return value;
    }
    this.hashes.push(hash);
    const value = this.lookAtMoves(depth, low, high, ply, checked, at < 0 ? -1 : table!.moveAt(at), hash);
    this.hashes.pop();
    return value;
  }

  /** A value at least `high`, if the side stands so well that it need not look closely, or could even pass; nothing otherwise. */
  private lookAside(depth: number, high: number, ply: number): number | undefined {
    const { machine } = this;
    const stand = this.judge();
    if (depth <= 4 && stand - AHEAD * depth >= high) return stand;
    if (machine.seats > 2 || depth < 3 || stand < high || this.hasPassed || machine.standing(machine.turn) < 700) return undefined;
    const pass = machine.pass();
    if (pass < 0) return undefined;
    this.hasPassed = true;
    this.hashes.push(NaN);
    const value = this.follow(pass, depth - 3 - (depth > 6 ? 1 : 0), high - 1, high, ply);
    this.hashes.pop();
    this.hasPassed = false;
    return value >= high && !this.ended ? Math.min(value, WIN / 2) : undefined;
  }
  private hasPassed = false;

  private lookAtMoves(depth: number, low: number, high: number, ply: number, checked: boolean, stored: number, hash: number): number {
    const { machine, order } = this;
    const base = machine.top;
    const count = machine.generate();
    if (count === 0) return checked ? ply - WIN : 0;
    if (machine.dead() || machine.clock >= machine.quietLimit) {
      machine.top = base;
      return 0;
    }
    const end = base + count;
    order.score(base, end, stored, ply);
    const passed = this.hasPassed;
    this.hasPassed = false;
    let best = -INFINITE;
    let bestMove = -1;
    let floor = low;
    for (let i = base; i < end; i++) {
      const code = order.take(i, end);
      const quiet = machine.prize(code) === 0;
      const value = this.tryMove(code, depth, floor, high, ply, i - base, checked, quiet || order.isLosing(i));
      if (this.ended) break;
      if (value <= best) continue;
      best = value;
      if (value <= floor) continue;
      bestMove = code;
      floor = value;
      this.keep(code, ply);
      if (value < high) continue;
      if (quiet) order.praise(code, depth, ply, base, i);
      break;
    }
    this.hasPassed = passed;
    machine.top = base;
    if (!this.ended) this.table?.store(hash, depth, best >= high ? AT_LEAST : best > low ? EXACT : AT_MOST, toTable(best, ply), bestMove);
    return best;
  }

  /** The value of the `nth` move: with a narrow window and less depth at first where another has been tried. */
  private tryMove(
    code: number,
    depth: number,
    low: number,
    high: number,
    ply: number,
    nth: number,
    checked: boolean,
    late: boolean,
  ): number {
    if (nth === 0) return this.follow(code, depth - 1, low, high, ply);
    let less = 0;
    if (this.prunes && late && !checked && depth >= FEWEST_TO_REDUCE && nth >= 3) {
      less = 1 + (nth >= 8 ? 1 : 0) + (depth >= 6 && nth >= 16 ? 1 : 0);
      const value = this.follow(code, depth - 1 - less, low, low + 1, ply);
      if (value <= low || this.ended) return value;
    }
    const value = this.follow(code, depth - 1, low, low + 1, ply);
    return value <= low || value >= high || this.ended ? value : this.follow(code, depth - 1, low, high, ply);
  }

  /** The move and the line below it are the best from this ply on. */
  private keep(code: number, ply: number): void {
    const from = (ply + 1) * MOST_PLIES;
    const length = this.lengths[ply + 1]!;
    this.lines[ply * MOST_PLIES] = code;
    this.lines.copyWithin(ply * MOST_PLIES + 1, from, from + length);
    this.lengths[ply] = length + 1;
  }

  /** Only captures and promotions, and all answers to a check, until the position is quiet; who is not in check may also leave them. */
  private settle(low: number, high: number, ply: number, inCheck: boolean, left: number): number {
    const { machine, order } = this;
    const checked = inCheck && left > this.loudPlies - CHECKED_PLIES;
    const stand = checked ? -INFINITE : this.judge();
    if (stand >= high || left === 0) return stand;
    const base = machine.top;
    const count = checked ? machine.generate() : machine.generateLoud();
    if (count === 0) return checked ? ply - WIN : this.settleStill(stand, ply);
    if (machine.dead()) {
      machine.top = base;
      return 0;
    }
    const end = base + count;
    order.scoreLouds(base, end);
    let best = stand;
    for (let i = base; i < end; i++) {
      const code = order.take(i, end);
      if (!checked && this.isPointless(code, stand, Math.max(low, best))) continue;
      const value = this.settleAfter(code, Math.max(low, best), high, ply, left);
      if (value > best) best = value;
      if (best >= high || this.ended) break;
    }
    machine.top = base;
    return best;
  }

  /** Nothing is to be taken: near the root it is asked whether the side on move has any move at all. */
  private settleStill(stand: number, ply: number): number {
    return ply <= 2 && this.machine.count() === 0 ? 0 : stand;
  }

  /** A capture that loses more than it takes, or takes too little to reach the window. */
  private isPointless(code: number, stand: number, low: number): boolean {
    const { machine } = this;
    const prize = machine.prize(code);
    if (this.prunes && stand + prize + SLACK <= low) return true;
    return machine.stake(code) > prize && machine.isTakenBack(code);
  }

  private settleAfter(code: number, low: number, high: number, ply: number, left: number): number {
    const { machine } = this;
    const { turn, active } = machine;
    machine.make(code);
    let value: number;
    if (machine.active !== active) value = this.judgeFall(turn, ply + 1);
    else if (this.isSpent()) value = 0;
    else {
      const checked = machine.inCheck(machine.turn);
      if (this.isAlly(turn)) value = this.settle(low, high, ply + 1, checked, left - 1);
      else value = 0 - this.settle(-high, -low, ply + 1, checked, left - 1);
    }
    machine.unmake();
    return value;
  }

  /** What the position is worth to the side on move, as it stands. */
  private judge(): number {
    const { machine, me } = this;
    let balance = machine.standing(me);
    for (let seat = 0; seat < machine.seats; seat++)
      if (seat !== me && (machine.active >> seat) & 1) balance -= machine.standing(seat) / (machine.seats - 1);
    return TEMPO + Math.trunc(machine.turn === me ? balance : -balance);
  }
}

/** A win is stored as so many plies from the position, not from where the search began. */
const toTable = (value: number, ply: number): number => (value > WIN / 2 ? value + ply : value < -WIN / 2 ? value - ply : value);
const fromTable = (value: number, ply: number): number => (value > WIN / 2 ? value - ply : value < -WIN / 2 ? value + ply : value);
