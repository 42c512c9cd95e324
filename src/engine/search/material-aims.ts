import type { Machine } from '../core/machine.ts';
import { FAILED, NOBODY, OPEN, REACHED, type Aim } from './aim.ts';

/** The lead is on move again and has more material than before; only a promotion does that. Checkmate by one counts. */
export function makePromotionAim(start: Machine, lead: number, moves: number): Aim {
  const worth = start.material(lead);
  return {
    attackers: 1 << lead,
    lead,
    moves,
    shown: 0,
    before: (machine, _left, mover) => (isReplied(machine, lead, mover) && machine.material(lead) > worth ? REACHED : OPEN),
    after(machine, count) {
      if (count > 0) return machine.isDead() ? FAILED : OPEN;
      return isMated(machine, lead) && machine.material(lead) > worth ? REACHED : FAILED;
    },
  };
}

/** The lead is on move again with a balance better by `worth`, and has a move that keeps it; or it has checkmated. */
export function makeGainAim(start: Machine, lead: number, moves: number, worth: number): Aim {
  const least = balance(start, lead) + worth;
  return {
    attackers: 1 << lead,
    lead,
    moves,
    shown: 0,
    before: (machine, _left, mover) =>
      isReplied(machine, lead, mover) && balance(machine, lead) >= least && isKept(machine, lead, least) ? REACHED : OPEN,
    after(machine, count) {
      if (count > 0) return machine.isDead() ? FAILED : OPEN;
      return isMated(machine, lead) ? REACHED : FAILED;
    },
  };
}

/**
 * Three players: after a move of the lead it has taken more than it has lost, by `worth`, and after both replies still has. Nothing that the
 * others do wins it anything, so that what is too little after its last move stays too little.
 */
export function makeGainOfThreeAim(start: Machine, lead: number, moves: number, worth: number): Aim {
  const { active } = start;
  const standing = (machine: Machine): number => machine.material(lead) + (machine.taken?.(lead) ?? 0);
  const least = worth + standing(start);
  const stands = (machine: Machine): boolean => machine.active === active && standing(machine) >= least;
  return {
    attackers: 1 << lead,
    lead,
    moves,
    shown: 0,
    isCounted: true,
    before(machine, left, mover) {
      if (machine.active !== active) return mover === lead ? REACHED : FAILED;
      if (mover !== lead) return OPEN;
      if (stands(machine) && isSafe(machine, lead, stands)) return REACHED;
      return left === 0 ? FAILED : OPEN;
    },
    after: (machine, count) => (count > 0 && !machine.isDead() ? OPEN : FAILED),
  };
}

/** Whether what stands now still does after every reply of all others, each in turn; of the last replies only captures can change it. */
function isSafe(machine: Machine, lead: number, stands: (machine: Machine) => boolean): boolean {
  const base = machine.top;
  const count = machine.generate();
  const { turn } = machine;
  let safe = count > 0 && !machine.isDead();
  for (let i = base; safe && i < base + count; i++) {
    const code = machine.stack[i]!;
    if (isLastBefore(machine, turn, lead) && !machine.isNoisy(code)) continue;
    machine.make(code);
    safe = stands(machine) && (machine.turn === lead || isSafe(machine, lead, stands));
    machine.unmake();
  }
  machine.top = base;
  return safe;
}

/** Whether nobody in the game moves between a seat and the lead. */
function isLastBefore({ seats, active }: Machine, seat: number, lead: number): boolean {
  let next = (seat + 1) % seats;
  while (((active >> next) & 1) === 0) next = (next + 1) % seats;
  return next === lead;
}

const balance = (machine: Machine, seat: number): number => machine.material(seat) - machine.material(1 - seat);

const isReplied = (machine: Machine, lead: number, mover: number): boolean => machine.turn === lead && mover !== NOBODY && mover !== lead;

const isMated = (machine: Machine, lead: number): boolean => machine.turn !== lead && machine.inCheck(machine.turn);

/** Whether some move of the lead leaves the balance at least there after every reply. */
function isKept(machine: Machine, lead: number, least: number): boolean {
  const base = machine.top;
  const end = base + machine.generate();
  let kept = false;
  for (let i = base; !kept && i < end; i++) {
    machine.make(machine.stack[i]!);
    kept = machine.turn === lead ? isKept(machine, lead, least) : holdsAfterReplies(machine, lead, least);
    machine.unmake();
  }
  machine.top = base;
  return kept;
}

function holdsAfterReplies(machine: Machine, lead: number, least: number): boolean {
  const base = machine.top;
  const count = machine.generate();
  let holds = count > 0 || machine.inCheck(machine.turn);
  for (let i = base; holds && i < base + count; i++) {
    machine.make(machine.stack[i]!);
    holds = balance(machine, lead) >= least;
    machine.unmake();
  }
  machine.top = base;
  return holds;
}
