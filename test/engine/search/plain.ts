import type { Machine } from '../../../src/engine/index.ts';

/**
 * Mate by definition, with nothing left out and nothing put first: every legal move is played, every position looked at.
 * Only the machine's moves, check and draws are taken from the engine. For two armies.
 */
export function plainKeys(machine: Machine, moves: number): string[] {
  if (machine.count() === 0 || machine.isDead()) return [];
  const attacker = machine.turn;
  return legalMoves(machine)
    .filter((code) => isForced(machine, code, moves, attacker))
    .map((code) => machine.id(code))
    .sort();
}

function legalMoves(machine: Machine): number[] {
  const base = machine.top;
  const count = machine.generate();
  machine.top = base;
  return [...machine.stack.slice(base, base + count)];
}

/** Whether the move forces mate, the attacker having `moves` moves, this one included. */
function isForced(machine: Machine, code: number, moves: number, attacker: number): boolean {
  const { turn } = machine;
  machine.make(code);
  const passes = turn === attacker && machine.turn !== attacker;
  const forced = isLost(machine, passes ? moves - 1 : moves, attacker);
  machine.unmake();
  return forced;
}

function isLost(machine: Machine, moves: number, attacker: number): boolean {
  if (machine.turn === attacker && moves === 0) return false;
  // After the attacker's last move only mate counts, and with two armies no move follows that could bring it.
  if (machine.turn !== attacker && moves === 0 && !machine.inCheck(machine.turn)) return false;
  const codes = legalMoves(machine);
  if (codes.length === 0) return machine.turn !== attacker && machine.inCheck(machine.turn);
  if (machine.isDead()) return false;
  if (machine.turn !== attacker) return codes.every((code) => isForced(machine, code, moves, attacker));
  return codes.some((code) => isForced(machine, code, moves, attacker));
}
