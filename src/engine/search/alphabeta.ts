import type { GameMachine } from '../core/machine.ts';
import { INFINITE, QuiescenceSearch, type SearchOptions } from './quiescence.ts';
import { WIN } from './win.ts';
import { AT_LEAST, AT_MOST, EXACT } from './transpositions.ts';

const MOST_PLIES = 96;
/** What a position may be above the window for each ply still to go, so that the rest is not looked at. */
const REVERSE_FUTILITY = 110;
const FEWEST_TO_REDUCE = 3;
/** By depth: what a quiet move may add to a position that stands below the window, and how many quiet moves are tried at all. */
const FUTILITY_MARGINS: readonly number[] = [0, 120, 200, 280, 360, 440, 520];
const LATE_MOVE_COUNTS: readonly number[] = [0, 8, 12, 17, 24, 33, 44];
/** So far below the window, at depth 1, only what is taken is looked at. */
const FUTILITY_CUTOFF = 160;
/** Not within `FUTILITY_MARGINS`: every move is looked at. */
const NO_MARGIN = INFINITE;

const isWin = (value: number): boolean => value > WIN / 2;
const isDecided = (value: number): boolean => Math.abs(value) > WIN / 2;

export interface RankedMove {
  readonly id: string;
  /** For the seat on move, in hundredths of a pawn. */
  readonly value: number;
}

/** A first move with the best play after it, as packed moves. */
export interface RankedLine {
  readonly codes: readonly number[];
  /** For the seat on move, in hundredths of a pawn. */
  readonly value: number;
}

/**
 * Alpha-beta with iterative deepening, a table of positions, and a quiet search over captures and promotions at its leaves.
 */
export class Search extends QuiescenceSearch {
  /** Plies of the deepest look that was finished. */
  reached = 0;
  /** Hashes from the first of the game on, and the best line below each ply. */
  readonly #hashes: number[];
  readonly #lines: Int32Array = new Int32Array(MOST_PLIES * MOST_PLIES);
  readonly #lengths: Int32Array = new Int32Array(MOST_PLIES + 1);
  #bestLine: readonly number[] = [];
  /** The move before was a pass that is only tried. */
  #hasPassed = false;
  /** The static evaluation at the last pruning test. */
  #stand = 0;

  constructor(machine: GameMachine, options: SearchOptions = {}) {
    super(machine, options);
    this.#hashes = [...(options.past ?? []), machine.hash()];
  }

  /** The best line found, as ids. */
  get line(): readonly string[] {
    return this.idsOf(this.#bestLine);
  }

  /**
   * The legal moves but those left out, best first; deeper looks replace shallower ones while the limits last, and a win that is
   * the quickest ends them. Of a move worse than the best by `margin` or more only that is known: its value is then `-Infinity`.
   */
  rank(plies: number, margin: number, without: ReadonlySet<string> = new Set()): RankedMove[] {
    let moves = this.#listRootMoves().filter(({ id }) => !without.has(id));
    for (let depth = 1; depth <= Math.min(plies, MOST_PLIES - 1); depth++) {
      const lines = this.#searchRoot(moves, depth, ([best]) => Math.max(best! - margin, -INFINITE));
      if (lines.size > 0) {
        moves = moves.map((move) => ({ ...move, value: lines.get(move.code)?.value ?? -Infinity })).sort((a, b) => b.value - a.value);
        this.#bestLine = lines.get(moves[0]!.code)!.codes;
      }
      if (this.ended || moves.length === 0) break;
      this.reached = depth;
      this.first = false;
      const best = moves[0]!.value;
      if (isWin(best) && WIN - best <= depth) break;
    }
    return moves.map(({ id, value }) => ({ id, value }));
  }

  /**
   * The best `count` first moves but those left out, best first, each with its exact value and the best play after it: of the deepest
   * look that was finished within the limits, after each of which `onDepth` hears of it. It ends where nothing better can be found.
   */
  rankLines(
    plies: number,
    count: number,
    without: ReadonlySet<string> = new Set(),
    onDepth: (lines: readonly RankedLine[]) => void = () => undefined,
  ): readonly RankedLine[] {
    let moves = this.#listRootMoves().filter(({ id }) => !without.has(id));
    let best: readonly RankedLine[] = [];
    for (let depth = 1; depth <= Math.min(plies, MOST_PLIES - 1) && moves.length > 0; depth++) {
      const lines = this.#searchRoot(moves, depth, (values) => values[count - 1] ?? -INFINITE);
      if (this.ended) break;
      this.reached = depth;
      this.first = false;
      moves = moves.map((move) => ({ ...move, value: lines.get(move.code)?.value ?? -Infinity })).sort((a, b) => b.value - a.value);
      best = moves.slice(0, count).map(({ code }) => lines.get(code)!);
      onDepth(best);
      if (best.every(({ value }) => isDecided(value) && WIN - Math.abs(value) <= depth)) break;
    }
    return best;
  }

  /** The ids of packed moves that follow one another from here. */
  idsOf(codes: readonly number[]): readonly string[] {
    const { machine } = this;
    const ids = codes.map((code) => {
      const id = machine.id(code);
      machine.make(code);
      return id;
    });
    for (let made = ids.length; made > 0; made--) machine.unmake();
    return ids;
  }

  #listRootMoves(): { readonly id: string; readonly code: number; readonly value: number }[] {
    const { machine } = this;
    const base = machine.top;
    const end = base + machine.generate();
    this.order.score(base, end, -1, 0);
    const moves = Array.from({ length: end - base }, (_, i) => {
      const code = this.order.take(base + i, end);
      return { id: machine.id(code), code, value: -Infinity };
    });
    machine.top = base;
    const { blind } = this;
    if (!blind || machine.inCheck(machine.turn)) return moves;
    const seen = moves.filter(({ code }) => !blind.own(machine, code));
    return seen.length > 0 ? seen : moves;
  }

  /**
   * Values and lines of the moves by code, those left out that come to no more than `lowOf` says of the values found so far, best first;
   * of a look cut short what was seen of it.
   */
  #searchRoot(
    moves: readonly { readonly code: number }[],
    depth: number,
    lowOf: (values: readonly number[]) => number,
  ): Map<number, RankedLine> {
    const lines = new Map<number, RankedLine>();
    const values: number[] = [];
    for (const { code } of moves) {
      const alpha = values.length === 0 ? -INFINITE : lowOf(values);
      const open = alpha === -INFINITE;
      let value = open ? 0 : this.#searchAfter(code, depth - 1, alpha, alpha + 1, 0);
      if (open || (value > alpha && !this.ended)) value = this.#searchAfter(code, depth - 1, alpha, INFINITE, 0);
      if (this.ended) break;
      if (value <= alpha) continue;
      lines.set(code, { codes: [code, ...this.#lines.subarray(MOST_PLIES, MOST_PLIES + this.#lengths[1]!)], value });
      values.push(value);
      values.sort((a, b) => b - a);
    }
    return lines;
  }

  /** The value for the seat on move of a move it makes; taking a player out of the game ends the line. */
  #searchAfter(code: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { machine } = this;
    const { turn, active } = machine;
    this.play(code, ply);
    this.#lengths[ply + 1] = 0;
    let value: number;
    if (machine.active !== active) value = this.evaluateElimination(turn, ply + 1);
    else if (this.isAlly(turn)) value = this.#search(depth, alpha, beta, ply + 1);
    else value = 0 - this.#search(depth, -beta, -alpha, ply + 1);
    machine.unmake();
    return value;
  }

  /** Whether the position has been there before, in the game or on the way here. */
  #isRepeated(hash: number): boolean {
    const hashes = this.#hashes;
    const oldest = Math.max(0, hashes.length - this.machine.clock);
    for (let i = hashes.length - 1; i >= oldest; i--) if (hashes[i] === hash) return true;
    return false;
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const { machine } = this;
    const table = this.table;
    if (this.isSpent()) return 0;
    const checked = machine.inCheck(machine.turn);
    if (checked && this.prunes && ply < 2 * this.reached) depth++;
    if (depth <= 0 || ply >= MOST_PLIES - 1) return this.quiesce(alpha, beta, ply, checked, this.loudPlies);
    const hash = machine.hash();
    if (this.#isRepeated(hash)) return 0;
    alpha = Math.max(alpha, ply - WIN);
    beta = Math.min(beta, WIN - ply - 1);
    if (alpha >= beta) return alpha;
    const open = beta - alpha > 1;
    const at = table ? table.find(hash) : -1;
    const known = at >= 0 && !open ? table!.valueWithin(at, depth, alpha, beta, ply) : undefined;
    if (known !== undefined) return known;
    let most = NO_MARGIN;
    if (this.prunes && !open && !checked && !isDecided(beta)) {
      const value = this.#pruneNode(depth, beta, ply);
      if (value !== undefined) return value;
      if (this.full && depth < FUTILITY_MARGINS.length) {
        if (depth === 1 && this.#stand + FUTILITY_CUTOFF <= alpha) return this.quiesce(alpha, beta, ply, false, this.loudPlies);
        most = this.#stand + FUTILITY_MARGINS[depth]!;
      }
    }
    this.#hashes.push(hash);
    const value = this.#searchMoves(depth, alpha, beta, ply, checked, at < 0 ? -1 : table!.moveAt(at), hash, most);
    this.#hashes.pop();
    return value;
  }

  /** A value at least `high`, if the side stands so well that it need not look closely, or could even pass; nothing otherwise. */
  #pruneNode(depth: number, beta: number, ply: number): number | undefined {
    const { machine } = this;
    const stand = this.evaluate(beta - 1, beta, ply);
    this.#stand = stand;
    if (depth <= 4 && stand - REVERSE_FUTILITY * depth >= beta) return stand;
    if (machine.seats > 2 || depth < 3 || stand < beta || this.#hasPassed || machine.pieceSquareScore(machine.turn) < 700) return undefined;
    const pass = machine.pass();
    if (pass < 0) return undefined;
    this.#hasPassed = true;
    this.#hashes.push(NaN);
    const value = this.#searchAfter(pass, this.full ? depth - 4 - (depth >> 2) : depth - 3 - (depth > 6 ? 1 : 0), beta - 1, beta, ply);
    this.#hashes.pop();
    this.#hasPassed = false;
    return value >= beta && !this.ended ? Math.min(value, WIN / 2) : undefined;
  }

  /** Of a quiet move that gives no check no more than `most` is hoped for. */
  #searchMoves(
    depth: number,
    originalAlpha: number,
    beta: number,
    ply: number,
    checked: boolean,
    stored: number,
    hash: number,
    most: number,
  ): number {
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
    const passed = this.#hasPassed;
    this.#hasPassed = false;
    let best = -INFINITE;
    let bestMove = -1;
    let alpha = originalAlpha;
    for (let i = base; i < end; i++) {
      const code = order.take(i, end);
      if (ply === 1 && !checked && this.blind?.reply(machine, code)) continue;
      const quiet = machine.captureValue(code) === 0;
      if (most !== NO_MARGIN && quiet && i > base && (most <= alpha || i - base >= LATE_MOVE_COUNTS[depth]!) && !machine.mayCheck(code)) {
        if (most <= alpha && most > best) best = most;
        continue;
      }
      const value = this.#searchMove(code, depth, alpha, beta, ply, i - base, checked, quiet || order.isLosing(i));
      if (this.ended) break;
      if (value <= best) continue;
      best = value;
      if (value <= alpha) continue;
      bestMove = code;
      alpha = value;
      this.#updateLine(code, ply);
      if (value < beta) continue;
      if (quiet) order.praise(code, depth, ply, base, i);
      break;
    }
    this.#hasPassed = passed;
    machine.top = base;
    if (best === -INFINITE && !this.ended) best = this.evaluate(originalAlpha, beta, ply);
    if (!this.ended) this.table?.store(hash, depth, best >= beta ? AT_LEAST : best > originalAlpha ? EXACT : AT_MOST, best, ply, bestMove);
    return best;
  }

  /** The value of the `nth` move: with a narrow window and less depth at first where another has been tried. */
  #searchMove(code: number, depth: number, alpha: number, beta: number, ply: number, nth: number, checked: boolean, late: boolean): number {
    if (nth === 0) return this.#searchAfter(code, depth - 1, alpha, beta, ply);
    let less = 0;
    if (this.prunes && late && !checked && depth >= FEWEST_TO_REDUCE && nth >= 3) {
      less = 1 + (nth >= 8 ? 1 : 0) + (depth >= 6 && nth >= 16 ? 1 : 0);
      const value = this.#searchAfter(code, depth - 1 - less, alpha, alpha + 1, ply);
      if (value <= alpha || this.ended) return value;
    }
    const value = this.#searchAfter(code, depth - 1, alpha, alpha + 1, ply);
    return value <= alpha || value >= beta || this.ended ? value : this.#searchAfter(code, depth - 1, alpha, beta, ply);
  }

  /** The move and the line below it are the best from this ply on. */
  #updateLine(code: number, ply: number): void {
    const from = (ply + 1) * MOST_PLIES;
    const length = this.#lengths[ply + 1]!;
    this.#lines[ply * MOST_PLIES] = code;
    this.#lines.copyWithin(ply * MOST_PLIES + 1, from, from + length);
    this.#lengths[ply] = length + 1;
  }
}
