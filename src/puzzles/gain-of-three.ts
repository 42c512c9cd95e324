import { prove, type Position } from '../engine/index.ts';
import { findCode } from './position-queries.ts';
import { isEnding, type Task } from './task.ts';

/** A gain against both others, who reply in turn: it is counted otherwise than of two players, and has far more answers. */
export const isGainOfThree = ({ ruleset }: Position, task: Task): boolean => task.kind === 'gain' && ruleset.players.length > 2;

/** Tasks of which only the main line is asked for move by move. */
export const isOfLine = (position: Position, task: Task): boolean => isEnding(task) || isGainOfThree(position, task);

/** Whether the player on move can declare the mate of another alone, now or after a move. */
export function canDeclareAlone(position: Position): boolean {
  const { turn, active } = position;
  return active.some((king) => {
    if (king === turn) return false;
    const proof = prove(position, { kind: 'declaration', moves: 1, king, by: [turn] });
    return (proof.ok && proof.value.verdict === 'true') || position.acts().some(({ id }) => id === `mate:${turn}>${king}`);
  });
}

/** Plies looked at after a line: both replies, a move of the solver, and both replies to that. */
const PLIES = 5;

/**
 * Whether a gain of three players is there to stay after its line: whatever both others reply, the solver has a move after which what was won
 * is still there, whatever both reply to that. Counted as the goal counts it: what the solver took less what the solver lost.
 */
export function holdsGainOfThree(position: Position, line: readonly string[], worth: number): boolean {
  const machine = position.machine();
  const me = machine.turn;
  const { active } = machine;
  const least = machine.material(me) + worth;
  for (const id of line) machine.make(findCode(machine, id)!);
  const stands = (): boolean => machine.active === active && machine.material(me) + (machine.taken?.(me) ?? 0) >= least;
  const keeps = (left: number): boolean => {
    if (left === 0) return true;
    const base = machine.top;
    const end = base + machine.generate();
    const mine = machine.turn === me;
    let kept = !mine && end > base;
    for (let i = base; i < end; i++) {
      const code = machine.stack[i]!;
      if (left === 1 && !machine.isNoisy(code)) continue;
      machine.make(code);
      const holds = stands() ? keeps(left - 1) : mine && machine.active !== active;
      machine.unmake();
      if (holds !== mine) continue;
      kept = mine;
      break;
    }
    machine.top = base;
    return kept;
  };
  return machine.active !== active || keeps(PLIES);
}
