import type { Machine } from '../core/machine.ts';
import { NOBODY, OPEN, REACHED, type Aim } from './aim.ts';
import { ProofTable } from './proof-table.ts';

/** When to give up; what is not settled by then stays open. */
export interface ProofLimits {
  /** Moves made, at most. */
  readonly nodes?: number;
  /** Asked now and then; true ends the search. */
  readonly stop?: () => boolean;
  /** Positions met again are looked up by hash, which could in theory deceive: for the page, not for the collection. */
  readonly table?: boolean;
}

/** A legal first move, and the fewest moves in which it reaches the aim; absent when it does not. */
export interface FirstMove {
  readonly id: string;
  readonly code: number;
  readonly length: number | undefined;
}

const STOP_EVERY = 1024;
const MOST_PLIES = 200;
/** Positions with fewer moves left than this are settled sooner than looked up. */
const WORTH_STORING = 2;

/**
 * Proves an aim over a machine, move by move: some move of an attacker and every move of a defender must lead to it.
 * Remembers at each ply only the move that settled the last position there, and tries it first.
 * History plays no part: nothing is repeated on a shortest way, and the start is taken as it stands, without its clock.
 */
export class Prover {
  readonly machine: Machine;
  readonly aim: Aim;
  nodes = 0;
  /** A limit was met: answers given since mean nothing. */
  stopped = false;
  readonly #limits: ProofLimits;
  readonly #table: ProofTable | undefined;
  readonly #killers: Int32Array = new Int32Array(MOST_PLIES + 1).fill(-1);

  constructor(machine: Machine, aim: Aim, limits: ProofLimits = {}) {
    this.machine = machine;
    this.aim = aim;
    this.#limits = limits;
    this.#table = limits.table && !aim.isCounted ? new ProofTable() : undefined;
  }

  /** Whether the aim is reached from here by force, the lead having `left` moves; `mover` has moved last. */
  reaches(left: number, mover: number, ply = 0): boolean {
    const { machine, aim } = this;
    const early = aim.before(machine, left, mover);
    if (early !== OPEN) return early === REACHED;
    const { turn } = machine;
    if (left === 0 && turn === aim.lead) return false;
    if (!this.#table || left < WORTH_STORING || turn !== aim.lead) return this.#prove(left, ply);
    const hash = machine.hash();
    const known = this.#table.find(hash, left);
    if (known !== undefined) return known;
    const reached = this.#prove(left, ply);
    if (!this.stopped) this.#table.store(hash, left, reached);
    return reached;
  }

  #prove(left: number, ply: number): boolean {
    const { machine, aim } = this;
    const base = machine.top;
    const count = machine.generate();
    const late = aim.after(machine, count);
    const attacking = ((aim.attackers >> machine.turn) & 1) === 1;
    let reached = late === OPEN ? !attacking : late === REACHED;
    if (late === OPEN) {
      this.#killerFirst(base, ply);
      for (let i = base; i < base + count; i++) {
        const code = machine.stack[i]!;
        if (this.leads(code, left, ply) !== attacking) continue;
        this.#killers[ply] = code;
        reached = attacking;
        break;
      }
    }
    machine.top = base;
    return reached && !this.stopped;
  }

  /** Whether the aim is reached by force after this legal move. */
  leads(code: number, left: number, ply = 0): boolean {
    if (this.stopped || this.#isSpent(ply)) return false;
    const mover = this.machine.turn;
    this.machine.make(code);
    const reached = this.reaches(this.leftAfter(left, mover), mover, ply + 1);
    this.machine.unmake();
    return reached;
  }

  /** The moves the lead has left once `mover` has moved: a turn counts when it passes on. */
  leftAfter(left: number, mover: number): number {
    return mover === this.aim.lead && this.machine.turn !== mover ? left - 1 : left;
  }

  /** Whether it is an attacker's turn. */
  isAttacking(): boolean {
    return ((this.aim.attackers >> this.machine.turn) & 1) === 1;
  }

  #isSpent(ply: number): boolean {
    this.nodes++;
    const { nodes = Infinity, stop } = this.#limits;
    if (this.nodes > nodes || ply >= MOST_PLIES || (stop !== undefined && this.nodes % STOP_EVERY === 0 && stop())) this.stopped = true;
    return this.stopped;
  }

  #killerFirst(base: number, ply: number): void {
    const { stack, top } = this.machine;
    const killer = this.#killers[ply]!;
    for (let i = base + 1; i < top; i++) {
      if (stack[i] !== killer) continue;
      stack[i] = stack[base]!;
      stack[base] = killer;
      return;
    }
  }

  /** The legal moves here, ordered by id. */
  list(): { readonly id: string; readonly code: number }[] {
    const { machine } = this;
    const base = machine.top;
    const count = machine.generate();
    const moves = Array.from(machine.stack.subarray(base, base + count), (code) => ({ id: machine.id(code), code }));
    machine.top = base;
    return moves.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Whether play has ended here, or the aim is settled without a move. */
  isOver(left: number, mover: number): boolean {
    const { machine, aim } = this;
    return aim.before(machine, left, mover) !== OPEN || aim.after(machine, machine.count()) !== OPEN;
  }

  /** Every legal move of the attacker on move, with its length; shorter ones are looked for first. */
  rateFirstMoves(left: number, mover: number = NOBODY, tell?: (done: number, of: number) => void): FirstMove[] {
    const moves = this.list();
    const lengths = new Map<number, number>();
    if (this.isOver(left, mover)) return moves.map((move) => ({ ...move, length: undefined }));
    const least = this.#leastOf(left, this.machine.turn === this.aim.lead ? 1 : 0);
    let done = 0;
    for (let length = least; length <= left; length++)
      for (const { code } of moves) {
        if (!lengths.has(code) && this.leads(code, length)) lengths.set(code, length);
        tell?.(++done, moves.length * (left - least + 1));
      }
    return moves.map((move) => ({ ...move, length: lengths.get(move.code) }));
  }

  #leastOf(left: number, least: number): number {
    return this.aim.lasts ? left : least;
  }

  /** The fewest moves the lead needs from here, at most `left`; nothing when it takes more. */
  length(left: number, mover: number): number | undefined {
    for (let length = this.#leastOf(left, 0); length <= left; length++) if (this.reaches(length, mover)) return length;
    return undefined;
  }
}
