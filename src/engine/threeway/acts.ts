import { makeAct, type Act, type ActFields } from '../core/act.ts';
import { SEATS, playerOf, playersIn, type Seat } from './board.ts';
import { findDeclarations } from './declarations.ts';
import type { ThreewayMachine } from './machine.ts';
import type { PositionHistory } from './position-history.ts';
import { ALL_SEATS, countSeats } from './packed-position.ts';

/** The acts open in a position that is being played, by id; the machine stands on it. */
export function findActs(machine: ThreewayMachine, memory: PositionHistory): Act[] {
  const { active } = machine;
  const pairs = SEATS.map((left) => SEATS.filter((seat) => seat !== left).map(playerOf));
  const acts: ActFields[] = [
    ...findDeclarations(machine, memory.bars).map(({ by, loser }): ActFields => ({
      kind: 'declaration',
      by: by.map(playerOf),
      loser: playerOf(loser),
    })),
    ...findClaims(machine, memory),
    ...SEATS.filter((seat) => mayResign(machine, memory, seat)).map((seat): ActFields => ({ kind: 'resignation', by: [playerOf(seat)] })),
    { kind: 'draw', by: playersIn(active) },
    // Ceding is for three-way play only (Harshman VIII, Forcing a Draw (d)).
    ...(active === ALL_SEATS ? pairs.map((by): ActFields => ({ kind: 'cede', by })) : []),
  ];
  return sortActs(acts.map(makeAct));
}

export function sortActs(list: readonly Act[]): Act[] {
  return [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Forcing a Draw (e), (f): the third occurrence, or fifty moves by each active player with no capture and no pawn moved. */
function findClaims({ active, clock }: ThreewayMachine, { seen }: PositionHistory): ActFields[] {
  const now = seen.at(-1);
  const claims: ActFields[] = [];
  if (clock >= 50 * countSeats(active)) claims.push({ kind: 'claim', ground: 'fifty' });
  if (seen.filter((key) => key === now).length >= 3) claims.push({ kind: 'claim', ground: 'threefold' });
  return claims;
}

/** In stage II at any time; in three-way play after an own move and before the next turn, once (Harshman VIII, Resignation). */
function mayResign({ active, turn, round }: ThreewayMachine, { resignations }: PositionHistory, seat: Seat): boolean {
  if (((active >> seat) & 1) === 0) return false;
  if (active !== ALL_SEATS) return true;
  const hasMoved = round > 1 || seat < turn;
  return seat !== turn && hasMoved && resignations[seat] === 0;
}

/** The two of a stalemate: the player who moved last, and the one without a legal move (Harshman VIII, Stalemate). */
export function stalematedPair({ turn, active, stalemated }: Pick<ThreewayMachine, 'turn' | 'active' | 'stalemated'>): readonly Seat[] {
  const mover = ((active >> ((turn + 2) % 3)) & 1 ? turn + 2 : turn + 1) % 3;
  return SEATS.filter((seat) => seat === stalemated || seat === mover);
}
