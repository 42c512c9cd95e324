import { parseAct, type Deed } from '../core/act.ts';
import { PLAYER_NAMES } from '../core/piece.ts';
import type { Refusal } from '../core/refusal.ts';
import { examine } from './examination.ts';
import type { HexPosition } from './position.ts';
import { because } from './references.ts';
import { ALL_SEATS, countSeats } from './packed.ts';

/** Why an act may not be done here; nothing if the id is no act's. */
export function refuseAct(position: HexPosition, id: string): Refusal | undefined {
  const deed = parseAct(id);
  if (!deed) return undefined;
  const status = position.status();
  if (deed.kind === 'continuation')
    return because(
      'no-act',
      'stalemate',
      'Going on without the other player is only for the two of a stalemate between three in a Last Mate game.',
      [],
    );
  if (status !== 'playing') return because('game-over', 'end', 'The game is over.', []);
  if (deed.kind === 'declaration') return refuseDeclaration(position, id, deed);
  const { active } = position.packed;
  if (deed.kind === 'claim')
    return deed.ground === 'fifty'
      ? because(
          'claim-early',
          'claim',
          `There have been ${position.clock} plies without a capture or pawn move; it takes ${50 * countSeats(active)}.`,
          ['clock'],
          [],
        )
      : because('claim-early', 'claim', 'The position has not been there three times with the same player to move.', ['placement'], []);
  if (!deed.by.every((player) => position.active.includes(player)))
    return because('not-playing', 'defeat', 'A player named in it is no longer in the game.', []);
  if (deed.kind === 'resignation') return refuseResignation(position, deed.by);
  if (deed.kind === 'cede') return because('two-players', 'cede', 'Two players cede to the third, and only while three play.', []);
  return because('no-act', 'draw', 'A draw is agreed by all players who are still in the game.', []);
}

function refuseResignation(position: HexPosition, by: readonly string[]): Refusal {
  if (by.length !== 1) return because('no-act', 'resignation', 'Each player resigns alone.', []);
  if (position.packed.active !== ALL_SEATS) return because('no-act', 'resignation', 'This resignation is not possible here.', []);
  const own = by[0] === position.turn;
  const says = own
    ? 'A player declares a resignation after an own move, not while on move.'
    : `${PLAYER_NAMES[by[0] as keyof typeof PLAYER_NAMES]} has not moved since the last declaration, or not at all.`;
  return because(own ? 'own-turn' : 'resign-later', 'resignation', says, own ? [] : ['resignations'], []);
}

function refuseDeclaration(position: HexPosition, id: string, deed: Extract<Deed, { kind: 'declaration' }>): Refusal {
  const examined = examine(position, id);
  if (!examined.ok) return because('no-act', 'declaration', 'Declarers are named in turn order, and none of them is the one mated.', []);
  const { says, bar } = examined.value;
  switch (bar) {
    case 'automatic':
      return because('no-act', 'automatic', says, []);
    case 'not-playing':
      return because('not-playing', 'declaration', says, []);
    case 'own-turn':
      return because('own-turn', 'barred', says, []);
    case 'two-players':
      return because('two-players', 'joint', says, []);
    case 'let-stand':
      return because('let-stand', 'barred', says, []);
    default:
      return because('mate-refuted', deed.by.length === 2 ? 'joint' : 'declaration', says, []);
  }
}
