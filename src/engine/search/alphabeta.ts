import type { GameMachine } from '../core/machine.ts';
import { QuiescenceSearch, type SearchOptions } from './quiescence.ts';
import { INFINITE, isMateValue, WIN } from './values.ts';
import { LOWER_BOUND, UPPER_BOUND, EXACT } from './transposition-table.ts';

const MOST_PLIES = 96;
/** Reverse futility: by how much a position may stand above beta for each ply still to go, so that the node is pruned. */
const REVERSE_FUTILITY = 110;
/** A null move is tried from this depth on. */
const NULL_MOVE_DEPTH = 3;
/** Late moves are searched less deep from this depth on. */
const LEAST_REDUCED_DEPTH = 3;
/** By depth: what a quiet move may add to a position that stands below alpha, and how many quiet moves are tried at all. */
const FUTILITY_MARGINS: readonly number[] = [0, 120, 200, 280, 360, 440, 520];
const LATE_MOVE_COUNTS: readonly number[] = [0, 8, 12, 17, 24, 33, 44];
/** So far below alpha, at depth 1, only captures and promotions are searched. */
const RAZOR_MARGIN = 160;
/** Not within `FUTILITY_MARGINS`: every move is searched. */
const NO_FUTILITY = INFINITE;

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
 * Principal variation search (alpha-beta) with iterative deepening, a transposition table, null moves, futility pruning and late move
 * reductions, and a quiescence search at its leaves.
 */
export class Search extends QuiescenceSearch {
  /** Plies of the deepest iteration that was finished. */
  completedDepth = 0;
  /** Hashes from the first of the game on. */
  readonly #hashes: number[];
  /** The principal variation below each ply, and its length. */
  readonly #pv: Int32Array = new Int32Array(MOST_PLIES * MOST_PLIES);
  readonly #pvLengths: Int32Array = new Int32Array(MOST_PLIES + 1);
  #bestLine: readonly number[] = [];
  /** The move before was a null move: two of them never follow each other. */
  #isAfterNullMove = false;
  /** The static evaluation at the last pruning test. */
  #staticValue = 0;

  constructor(machine: GameMachine, options: SearchOptions = {}) {
    super(machine, options);
    this.#hashes = [...(options.past ?? []), machine.hash()];
  }

  /** The best line found, as ids. */
  get line(): readonly string[] {
    return this.idsOf(this.#bestLine);
  }

  /**
   * The legal moves but those left out, best first; deeper iterations replace shallower ones while the limits last, and a win that is
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
      this.completedDepth = depth;
      this.isFirstPly = false;
      const best = moves[0]!.value;
      if (best > 0 && isMateValue(best) && WIN - best <= depth) break;
    }
    return moves.map(({ id, value }) => ({ id, value }));
  }

  /**
   * The best `count` first moves but those left out, best first, each with its exact value and the best play after it: of the deepest
   * iteration that was finished within the limits, after each of which `onDepth` hears of it. It ends where nothing better can be found.
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
      this.completedDepth = depth;
      this.isFirstPly = false;
      moves = moves.map((move) => ({ ...move, value: lines.get(move.code)?.value ?? -Infinity })).sort((a, b) => b.value - a.value);
      best = moves.slice(0, count).map(({ code }) => lines.get(code)!);
      onDepth(best);
      if (best.every(({ value }) => isMateValue(value) && WIN - Math.abs(value) <= depth)) break;
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
    this.picker.score(base, end, -1, 0);
    const moves = Array.from({ length: end - base }, (_, i) => {
      const code = this.picker.next(base + i, end);
      return { id: machine.id(code), code, value: -Infinity };
    });
    machine.top = base;
    const { oversights } = this;
    if (!oversights || machine.inCheck(machine.turn)) return moves;
    const seen = moves.filter(({ code }) => !oversights.own(machine, code));
    return seen.length > 0 ? seen : moves;
  }

  /**
   * Values and lines of the moves by code, those left out that come to no more than `alphaOf` says of the values found so far, best first;
   * of an iteration cut short what was searched of it.
   */
  #searchRoot(
    moves: readonly { readonly code: number }[],
    depth: number,
    alphaOf: (values: readonly number[]) => number,
  ): Map<number, RankedLine> {
    const lines = new Map<number, RankedLine>();
    const values: number[] = [];
    for (const { code } of moves) {
      const alpha = values.length === 0 ? -INFINITE : alphaOf(values);
      const isFull = alpha === -INFINITE;
      let value = isFull ? 0 : this.#searchAfter(code, depth - 1, alpha, alpha + 1, 0);
      if (isFull || (value > alpha && !this.ended)) value = this.#searchAfter(code, depth - 1, alpha, INFINITE, 0);
      if (this.ended) break;
      if (value <= alpha) continue;
      lines.set(code, { codes: [code, ...this.#pv.subarray(MOST_PLIES, MOST_PLIES + this.#pvLengths[1]!)], value });
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
    this.#pvLengths[ply + 1] = 0;
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

  /** The value for the seat on move, searched to a depth in plies; a value outside the window is only a bound. */
  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const { machine } = this;
    const table = this.table;
    if (this.countNode()) return 0;
    const inCheck = machine.inCheck(machine.turn);
    if (inCheck && this.prunes && ply < 2 * this.completedDepth) depth++;
    if (depth <= 0 || ply >= MOST_PLIES - 1) return this.quiesce(alpha, beta, ply, inCheck, this.quiescencePlies);
    const hash = machine.hash();
    if (this.#isRepeated(hash)) return 0;
    alpha = Math.max(alpha, ply - WIN);
    beta = Math.min(beta, WIN - ply - 1);
    if (alpha >= beta) return alpha;
    const isPrincipal = beta - alpha > 1;
    const at = table ? table.probe(hash) : -1;
    const stored = at >= 0 && !isPrincipal ? table!.cutoffValue(at, depth, alpha, beta, ply) : undefined;
    if (stored !== undefined) return stored;
    let futilityValue = NO_FUTILITY;
    if (this.prunes && !isPrincipal && !inCheck && !isMateValue(beta)) {
      const value = this.#pruneNode(depth, beta, ply);
      if (value !== undefined) return value;
      if (this.usesMobility && depth < FUTILITY_MARGINS.length) {
        if (depth === 1 && this.#staticValue + RAZOR_MARGIN <= alpha) return this.quiesce(alpha, beta, ply, false, this.quiescencePlies);
        futilityValue = this.#staticValue + FUTILITY_MARGINS[depth]!;
      }
    }
    this.#hashes.push(hash);
    const value = this.#searchMoves(depth, alpha, beta, ply, inCheck, at < 0 ? -1 : table!.moveAt(at), hash, futilityValue);
    this.#hashes.pop();
    return value;
  }

  /** A value of at least beta, by reverse futility or after a null move, if the side stands so well; nothing otherwise. */
  #pruneNode(depth: number, beta: number, ply: number): number | undefined {
    const { machine } = this;
    const staticValue = this.evaluate(beta - 1, beta, ply);
    this.#staticValue = staticValue;
    if (depth <= 4 && staticValue - REVERSE_FUTILITY * depth >= beta) return staticValue;
    if (
      machine.seats > 2 ||
      depth < NULL_MOVE_DEPTH ||
      staticValue < beta ||
      this.#isAfterNullMove ||
      machine.pieceSquareScore(machine.turn) < 700
    )
      return undefined;
    const nullMove = machine.nullMove();
    if (nullMove < 0) return undefined;
    this.#isAfterNullMove = true;
    this.#hashes.push(NaN);
    const value = this.#searchAfter(
      nullMove,
      this.usesMobility ? depth - 4 - (depth >> 2) : depth - 3 - (depth > 6 ? 1 : 0),
      beta - 1,
      beta,
      ply,
    );
    this.#hashes.pop();
    this.#isAfterNullMove = false;
    return value >= beta && !this.ended ? Math.min(value, WIN / 2) : undefined;
  }

  /** The best value of all moves. Of a quiet move that gives no check no more than `futilityValue` is hoped for. */
  #searchMoves(
    depth: number,
    originalAlpha: number,
    beta: number,
    ply: number,
    inCheck: boolean,
    hashMove: number,
    hash: number,
    futilityValue: number,
  ): number {
    const { machine, picker } = this;
    const base = machine.top;
    const count = machine.generate();
    if (count === 0) return inCheck ? ply - WIN : 0;
    if (machine.isDead() || machine.clock >= machine.quietLimit) {
      machine.top = base;
      return 0;
    }
    const end = base + count;
    picker.score(base, end, hashMove, ply);
    const wasNullMove = this.#isAfterNullMove;
    this.#isAfterNullMove = false;
    let best = -INFINITE;
    let bestMove = -1;
    let alpha = originalAlpha;
    for (let i = base; i < end; i++) {
      const code = picker.next(i, end);
      if (ply === 1 && !inCheck && this.oversights?.reply(machine, code)) continue;
      const quiet = machine.captureValue(code) === 0;
      if (
        futilityValue !== NO_FUTILITY &&
        quiet &&
        i > base &&
        (futilityValue <= alpha || i - base >= LATE_MOVE_COUNTS[depth]!) &&
        !machine.mayCheck(code)
      ) {
        if (futilityValue <= alpha && futilityValue > best) best = futilityValue;
        continue;
      }
      const value = this.#searchMove(code, depth, alpha, beta, ply, i - base, inCheck, quiet || picker.isLosingCapture(i));
      if (this.ended) break;
      if (value <= best) continue;
      best = value;
      if (value <= alpha) continue;
      bestMove = code;
      alpha = value;
      this.#updatePv(code, ply);
      if (value < beta) continue;
      if (quiet) picker.updateHistory(code, depth, ply, base, i);
      break;
    }
    this.#isAfterNullMove = wasNullMove;
    machine.top = base;
    if (best === -INFINITE && !this.ended) best = this.evaluate(originalAlpha, beta, ply);
    if (!this.ended)
      this.table?.store(hash, depth, best >= beta ? LOWER_BOUND : best > originalAlpha ? EXACT : UPPER_BOUND, best, ply, bestMove);
    return best;
  }

  /** The value of a move: all but the first are searched with a null window and reduced depth at first. */
  #searchMove(
    code: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    moveNumber: number,
    inCheck: boolean,
    isReducible: boolean,
  ): number {
    if (moveNumber === 0) return this.#searchAfter(code, depth - 1, alpha, beta, ply);
    let reduction = 0;
    if (this.prunes && isReducible && !inCheck && depth >= LEAST_REDUCED_DEPTH && moveNumber >= 3) {
      reduction = 1 + (moveNumber >= 8 ? 1 : 0) + (depth >= 6 && moveNumber >= 16 ? 1 : 0);
      const value = this.#searchAfter(code, depth - 1 - reduction, alpha, alpha + 1, ply);
      if (value <= alpha || this.ended) return value;
    }
    const value = this.#searchAfter(code, depth - 1, alpha, alpha + 1, ply);
    return value <= alpha || value >= beta || this.ended ? value : this.#searchAfter(code, depth - 1, alpha, beta, ply);
  }

  /** The move and the variation below it are the principal variation from this ply on. */
  #updatePv(code: number, ply: number): void {
    const from = (ply + 1) * MOST_PLIES;
    const length = this.#pvLengths[ply + 1]!;
    this.#pv[ply * MOST_PLIES] = code;
    this.#pv.copyWithin(ply * MOST_PLIES + 1, from, from + length);
    this.#pvLengths[ply] = length + 1;
  }
}
