import type { GameMachine, Player, Position } from '../../engine/index.ts';

/** More than any material. */
const MATED = 1_000_000;
/** Plies of captures that are followed, and those of them in which a check is answered by any move. */
const LOUD_PLIES = 8;
const CHECKED_PLIES = 2;

/**
 * What a player is ahead in material, in centipawns, when both sides have taken what is worth taking; a mate on the way is more than
 * any material. For two players; with more, what the player’s own pieces are worth more than all others’ together, as they stand.
 */
export function settledBalance(position: Position, player: Player): number {
  const machine = position.machine();
  const seat = position.ruleset.players.indexOf(player);
  if (machine.seats > 2) return balanceOf(machine, seat);
  const value = settle(machine, -MATED, MATED, LOUD_PLIES, CHECKED_PLIES);
  return machine.turn === seat ? value : -value;
}

/** What a player is ahead in material as it stands, in centipawns. */
export function balanceIn(position: Position, player: Player): number {
  return balanceOf(position.machine(), position.ruleset.players.indexOf(player));
}

function balanceOf(machine: GameMachine, seat: number): number {
  let balance = machine.material(seat);
  for (let other = 0; other < machine.seats; other++) if (other !== seat) balance -= machine.material(other);
  return balance;
}

/** For the seat on move, within a window. */
function settle(machine: GameMachine, low: number, high: number, left: number, checked: number): number {
  const { turn, top: base } = machine;
  const isChecked = checked > 0 && machine.inCheck(turn);
  const stand = balanceOf(machine, turn);
  if (!isChecked && (stand >= high || left <= 0)) return stand;
  if (!isChecked && machine.inCheck(turn)) return stand;
  const count = isChecked ? machine.generate() : machine.generateNoisy();
  let best = isChecked ? -MATED : stand;
  const codes = Array.from(machine.stack.subarray(base, base + count)).sort((a, b) => machine.captureValue(b) - machine.captureValue(a));
  machine.top = base;
  for (const code of codes) {
    if (!isChecked && machine.attackerValue(code) > machine.captureValue(code) && machine.isDefended(code)) continue;
    const floor = Math.max(low, best);
    machine.make(code);
    const value =
      machine.turn === turn
        ? settle(machine, floor, high, left - 1, checked)
        : -settle(machine, -high, -floor, left - 1, isChecked ? checked - 1 : checked);
    machine.unmake();
    if (value > best) best = value;
    if (best >= high) break;
  }
  return best;
}
