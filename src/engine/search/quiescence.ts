import type { GameMachine } from '../core/machine.ts';
import { MovePicker } from './move-picker.ts';
import { LOWER_BOUND, UPPER_BOUND, EXACT, tablePool, type TranspositionTable } from './transposition-table.ts';
import { INFINITE, WIN } from './values.ts';
import { acquireEvaluationCache, releaseEvaluationCache, type EvaluationCache } from './evaluation-cache.ts';

/** What it costs that another player takes the third out of the game. */
const ELIMINATED_BY_OTHER = WIN / 4;
/** Plies of the quiescence search for two players, and for three, who have far more to take; and those of them in which checks are answered. */
const QUIESCENCE_PLIES = 10;
const QUIESCENCE_PLIES_OF_THREE = 5;
const CHECK_EVASION_PLIES = 4;
/** Room of the table, as a power of 2: for as many positions as may be searched, within these. */
const LEAST_BITS = 10;
const MOST_BITS = 18;
const STOP_EVERY = 256;
/** Hundredths of a pawn that the right to move is worth. */
const TEMPO = 10;
/** Delta pruning: by how much a capture may fall short of alpha and still be tried, as a better square can make up for it. */
const DELTA_MARGIN = 200;

/** First moves, and replies to them, that a weak player does not see. Answers to a check are always seen. */
export interface Oversights {
  own(machine: GameMachine, code: number): boolean;
  reply(machine: GameMachine, code: number): boolean;
}

/** How a search goes, and when it ends. */
export interface SearchOptions {
  /** Positions searched, at most; the first ply is always searched whole. */
  readonly nodes?: number;
  /** Asked now and then; true ends the search. */
  readonly stop?: () => boolean;
  /** Hashes of earlier positions of the game: one that comes again is worth a draw. */
  readonly past?: readonly number[];
  /** Without it, positions met again are searched again. */
  readonly table?: boolean;
  /** Without it, every move is searched to the full depth. */
  readonly prunes?: boolean;
  /** What is not seen; nothing if it sees all. */
  readonly oversights?: Oversights;
  /** What a position is judged by: pieces where they stand, or also what they can do (`positionalScore`). Stored figures rest on `plain`, the default. */
  readonly judgement?: 'plain' | 'full';
}

/**
 * What a position is worth once nothing more is to be taken. With three players the search is paranoid: one seat wants the value
 * high, all others low. Values are those of the side on move.
 */
export class QuiescenceSearch {
  /** Positions searched so far. */
  nodes = 0;
  /** Whether a limit has ended the search. */
  ended = false;
  protected readonly machine: GameMachine;
  protected readonly me: number;
  protected readonly picker: MovePicker;
  protected readonly prunes: boolean;
  /** The first ply is searched whatever the limits say. */
  protected isFirstPly = true;
  protected readonly quiescencePlies: number;
  protected readonly usesMobility: boolean;
  protected readonly oversights: Oversights | undefined;
  protected readonly table: TranspositionTable | undefined;
  readonly #bits: number;
  #isClosed = false;
  readonly #options: SearchOptions;
  readonly #evaluations: EvaluationCache | undefined;

  constructor(machine: GameMachine, options: SearchOptions) {
    this.machine = machine;
    this.me = machine.turn;
    this.#options = options;
    this.#bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, Math.ceil(Math.log2(options.nodes ?? Infinity))));
    this.table = options.table === false ? undefined : tablePool.acquire(this.#bits);
    this.prunes = options.prunes !== false;
    this.oversights = options.oversights;
    this.usesMobility = options.judgement === 'full' && machine.seats === 2;
    this.picker = new MovePicker(machine, this.usesMobility);
    this.#evaluations = this.usesMobility ? acquireEvaluationCache(machine) : undefined;
    this.quiescencePlies = machine.seats > 2 ? QUIESCENCE_PLIES_OF_THREE : QUIESCENCE_PLIES;
  }

  /** Whether the seat on move wants what `seat` wants. */
  protected isAlly(seat: number): boolean {
    return (this.machine.turn === this.me) === (seat === this.me);
  }

  protected evaluateElimination(mover: number, ply: number): number {
    const mine = mover === this.me;
    if (((this.machine.active >> this.me) & 1) === 0) return mine ? ply - WIN : WIN - ply;
    return mine ? WIN - ply : ELIMINATED_BY_OTHER - ply;
  }

  protected countNode(): boolean {
    const { nodes = Infinity, stop } = this.#options;
    this.nodes++;
    if (this.isFirstPly) return false;
    if (this.nodes >= nodes || (this.nodes % STOP_EVERY === 0 && stop?.())) this.ended = true;
    return this.ended;
  }

  /** Only captures and promotions, and all evasions of a check, until the position is quiet; a side not in check may also stand pat. */
  protected quiesce(alpha: number, beta: number, ply: number, inCheck: boolean, depth: number): number {
    const { machine, picker } = this;
    const evadesCheck = inCheck && depth > this.quiescencePlies - CHECK_EVASION_PLIES;
    const standPat = evadesCheck ? -INFINITE : this.evaluate(alpha, beta, ply);
    if (standPat >= beta || depth === 0) return standPat;
    // Later plies see less: they do not evade checks.
    const table = this.usesMobility && depth > this.quiescencePlies - CHECK_EVASION_PLIES ? this.table : undefined;
    const hash = table ? machine.hash() : 0;
    if (table) {
      const at = table.probe(hash);
      const stored = at >= 0 ? table.cutoffValue(at, 0, alpha, beta, ply) : undefined;
      if (stored !== undefined) return stored;
    }
    const base = machine.top;
    const count = evadesCheck ? machine.generate() : machine.generateNoisy();
    if (count === 0) return evadesCheck ? ply - WIN : this.#standPatOrStalemate(standPat, ply);
    if (machine.isDead()) {
      machine.top = base;
      return 0;
    }
    const end = base + count;
    picker.scoreNoisyMoves(base, end);
    let best = standPat;
    let bestMove = -1;
    for (let i = base; i < end; i++) {
      const code = picker.next(i, end);
      if (ply === 1 && !evadesCheck && this.oversights?.reply(machine, code)) continue;
      if (!evadesCheck && this.#isFutile(code, standPat, Math.max(alpha, best))) continue;
      const value = this.#quiesceAfter(code, Math.max(alpha, best), beta, ply, depth);
      if (value > best) {
        best = value;
        bestMove = code;
      }
      if (best >= beta || this.ended) break;
    }
    machine.top = base;
    if (table && !this.ended)
      table.storeQuiescence(hash, best >= beta ? LOWER_BOUND : best > alpha ? EXACT : UPPER_BOUND, best, ply, bestMove);
    return best;
  }

  /** Nothing is to be taken: near the root it is asked whether the side on move has any move at all. */
  #standPatOrStalemate(standPat: number, ply: number): number {
    return ply <= 2 && this.machine.count() === 0 ? 0 : standPat;
  }

  /** A capture that loses more than it takes, or takes too little to reach the window. */
  #isFutile(code: number, standPat: number, alpha: number): boolean {
    const { machine } = this;
    const captured = machine.captureValue(code);
    if (this.prunes && standPat + captured + DELTA_MARGIN <= alpha) return true;
    return machine.attackerValue(code) > captured && machine.isDefended(code);
  }

  #quiesceAfter(code: number, alpha: number, beta: number, ply: number, depth: number): number {
    const { machine } = this;
    const { turn, active } = machine;
    this.play(code, ply);
    let value: number;
    if (machine.active !== active) value = this.evaluateElimination(turn, ply + 1);
    else if (this.countNode()) value = 0;
    else {
      const inCheck = depth - 1 > this.quiescencePlies - CHECK_EVASION_PLIES && machine.inCheck(machine.turn);
      if (this.isAlly(turn)) value = this.quiesce(alpha, beta, ply + 1, inCheck, depth - 1);
      else value = 0 - this.quiesce(-beta, -alpha, ply + 1, inCheck, depth - 1);
    }
    machine.unmake();
    return value;
  }

  /** Nobody asks this search any more: what it had goes to the next. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.table) tablePool.release(this.#bits, this.table);
    this.picker.close();
    if (this.#evaluations) releaseEvaluationCache(this.#evaluations);
  }

  /** Makes a move at a ply. */
  protected play(code: number, ply: number): void {
    const { machine } = this;
    const pieceSquareChange = this.#evaluations ? machine.pieceSquareChange(code) : 0;
    machine.make(code);
    this.#evaluations?.inherit(machine, pieceSquareChange, ply + 1);
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
    const plain = TEMPO + evaluations.pieceSquareLead(turn, ply);
    // A bare king is worth nothing: where it stands decides how soon it is mated, however far ahead the other side is.
    if (!machine.isBare()) {
      const guess = plain + evaluations.guess(turn, ply);
      const change = evaluations.change(ply);
      if (guess - change >= beta || guess + change <= alpha) return guess;
    }
    return plain + evaluations.positionalScore(machine, ply);
  }
}
