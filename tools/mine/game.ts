import type { Machine, Position, Ruleset } from '../../src/engine/index.ts';
import { expect } from '../../src/engine/index.ts';

/** Hundredths of a pawn by which a move's judgement may be off: enough for games that differ, too little for nonsense. */
const NOISE = 60;
const LONGEST = 140;

/**
 * The positions of one game a ruleset's beginners could play: each move is chosen by the material after the best reply,
 * with some noise, and a little more readily when it checks or moves an attack board.
 */
export function playGame(ruleset: Ruleset, random: () => number): Position[] {
  const positions: Position[] = [expect(ruleset.parse(ruleset.start))];
  while (positions.length < LONGEST) {
    const position = positions.at(-1)!;
    if (position.status() !== 'playing') break;
    positions.push(expect(position.play(chooseMove(ruleset.machine(position), random))));
  }
  return positions;
}

function chooseMove(machine: Machine, random: () => number): string {
  const seat = machine.turn;
  const base = machine.top;
  const count = machine.generate();
  let best = -Infinity;
  let chosen = machine.stack[base]!;
  for (let i = base; i < base + count; i++) {
    const code = machine.stack[i]!;
    machine.make(code);
    const value = afterBestReply(machine, seat) + random() * NOISE;
    machine.unmake();
    if (value > best) {
      best = value;
      chosen = code;
    }
  }
  machine.top = base;
  return machine.id(chosen);
}

/** The seat's balance after the loud reply that costs it most; mate is worth everything. */
function afterBestReply(machine: Machine, seat: number): number {
  const base = machine.top;
  const count = machine.generate();
  const checked = machine.turn !== seat && machine.inCheck(machine.turn);
  if (count === 0) return checked ? 100_000 : -50;
  let worst = machine.worth(seat) - machine.worth(1 - seat);
  for (let i = base; i < base + count; i++) {
    const code = machine.stack[i]!;
    if (!machine.isLoud(code)) continue;
    machine.make(code);
    worst = Math.min(worst, machine.worth(seat) - machine.worth(1 - seat));
    machine.unmake();
  }
  machine.top = base;
  return worst + (checked ? 25 : 0);
}
