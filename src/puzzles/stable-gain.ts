import type { Machine, Position } from '../engine/index.ts';
import { findCode } from './position-queries.ts';

/** Captures looked at after the last full ply. */
const LOUD_PLIES = 8;

/**
 * Whether the side to move of `position`, which wins `worth` with the moves of `line`, still has it after `plies` more
 * plies of best play, captures then played out. Two players.
 */
export function holdsGain(position: Position, line: readonly string[], worth: number, plies: number): boolean {
  const machine = position.machine();
  const me = machine.turn;
  const least = balance(machine, me) + worth;
  for (const id of line) {
    const code = findCode(machine, id);
    if (code === undefined) throw new Error(`${id} is not a legal move in ${position.text()}`);
    machine.make(code);
  }
  return reaches(machine, me, least, plies);
}

const balance = (machine: Machine, me: number): number => machine.material(me) - machine.material(1 - me);

/** Whether `me` can keep the balance at `least` or better; mate counts as everything, stalemate and draws as even. */
function reaches(machine: Machine, me: number, least: number, left: number): boolean {
  const base = machine.top;
  const count = machine.generate();
  const mine = machine.turn === me;
  if (count === 0) return machine.inCheck(machine.turn) ? !mine : least <= 0;
  if (machine.isDead()) {
    machine.top = base;
    return least <= 0;
  }
  const stands = balance(machine, me) >= least;
  const isQuiet = left <= 0;
  let result = isQuiet ? stands : !mine;
  if (left > -LOUD_PLIES && !(isQuiet && stands === mine))
    for (let i = base; i < base + count; i++) {
      const code = machine.stack[i]!;
      if (isQuiet && !machine.isNoisy(code)) continue;
      machine.make(code);
      const kept = reaches(machine, me, least, left - 1);
      machine.unmake();
      if (kept === mine) {
        result = mine;
        break;
      }
    }
  machine.top = base;
  return result;
}
