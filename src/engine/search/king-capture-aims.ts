import { isJointlyMated, someMove } from '../core/joint.ts';
import type { Machine } from '../core/machine.ts';
import { FAILED, NOBODY, OPEN, REACHED, type Aim } from './aim.ts';

const isActive = (machine: Machine, seat: number): boolean => ((machine.active >> seat) & 1) === 1;

/**
 * An attacker captures a king. With `shown` the last move is not needed on the board: that the lead can capture is enough,
 * as for a declaration by one player. The player captures whenever possible, so no king left standing bars the declaration (Harshman VIII (d)).
 */
export function makeCaptureAim(attackers: number, lead: number, king: number, moves: number, shown: number): Aim {
  const alone = attackers === 1 << lead;
  return {
    attackers,
    lead,
    moves,
    shown,
    before(machine, left, mover) {
      if (!isActive(machine, king)) return mover !== NOBODY && (attackers >> mover) & 1 ? REACHED : FAILED;
      if (!isActive(machine, lead)) return FAILED;
      // Once the lead has made the last move, the other attacker alone is left, and captures at once or not at all.
      if (!alone) return left === 0 && machine.turn !== king && machine.turn !== lead && !machine.inCheck(king) ? FAILED : OPEN;
      if (left === 0) return FAILED;
      if (machine.turn !== lead || left > 1) return OPEN;
      if (!machine.inCheck(king)) return FAILED;
      return shown > 0 ? (canCapture(machine, king) ? REACHED : FAILED) : OPEN;
    },
    after: (_machine, count) => (count === 0 ? FAILED : OPEN),
  };
}

/** Two players jointly can declare the mate of a king whose owner is on move, or one of them captures it before. */
export function makeJointAim(attackers: number, lead: number, king: number, moves: number): Aim {
  return {
    attackers,
    lead,
    moves,
    shown: 0,
    before(machine, _left, mover) {
      if (!isActive(machine, king)) return mover !== NOBODY && (attackers >> mover) & 1 ? REACHED : FAILED;
      if ((machine.active & attackers) !== attackers) return FAILED;
      return mover !== NOBODY &&
        machine.turn === king &&
        isJointlyMated(machine, king, () => machine.turn !== king && canCapture(machine, king))
        ? REACHED
        : OPEN;
    },
    after: (_machine, count) => (count === 0 ? FAILED : OPEN),
  };
}

/** Whether the seat on move has a legal move that takes the king's owner out of the game. */
function canCapture(machine: Machine, king: number): boolean {
  return isActive(machine, king) && machine.inCheck(king) && someMove(machine, () => !isActive(machine, king));
}

/** How many moves of a king's owner, who is on move, keep the king out of reach of two others: neither can capture it at their next turn, however helped. */
export function countEscapes(machine: Machine, king: number): number {
  let escapes = 0;
  const isTaken = (): boolean => machine.turn !== king && canCapture(machine, king);
  someMove(machine, () => {
    if (!isTaken() && !someMove(machine, isTaken)) escapes++;
    return false;
  });
  return escapes;
}
