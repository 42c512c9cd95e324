import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Choice } from './ruleset.ts';

/** The legal moves from one place to another, with what tells them apart. */
export function listChoices(position: Position, from: string, to: string): Choice[] {
  return position
    .moves()
    .filter((move) => move.from === from && move.to === to)
    .map((move) => ({ move, ...tell(move) }));
}

function tell(move: Move): Pick<Choice, 'kind' | 'says'> {
  if (move.promotion) return { kind: 'promotion', says: move.promotion };
  if (move.inverts) return { kind: 'inversion', says: 'turn the board over' };
  if (move.kind === 'castling') return { kind: 'castling', says: 'castle' };
  return { kind: 'plain', says: move.effects.some(({ kind }) => kind === 'board') ? 'move the board' : 'move the piece' };
}
