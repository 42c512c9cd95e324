import type { Position } from '../../src/engine/index.ts';
import { FAILED, NOBODY, type Aim } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/make-aim.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { TridMachine } from '../../src/engine/trid/machine.ts';
import type { Task } from '../../src/puzzles/task.ts';

/** Pieces that may be left in a dead position, kings included. */
const LEFT = 3;
/** Moves made before a position is passed over: there are more of them than patience. */
const NODES = 20_000;
/** Wrong moves that fail to a single reply, at least. */
const CLOSE = 2;

/**
 * Whether a dead draw is worth proving: it seems that a single move brings it about in the given number of moves and none sooner, and that wrong moves nearly
 * do. Stalemates and mates are not looked for. With three players nothing is dead.
 */
export function seemsDrawn(position: Position, task: Extract<Task, { kind: 'draw' }>): boolean {
  const made = makeAim(position, task, position.ruleset.players.indexOf(position.turn));
  if (!made.ok) return false;
  const machine = position.machine();
  if (!(machine instanceof TridMachine)) return false;
  const prover = new Prover(machine, hasten(made.value, machine), { nodes: NODES, table: task.moves > 2 });
  if (prover.isOver(task.moves, NOBODY)) return false;
  const list = prover.list();
  const keys = list.filter(({ code }, at) => (at === 0 || !prover.stopped) && prover.leads(code, task.moves));
  const [key] = keys;
  if (!key || keys.length > 1 || prover.stopped || (task.moves > 1 && prover.leads(key.code, task.moves - 1))) return false;
  let close = 0;
  for (const { code } of list) if (code !== key.code && close < CLOSE && countRefuting(prover, code, task.moves) === 1) close++;
  return close >= CLOSE && !prover.stopped;
}

/** The replies that refute a move, counted as far as two. */
function countRefuting(prover: Prover, code: number, moves: number): number {
  const { machine } = prover;
  const { turn } = machine;
  let refuting = 0;
  machine.make(code);
  const left = prover.leftAfter(moves, turn);
  if (!prover.isAttacking() && !prover.isOver(left, turn))
    for (const reply of prover.list()) if (refuting < 2 && !prover.leads(reply.code, left)) refuting++;
  machine.unmake();
  return refuting;
}

/** The aim of a draw given up where more pieces would have to go than there are turns left: a stalemate or a mate with more is not looked for. */
function hasten(aim: Aim, { listSize }: TridMachine): Aim {
  return {
    ...aim,
    before(machine, left, mover) {
      const turns = 2 * left + (machine.turn === aim.lead ? 0 : 1);
      return listSize[0]! + listSize[1]! - turns > LEFT ? FAILED : aim.before(machine, left, mover);
    },
  };
}
