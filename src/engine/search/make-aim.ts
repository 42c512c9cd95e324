import { DRAWN, UNCOUNTED, type Machine } from '../core/machine.ts';
import type { Player } from '../core/piece.ts';
import type { Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { FAILED, NOBODY, OPEN, REACHED, type Aim } from './aim.ts';
import type { Attack } from './goal.ts';
import { makeCaptureAim, makeJointAim } from './king-capture-aims.ts';
import { makeGainAim, makeGainOfThreeAim, makePromotionAim } from './material-aims.ts';

/** The aim of a goal in a position, the first attacker from seat `from` on leading; refused where it does not fit the players. */
export function makeAim(position: Position, goal: Attack, from: number): Result<Aim> {
  const { players } = position.ruleset;
  if (!Number.isInteger(goal.moves) || goal.moves < 1) return fail('malformed', 'moves', 'goal/moves', { moves: goal.moves });
  if (goal.kind === 'capture' || goal.kind === 'declaration') return makeKingAim(position, goal, from);
  if (goal.kind === 'win' || goal.kind === 'hold') {
    const machine = position.machine();
    if (machine.ending() === UNCOUNTED) return fail('malformed', 'goal', 'goal/uncounted', { kind: goal.kind });
    return ok(makeEndingAim(goal.kind, from, goal.moves, machine.material(from)));
  }
  if (players.length > 2) {
    if (goal.kind !== 'gain') return fail('malformed', 'goal', 'goal/two', { kind: goal.kind });
    return ok(makeGainOfThreeAim(position.machine(), from, goal.moves, goal.worth));
  }
  if (goal.kind === 'mate') return ok(makeMateAim(from, goal.moves));
  if (goal.kind === 'stalemate') return ok(makeStalemateAim(from, goal.moves));
  if (goal.kind === 'draw') return ok(makeDrawAim(from, goal.moves));
  const machine = position.machine();
  return ok(goal.kind === 'promotion' ? makePromotionAim(machine, from, goal.moves) : makeGainAim(machine, from, goal.moves, goal.worth));
}

/** Checkmate; two seats. A draw at once ends a line, unless it is mate. */
function makeMateAim(lead: number, moves: number): Aim {
  return {
    attackers: 1 << lead,
    lead,
    moves,
    shown: 0,
    // After the last move only a check can be mate; a promotion on its own parries none.
    before: (machine, left) => (left === 0 && machine.turn !== lead && !machine.inCheck(machine.turn) ? FAILED : OPEN),
    after(machine, count) {
      if (count > 0) return machine.isDead() ? FAILED : OPEN;
      return machine.turn !== lead && machine.inCheck(machine.turn) ? REACHED : FAILED;
    },
  };
}

/** Stalemate of either side, the reply to the lead's last move included; two seats. */
function makeStalemateAim(lead: number, moves: number): Aim {
  return {
    attackers: 1 << lead,
    lead,
    moves,
    shown: 0,
    // After the reply to the last move no move is left to find: it is decided where it stands.
    before: (machine, left) =>
      left > 0 || machine.turn !== lead ? OPEN : machine.count() === 0 && !machine.inCheck(lead) ? REACHED : FAILED,
    after(machine, count) {
      if (count > 0) return machine.isDead() ? FAILED : OPEN;
      return machine.inCheck(machine.turn) ? FAILED : REACHED;
    },
  };
}

/** The game drawn where it stands, or won by the lead, the reply to the lead's last move included; two seats. */
function makeDrawAim(lead: number, moves: number): Aim {
  const isLost = (machine: Machine): boolean => machine.turn === lead && machine.inCheck(lead);
  return {
    attackers: 1 << lead,
    lead,
    moves,
    shown: 0,
    before(machine, left) {
      if (left > 0 || machine.turn !== lead) return OPEN;
      return machine.count() === 0 ? (isLost(machine) ? FAILED : REACHED) : machine.isDead() ? REACHED : FAILED;
    },
    after(machine, count) {
      if (count > 0) return machine.isDead() ? REACHED : OPEN;
      return isLost(machine) ? FAILED : REACHED;
    },
  };
}

/** An ending of which every position has been counted stays won, or is not lost: asked after each move of the lead. */
function makeEndingAim(kind: 'win' | 'hold', lead: number, moves: number, worth: number): Aim {
  const isKept = (machine: Machine): boolean => {
    const winner = machine.ending();
    return winner === lead || (kind === 'hold' && winner === DRAWN);
  };
  return {
    attackers: 1 << lead,
    lead,
    moves,
    shown: 0,
    lasts: true,
    before(machine, left, mover) {
      if (mover === NOBODY) return OPEN;
      if (!isKept(machine)) return FAILED;
      return left === 0 || (kind === 'win' && machine.material(lead) > worth) ? REACHED : OPEN;
    },
    // Play may end before the last move, or by the stalemate of the leading side.
    after: (machine, count) => (count > 0 ? OPEN : isKept(machine) ? REACHED : FAILED),
  };
}

function makeKingAim(position: Position, goal: Extract<Attack, { kind: 'capture' | 'declaration' }>, from: number): Result<Aim> {
  const { players } = position.ruleset;
  const isThere = (player: Player): boolean => position.active.includes(player);
  const king = players.indexOf(goal.king);
  if (players.length < 3) return fail('malformed', 'goal', 'goal/three', { kind: goal.kind });
  if (!isThere(goal.king)) return fail('impossible', 'king', 'goal/king', { player: goal.king });
  const by = new Set(goal.by.map((player) => players.indexOf(player)));
  if (by.size === 0 || by.size > 2 || by.has(king) || !goal.by.every(isThere)) return fail('malformed', 'by', 'goal/by', { by: goal.by });
  let lead = from;
  while (!by.has(lead)) lead = (lead + 1) % players.length;
  const attackers = [...by].reduce((set, seat) => set | (1 << seat), 0);
  if (goal.kind === 'capture') return ok(makeCaptureAim(attackers, lead, king, goal.moves, 0));
  // A single declaration says that the king can be captured next turn, whatever the others play: Harshman VIII.
  return ok(by.size === 1 ? makeCaptureAim(attackers, lead, king, goal.moves + 1, 1) : makeJointAim(attackers, lead, king, goal.moves));
}
