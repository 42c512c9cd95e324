import type { GameMachine } from '../core/machine.ts';
import { ObjectPool } from './object-pool.ts';

const HASH_MOVE = 1 << 30;
const GOOD_CAPTURE = 1 << 28;
const KILLER = 1 << 27;
/** The largest history score without gravity. */
const HISTORY_LIMIT = 1 << 24;
/** Scores with gravity lie between this and its opposite; one cutoff changes them by this bonus at most, `depth * depth` times the scale. */
const GRAVITY_LIMIT = 1 << 14;
const LARGEST_BONUS = 1 << 10;
const BONUS_SCALE = 16;
const MOST_PLIES = 128;
const PLACES = 1 << 16;
const MOST_SEATS = 3;

/** Where the history score of a move's from and to stands; moves of other kinds are spread among them. */
const historyIndex = (seat: number, code: number): number => seat * PLACES + ((code ^ ((code >>> 16) * 0x2f3)) & (PLACES - 1));

/** Killer moves and history scores, learnt while a search goes on. */
class HistoryTables {
  readonly killers: Int32Array = new Int32Array(2 * MOST_PLIES).fill(-1);
  readonly history: Int32Array = new Int32Array(MOST_SEATS * PLACES);
  readonly scores: Int32Array;

  constructor(room: number) {
    this.scores = new Int32Array(room);
  }

  clear(): void {
    this.killers.fill(-1);
    this.history.fill(0);
  }
}
/** By the room of a machine's stack. */
const historyPool = new ObjectPool((room) => new HistoryTables(room));

/**
 * The order in which moves are tried: the hash move, captures by what they win and risk, the killers of this ply, other quiet moves by
 * their history, and captures that lose last.
 */
export class MovePicker {
  readonly #machine: GameMachine;
  readonly #scores: Int32Array;
  readonly #killers: Int32Array;
  readonly #history: Int32Array;
  readonly #tables: HistoryTables;
  /** History gravity: what is older weighs less, and a move that was tried and did not cut scores less than one that was not tried. */
  readonly #hasGravity: boolean;

  constructor(machine: GameMachine, hasGravity: boolean) {
    this.#machine = machine;
    this.#hasGravity = hasGravity;
    this.#tables = historyPool.acquire(machine.stack.length);
    this.#scores = this.#tables.scores;
    this.#killers = this.#tables.killers;
    this.#history = this.#tables.history;
  }

  /** Returns the tables to the pool. */
  close(): void {
    historyPool.release(this.#machine.stack.length, this.#tables);
  }

  /** Scores the moves listed from `base` on; `hashMove` is -1 where none is known. */
  score(base: number, end: number, hashMove: number, ply: number): void {
    const machine = this.#machine;
    const scores = this.#scores;
    const killers = this.#killers;
    const { stack, turn } = machine;
    const first = killers[2 * (ply % MOST_PLIES)]!;
    const second = killers[2 * (ply % MOST_PLIES) + 1]!;
    for (let i = base; i < end; i++) {
      const code = stack[i]!;
      if (code === hashMove) scores[i] = HASH_MOVE;
      else {
        const captured = machine.captureValue(code);
        if (captured > 0) scores[i] = this.#scoreNoisy(code, captured);
        else if (code === first) scores[i] = KILLER + 1;
        else if (code === second) scores[i] = KILLER;
        else scores[i] = this.#history[historyIndex(turn, code)]!;
      }
    }
  }

  #scoreNoisy(code: number, captured: number): number {
    const attacker = this.#machine.attackerValue(code);
    const losing = attacker > captured && this.#machine.isDefended(code);
    return (losing ? -GOOD_CAPTURE : GOOD_CAPTURE) + captured * 64 - attacker;
  }

  /** Scores captures and promotions only, for the quiescence search. */
  scoreNoisyMoves(base: number, end: number): void {
    const machine = this.#machine;
    const scores = this.#scores;
    for (let i = base; i < end; i++) {
      const code = machine.stack[i]!;
      scores[i] = machine.captureValue(code) * 64 - machine.attackerValue(code);
    }
  }

  /** Brings the best move that is left to place `i`, and gives it. */
  next(i: number, end: number): number {
    const scores = this.#scores;
    const { stack } = this.#machine;
    let best = i;
    for (let k = i + 1; k < end; k++) if (scores[k]! > scores[best]!) best = k;
    const code = stack[best]!;
    const score = scores[best]!;
    stack[best] = stack[i]!;
    scores[best] = scores[i]!;
    stack[i] = code;
    scores[i] = score;
    return code;
  }

  /** Whether the capture at a place is one that loses more than it takes. */
  isLosingCapture(i: number): boolean {
    return this.#scores[i]! < -GRAVITY_LIMIT;
  }

  /** A quiet move cut off at a ply: it is a killer there; the quiet moves tried before it, from `base` up to `at`, score less. */
  updateHistory(code: number, depth: number, ply: number, base: number, at: number): void {
    const machine = this.#machine;
    const killers = this.#killers;
    const place = 2 * (ply % MOST_PLIES);
    if (killers[place] !== code) {
      killers[place + 1] = killers[place]!;
      killers[place] = code;
    }
    const bonus = depth * depth;
    this.#addBonus(code, bonus);
    for (let i = base; i < at; i++) if (machine.captureValue(machine.stack[i]!) === 0) this.#addBonus(machine.stack[i]!, -bonus);
  }

  #addBonus(code: number, bonus: number): void {
    const place = historyIndex(this.#machine.turn, code);
    if (this.#hasGravity) {
      const scaled = Math.max(-LARGEST_BONUS, Math.min(LARGEST_BONUS, BONUS_SCALE * bonus));
      this.#history[place] = this.#history[place]! + scaled - Math.trunc((this.#history[place]! * Math.abs(scaled)) / GRAVITY_LIMIT);
      return;
    }
    this.#history[place] = Math.max(0, Math.min(HISTORY_LIMIT, this.#history[place]! + bonus));
  }
}
