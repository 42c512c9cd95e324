import type { Machine } from '../engine/index.ts';

/** Captures and promotions looked at after the reply. */
const LOUD_PLIES = 4;
const MATE = 3000;

/** What a first look sees of a move. */
export interface RatedMove {
  readonly code: number;
  /** The mover's balance after the reply that costs most and the captures that follow, in centipawns. */
  readonly value: number;
}

/** Every legal move with its value at two plies: what a hasty solver sees. It does not change with the opponent's strength. */
export function rateMoves(machine: Machine): RatedMove[] {
  const me = machine.turn;
  const base = machine.top;
  const end = base + machine.generate();
  const looks: RatedMove[] = [];
  for (let i = base; i < end; i++) {
    const code = machine.stack[i]!;
    const { active } = machine;
    machine.make(code);
    const value = machine.active === active ? reply(machine, me) : MATE;
    machine.unmake();
    looks.push({ code, value });
  }
  machine.top = base;
  return looks;
}

function reply(machine: Machine, me: number): number {
  if (machine.turn === me) return balance(machine, me);
  const base = machine.top;
  const count = machine.generate();
  let worst = Infinity;
  if (count === 0) worst = machine.inCheck(machine.turn) ? MATE : 0;
  for (let i = base; i < base + count; i++) {
    const code = machine.stack[i]!;
    machine.make(code);
    const value = isOut(machine, me) ? -MATE : settle(machine, me, -Infinity, worst, LOUD_PLIES);
    machine.unmake();
    if (value < worst) worst = value;
  }
  machine.top = base;
  return worst;
}

/** Captures and promotions until it is quiet; whoever is on move may also leave them. */
function settle(machine: Machine, me: number, low: number, high: number, left: number): number {
  const stand = balance(machine, me);
  const mine = machine.turn === me;
  if (left === 0 || (mine ? stand >= high : stand <= low)) return stand;
  let best = stand;
  const base = machine.top;
  const end = base + machine.generate();
  for (let i = base; i < end && low < high; i++) {
    const code = machine.stack[i]!;
    if (!machine.isNoisy(code)) continue;
    machine.make(code);
    const value = isOut(machine, me)
      ? -MATE
      : settle(machine, me, mine ? Math.max(low, best) : low, mine ? high : Math.min(high, best), left - 1);
    machine.unmake();
    if (mine ? value > best : value < best) best = value;
    if (mine ? best >= high : best <= low) break;
  }
  machine.top = base;
  return best;
}

const isOut = (machine: Machine, seat: number): boolean => ((machine.active >> seat) & 1) === 0;

/** The seat's material against that of the strongest other player. */
function balance(machine: Machine, me: number): number {
  let strongest = 0;
  for (let seat = 0; seat < machine.seats; seat++)
    if (seat !== me && (machine.active >> seat) & 1) strongest = Math.max(strongest, machine.material(seat));
  return machine.material(me) - strongest;
}
