import type { GameMachine } from '../core/machine.ts';
import { Order } from './order.ts';
import { AT_LEAST, AT_MOST, EXACT, spareTables, type Transpositions } from './transpositions.ts';
import { WIN } from './win.ts';
import { giveBackEvaluationCache, takeEvaluationCache, type EvaluationCache } from './evaluation-cache.ts';

/** More than anything is worth. */
export const INFINITE = 2 * WIN;
/** What it costs that somebody else takes the third player out of the game. */
const OUTRUN = WIN / 4;
/** Plies of a quiet search for two, and for three, who have far more to take; and those of them in which checks are answered. */
const MOST_LOUD_PLIES = 10;
const MOST_LOUD_PLIES_OF_THREE = 5;
const CHECKED_PLIES = 4;
/** Room of the table, as a power of 2: for as many positions as may be looked at, within these. */
const LEAST_BITS = 10;
const MOST_BITS = 18;
const STOP_EVERY = 256;
/** Hundredths of a pawn that the right to move is worth. */
const TEMPO = 10;
/** By how much a capture may fall short of the window and still be tried: what a better place can make up for. */
const SLACK = 200;

/** First moves, and replies to them, that a weak player does not see. Answers to a check are always seen. */
export interface Oversights {
  own(machine: GameMachine, code: number): boolean;
  reply(machine: GameMachine, code: number): boolean;
}

/** How a search looks, and when it ends. */
export interface SearchOptions {
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
  /** What is not seen; nothing if it sees all. */
  readonly blind?: Oversights;
  /** What a position is judged by: pieces where they stand, or also what they can do (`positionalScore`). Stored figures rest on `plain`, the default. */
  readonly judgement?: 'plain' | 'full';
}

/**
 * What a position is worth once nothing more is to be taken. With three players the search is paranoid: one seat wants the value
 * high, all others low. Values are those of the side on move.
 */
export class QuiescenceSearch {
  looked = 0;
  /** Whether a limit has ended the search. */
  ended = false;
  protected readonly machine: GameMachine;
  protected readonly me: number;
  protected readonly order: Order;
  protected readonly prunes: boolean;
  /** The first ply is looked at whatever the limits say. */
  protected first = true;
  protected readonly loudPlies: number;
  protected readonly full: boolean;
  protected readonly blind: Oversights | undefined;
  protected readonly table: Transpositions | undefined;
  readonly #bits: number;
  #isClosed = false;
  readonly #options: SearchOptions;
  readonly #evaluations: EvaluationCache | undefined;

  constructor(machine: GameMachine, options: SearchOptions) {
    this.machine = machine;
    this.me = machine.turn;
    this.#options = options;
    this.#bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, Math.ceil(Math.log2(options.nodes ?? Infinity))));
    this.table = options.table === false ? undefined : spareTables.take(this.#bits);
    this.prunes = options.prunes !== false;
    this.blind = options.blind;
    this.full = options.judgement === 'full' && machine.seats === 2;
    this.order = new Order(machine, this.full);
    this.#evaluations = this.full ? takeEvaluationCache(machine) : undefined;
    this.loudPlies = machine.seats > 2 ? MOST_LOUD_PLIES_OF_THREE : MOST_LOUD_PLIES;
  }

  /** Whether the seat on move wants what `seat` wants. */
  protected isAlly(seat: number): boolean {
    return (this.machine.turn === this.me) === (seat === this.me);
  }

  protected evaluateElimination(mover: number, ply: number): number {
    const mine = mover === this.me;
    if (((this.machine.active >> this.me) & 1) === 0) return mine ? ply - WIN : WIN - ply;
    return mine ? WIN - ply : OUTRUN - ply;
  }

  protected isSpent(): boolean {
    const { nodes = Infinity, stop } = this.#options;
    this.looked++;
    if (this.first) return false;
    if (this.looked >= nodes || (this.looked % STOP_EVERY === 0 && stop?.())) this.ended = true;
    return this.ended;
  }

  /** Only captures and promotions, and all answers to a check, until the position is quiet; a side not in check may also stand pat. */
  protected quiesce(alpha: number, beta: number, ply: number, inCheck: boolean, left: number): number {
    const { machine, order } = this;
    const checked = inCheck && left > this.loudPlies - CHECKED_PLIES;
    const stand = checked ? -INFINITE : this.evaluate(alpha, beta, ply);
    if (stand >= beta || left === 0) return stand;
    // Later plies see less: they leave checks unanswered.
    const table = this.full && left > this.loudPlies - CHECKED_PLIES ? this.table : undefined;
    const hash = table ? machine.hash() : 0;
    if (table) {
      const at = table.find(hash);
      const known = at >= 0 ? table.valueWithin(at, 0, alpha, beta, ply) : undefined;
      if (known !== undefined) return known;
    }
    const base = machine.top;
    const count = checked ? machine.generate() : machine.generateNoisy();
    if (count === 0) return checked ? ply - WIN : this.#standPatOrStalemate(stand, ply);
    if (machine.dead()) {
      machine.top = base;
      return 0;
    }
    const end = base + count;
    order.scoreNoisyMoves(base, end);
    let best = stand;
    let bestMove = -1;
    for (let i = base; i < end; i++) {
      const code = order.take(i, end);
      if (ply === 1 && !checked && this.blind?.reply(machine, code)) continue;
      if (!checked && this.#isFutile(code, stand, Math.max(alpha, best))) continue;
      const value = this.#quiesceAfter(code, Math.max(alpha, best), beta, ply, left);
      if (value > best) {
        best = value;
        bestMove = code;
      }
      if (best >= beta || this.ended) break;
    }
    machine.top = base;
    if (table && !this.ended) table.storeQuiet(hash, best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST, best, ply, bestMove);
    return best;
  }

  /** Nothing is to be taken: near the root it is asked whether the side on move has any move at all. */
  #standPatOrStalemate(stand: number, ply: number): number {
    return ply <= 2 && this.machine.count() === 0 ? 0 : stand;
  }

  /** A capture that loses more than it takes, or takes too little to reach the window. */
  #isFutile(code: number, stand: number, alpha: number): boolean {
    const { machine } = this;
    const prize = machine.captureValue(code);
    if (this.prunes && stand + prize + SLACK <= alpha) return true;
    return machine.attackerValue(code) > prize && machine.isTakenBack(code);
  }

  #quiesceAfter(code: number, alpha: number, beta: number, ply: number, left: number): number {
    const { machine } = this;
    const { turn, active } = machine;
    this.play(code, ply);
    let value: number;
    if (machine.active !== active) value = this.evaluateElimination(turn, ply + 1);
    else if (this.isSpent()) value = 0;
    else {
      const checked = left - 1 > this.loudPlies - CHECKED_PLIES && machine.inCheck(machine.turn);
      if (this.isAlly(turn)) value = this.quiesce(alpha, beta, ply + 1, checked, left - 1);
      else value = 0 - this.quiesce(-beta, -alpha, ply + 1, checked, left - 1);
    }
    machine.unmake();
    return value;
  }

  /** Nobody asks this search any more: what it had goes to the next. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.table) spareTables.giveBack(this.#bits, this.table);
    this.order.close();
    if (this.#evaluations) giveBackEvaluationCache(this.#evaluations);
  }

  /** Makes a move at a ply. */
  protected play(code: number, ply: number): void {
    const { machine } = this;
    const change = this.#evaluations ? machine.change(code) : 0;
    machine.make(code);
    this.#evaluations?.passOn(machine, change, ply + 1);
  }

  /** What the position is worth to the side on move, as it stands; far from the window it need not be exact. */
  protected evaluate(alpha: number, beta: number, ply: number): number {
    const { machine, me } = this;
    if (this.#evaluations) return this.#evaluateFully(this.#evaluations, alpha, beta, ply);
    let balance = machine.pieceSquareScore(me);
    for (let seat = 0; seat < machine.seats; seat++)
      if (seat !== me && (machine.active >> seat) & 1) balance -= machine.pieceSquareScore(seat) / (machine.seats - 1);
    return TEMPO + Math.trunc(machine.turn === me ? balance : -balance);
  }

  #evaluateFully(evaluations: EvaluationCache, alpha: number, beta: number, ply: number): number {
    const { machine } = this;
    const { turn } = machine;
    const plain = TEMPO + evaluations.lead(turn, ply);
    // A bare king is worth nothing: where it stands decides how soon it is mated, however far ahead the other side is.
    if (!machine.isBare()) {
      const guess = plain + evaluations.guess(turn, ply);
      const change = evaluations.change(ply);
      if (guess - change >= beta || guess + change <= alpha) return guess;
    }
    return plain + evaluations.ask(machine, ply);
  }
}
