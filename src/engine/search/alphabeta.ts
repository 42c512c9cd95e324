import type { Machine } from '../core/machine.ts';

/** Worth of winning the game, less the plies it takes. */
const WIN = 1_000_000;
/** What it costs that somebody else takes the third player out of the game. */
const OUTRUN = WIN / 4;
const MOST_LOUD_PLIES = 6;
/** Hundredths of a pawn for each move the side on move has. */
const FREEDOM = 3;

const isWin = (value: number): boolean => value > WIN / 2;

export interface RankedMove {
  readonly id: string;
  /** For the seat on move, in hundredths of a pawn. */
  readonly value: number;
}

/**
 * Alpha-beta with a quiescence search over captures and promotions. One seat wants the value high, all others low, so that
 * a third player counts as an enemy. The value is the balance of men and how freely the side on move can move.
 */
export class Search {
  private readonly machine: Machine;
  private readonly me: number;
  private readonly nodes: number;
  private looked = 0;
  private readonly killers: Int32Array = new Int32Array(64).fill(-1);

  constructor(machine: Machine, nodes: number) {
    this.machine = machine;
    this.me = machine.turn;
    this.nodes = nodes;
  }

  /**
   * The legal moves but those left out, best first; deeper looks replace shallower ones while the nodes last, and the first
   * win found ends them, since none is quicker. Of a move worse than the best by `margin` or more only that is known.
   */
  rank(plies: number, margin: number, without: ReadonlySet<string> = new Set()): RankedMove[] {
    const { machine } = this;
    const base = machine.top;
    const end = base + machine.generate();
    let moves = Array.from(machine.stack.subarray(base, end), (code) => ({ id: machine.id(code), code, value: -Infinity }));
    machine.top = base;
    moves = moves.filter(({ id }) => !without.has(id));
    for (let depth = 1; depth <= plies; depth++) {
      const values = new Map<number, number>();
      let best = -Infinity;
      for (const { code } of moves) {
        const value = this.follow(code, depth - 1, best - margin, Infinity, 1);
        // A win is one however few nodes are left, any other value only if they have lasted.
        if (this.isSpent() && depth > 1 && !isWin(value)) break;
        values.set(code, value);
        best = Math.max(best, value);
        if (isWin(value)) break;
      }
      if (!isWin(best) && values.size < moves.length) break;
      moves = moves.map((move) => ({ ...move, value: values.get(move.code) ?? -Infinity })).sort((a, b) => b.value - a.value);
      if (isWin(best)) break;
    }
    return moves.map(({ id, value }) => ({ id, value }));
  }

  private isSpent(): boolean {
    return this.looked >= this.nodes;
  }

  /** The value after a move; taking a player out of the game ends the line. */
  private follow(code: number, depth: number, low: number, high: number, ply: number): number {
    const { machine } = this;
    const mover = machine.turn;
    const { active } = machine;
    machine.make(code);
    this.looked++;
    const value = machine.active === active ? this.search(depth, low, high, ply) : this.judgeFall(mover, ply);
    machine.unmake();
    return value;
  }

  private judgeFall(mover: number, ply: number): number {
    if (((this.machine.active >> this.me) & 1) === 0) return -WIN + ply;
    return mover === this.me ? WIN - ply : -OUTRUN + ply;
  }

  private search(depth: number, low: number, high: number, ply: number): number {
    const { machine } = this;
    if (depth <= 0 || this.isSpent()) return this.settle(low, high, ply, MOST_LOUD_PLIES);
    const base = machine.top;
    const count = machine.generate();
    if (count === 0) return this.judgeEnd(ply);
    if (machine.dead()) {
      machine.top = base;
      return 0;
    }
    this.order(base, ply);
    const value = this.best(base, base + count, low, high, ply, (code, alpha, beta) => this.follow(code, depth - 1, alpha, beta, ply + 1));
    machine.top = base;
    return value;
  }

  /** The best value for the seat on move among the moves listed, within the window. */
  private best(
    from: number,
    to: number,
    low: number,
    high: number,
    ply: number,
    value: (code: number, low: number, high: number) => number,
    stand?: number,
  ): number {
    const { machine } = this;
    const mine = machine.turn === this.me;
    let best = stand ?? (mine ? -Infinity : Infinity);
    if (mine) low = Math.max(low, best);
    else high = Math.min(high, best);
    for (let i = from; i < to && low < high; i++) {
      const code = machine.stack[i]!;
      const found = value(code, low, high);
      if (mine ? found > best : found < best) best = found;
      if (mine) low = Math.max(low, found);
      else high = Math.min(high, found);
      if (low >= high) this.killers[Math.min(ply, 63)] = code;
    }
    return best;
  }

  /** Only captures and promotions, until the position is quiet; the side on move may also leave them. */
  private settle(low: number, high: number, ply: number, left: number): number {
    const { machine } = this;
    const base = machine.top;
    const count = machine.generate();
    if (count === 0) return this.judgeEnd(ply);
    const stand = this.judge(count);
    if (left === 0 || machine.dead()) {
      machine.top = base;
      return left === 0 ? stand : 0;
    }
    let end = base;
    for (let i = base; i < base + count; i++) {
      const code = machine.stack[i]!;
      if (machine.isLoud(code)) machine.stack[end++] = code;
    }
    machine.top = end;
    const mover = machine.turn;
    const value = this.best(
      base,
      end,
      low,
      high,
      ply,
      (code, alpha, beta) => {
        const { active } = machine;
        machine.make(code);
        this.looked++;
        const found = machine.active === active ? this.settle(alpha, beta, ply + 1, left - 1) : this.judgeFall(mover, ply + 1);
        machine.unmake();
        return found;
      },
      stand,
    );
    machine.top = base;
    return value;
  }

  private judgeEnd(ply: number): number {
    const { machine } = this;
    if (!machine.inCheck(machine.turn)) return 0;
    return machine.turn === this.me ? -WIN + ply : WIN - ply;
  }

  private judge(count: number): number {
    const { machine, me } = this;
    let balance = machine.worth(me);
    for (let seat = 0; seat < machine.seats; seat++)
      if (seat !== me && (machine.active >> seat) & 1) balance -= machine.worth(seat) / (machine.seats - 1);
    return balance + (machine.turn === me ? FREEDOM : -FREEDOM) * count;
  }

  /** The move that cut last at this ply, then loud moves, then the rest. */
  private order(base: number, ply: number): void {
    const { stack, top } = this.machine;
    const killer = this.killers[Math.min(ply, 63)];
    let front = base;
    for (let i = base; i < top; i++) {
      const code = stack[i]!;
      if (code !== killer && !this.machine.isLoud(code)) continue;
      const at = code === killer ? base : front;
      stack[i] = stack[front]!;
      stack[front] = stack[at]!;
      stack[at] = code;
      front++;
    }
  }
}
