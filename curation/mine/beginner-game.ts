import { expect, type Machine, type Position, type Ruleset } from '../../src/engine/index.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import { evaluate } from './evaluate.ts';
import { makeRandomStart } from './random-start.ts';

/** Centipawns by which a move's judgement may be off: enough for games that differ, too little for nonsense. */
const NOISE = 60;
const LONGEST = { 2: 140, 3: 150 } as Readonly<Record<number, number>>;
const MATE = 100_000;
/** The lead, and the plies it must last, after which a game is decided and no source of puzzles any more. */
const DECIDED = 600;
const PATIENCE = 6;

/**
 * The positions of one game a ruleset's beginners could play: each move is chosen by the pieces, the advance of pawns and the
 * safety of kings after the reply that costs most, with some noise. Mates that can be declared are declared.
 */
export function playBeginnerGame(ruleset: Ruleset, random: () => number, isOpen = false, isSharp = false): Position[] {
  const positions: Position[] = [makeRandomStart(ruleset, random, isOpen, isSharp)];
  let lastEven = 0;
  const longest = LONGEST[ruleset.players.length]!;
  while (positions.length < longest) {
    const position = positions.at(-1)!;
    if (position.status() !== 'playing') break;
    const mate = position.boards.length > 0 ? undefined : position.acts().find(({ kind }) => kind === 'declaration');
    if (mate && random() < 0.7) break;
    if (ruleset.players.length === 2 && Math.abs(balanceOf(position)) >= DECIDED && positions.length - lastEven > PATIENCE) break;
    if (Math.abs(balanceOf(position)) < DECIDED) lastEven = positions.length;
    positions.push(expect(position.play(chooseMove(position.machine(), random))));
  }
  return positions;
}

function chooseMove(machine: Machine, random: () => number): string {
  const seat = machine.turn;
  const { active } = machine;
  const base = machine.top;
  const count = machine.generate();
  let best = -Infinity;
  let chosen = machine.stack[base]!;
  for (let i = base; i < base + count; i++) {
    const code = machine.stack[i]!;
    machine.make(code);
    const falls = machine.active !== active && ((machine.active >> seat) & 1) === 1;
    const value = (falls ? MATE : afterBestReply(machine, seat)) + random() * NOISE;
    machine.unmake();
    if (value > best) {
      best = value;
      chosen = code;
    }
  }
  machine.top = base;
  return machine.id(chosen);
}

/** The seat's standing after the loud reply that costs it most; mate is worth everything. */
function afterBestReply(machine: Machine, seat: number): number {
  const base = machine.top;
  const count = machine.generate();
  const checked = machine.turn !== seat && machine.inCheck(machine.turn);
  if (count === 0) return checked ? MATE : -50;
  let worst = evaluate(machine, seat);
  for (let i = base; i < base + count; i++) {
    const code = machine.stack[i]!;
    if (!machine.isNoisy(code)) continue;
    machine.make(code);
    worst = ((machine.active >> seat) & 1) === 0 ? -MATE : Math.min(worst, evaluate(machine, seat));
    machine.unmake();
  }
  machine.top = base;
  return worst + (checked ? 15 : 0);
}
