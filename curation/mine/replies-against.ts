import type { Goal, Machine, Position } from '../../src/engine/index.ts';
import { someMove } from '../../src/engine/core/joint.ts';
import { NOBODY } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/make-aim.ts';
import { countEscapes } from '../../src/engine/search/king-capture-aims.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { LEAST_MOVES } from '../../src/puzzles/quality.ts';
import { NO_CHECK, type Replies } from './mate-climb.ts';

/** Moves made for the first moves of a position before it is passed over. */
const NODES = 80_000;

/**
 * How many replies a first move has left against it, for a task about a king of three: of a declaration those that keep the king, of a
 * defence those by which the others reach it. A move that is to reach a king without giving check has many.
 */
export function repliesAgainst(task: Goal): (position: Position) => Replies | undefined {
  const isDefence = task.kind === 'defence';
  const attack = isDefence ? task.against : task;
  return (position) => {
    const { players } = position.ruleset;
    const turn = players.indexOf(position.turn);
    const aim = makeAim(position, attack, isDefence ? (turn + 1) % players.length : turn);
    const machine = position.machine();
    if (!aim.ok || !('king' in attack) || machine.count() < LEAST_MOVES || (!isDefence && takesKing(machine))) return undefined;
    const prover = new Prover(machine, aim.value, { nodes: NODES });
    const king = players.indexOf(attack.king);
    const { moves } = aim.value;
    if (prover.isOver(moves, NOBODY)) return undefined;
    const isJoint = attack.kind === 'declaration' && attack.by.length > 1;
    const count = (left: number): number =>
      isJoint && !isDefence
        ? countEscapes(machine, king)
        : prover.list().filter(({ code }) => prover.leads(code, left) === isDefence).length;
    return (code, isWhole) => {
      if (prover.leads(code, moves) !== isDefence && !prover.stopped) return 0;
      if (!isWhole || prover.stopped) return NO_CHECK;
      machine.make(code);
      const isFar = !isDefence && !machine.inCheck(king);
      const replies = Math.max(1, count(prover.leftAfter(moves, turn)));
      machine.unmake();
      return replies + (isFar ? NO_CHECK : 0);
    };
  };
}

/** Whether who is on move can take a king at once: then nothing slower is asked. */
function takesKing(machine: Machine): boolean {
  const { active } = machine;
  return someMove(machine, () => machine.active !== active);
}
