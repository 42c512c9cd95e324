import { parseAct, type ActFields } from '../core/act.ts';
import type { Player } from '../core/piece.ts';
import type { Refusal } from '../core/refusal.ts';
import { examine } from './examination.ts';
import type { ThreewayPosition } from './position.ts';
import { makeRefusal } from './references.ts';
import { ALL_SEATS, countSeats } from './packed-position.ts';

/** Why an act may not be done here; nothing if the id is no act's. */
export function refuseAct(position: ThreewayPosition, id: string): Refusal | undefined {
  const act = parseAct(id);
  if (!act) return undefined;
  const status = position.status();
  if (act.kind === 'continuation') return makeRefusal('no-act/continuation', 'stalemate', {}, []);
  if (status !== 'playing') return makeRefusal('game-over', 'end', {}, []);
  if (act.kind === 'declaration') return refuseDeclaration(position, id, act);
  const { active } = position.packed;
  if (act.kind === 'claim')
    return act.ground === 'fifty'
      ? makeRefusal('claim-early/fifty', 'claim', { clock: position.clock, needed: 50 * countSeats(active) }, ['clock'], [])
      : makeRefusal('claim-early/threefold', 'claim', {}, ['placement'], []);
  if (!act.by.every((player) => position.active.includes(player))) return makeRefusal('not-playing', 'defeat', {}, []);
  if (act.kind === 'resignation') return refuseResignation(position, act.by);
  if (act.kind === 'cede') return makeRefusal('two-players/cede', 'cede', {}, []);
  return makeRefusal('no-act/draw', 'draw', {}, []);
}

function refuseResignation(position: ThreewayPosition, by: readonly Player[]): Refusal {
  const [player] = by;
  if (player === undefined || by.length !== 1) return makeRefusal('no-act/alone', 'resignation', {}, []);
  if (position.packed.active !== ALL_SEATS) return makeRefusal('no-act/resignation', 'resignation', {}, []);
  return player === position.turn
    ? makeRefusal('own-turn/resignation', 'resignation', {}, [])
    : makeRefusal('resign-later', 'resignation', { player }, ['resignations'], []);
}

function refuseDeclaration(position: ThreewayPosition, id: string, act: Extract<ActFields, { kind: 'declaration' }>): Refusal {
  const examined = examine(position, id);
  if (!examined.ok) return makeRefusal('no-act/declarers', 'declaration', {}, []);
  const { found, bar } = examined.value;
  switch (bar) {
    case 'automatic':
      return makeRefusal('no-act/automatic', 'automatic', { found }, []);
    case 'not-playing':
      return makeRefusal('not-playing/declaration', 'declaration', { found }, []);
    case 'own-turn':
      return makeRefusal('own-turn/declaration', 'barred', { found }, []);
    case 'two-players':
      return makeRefusal('two-players/declaration', 'joint', { found }, []);
    case 'let-stand':
      return makeRefusal('let-stand', 'barred', { found }, []);
    default:
      return makeRefusal('mate-refuted', act.by.length === 2 ? 'joint' : 'declaration', { found }, []);
  }
}
