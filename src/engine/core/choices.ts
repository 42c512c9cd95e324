import { movesBoardToo, type Move } from './move.ts';
import type { Position } from './position.ts';
import type { Choice } from './ruleset.ts';

/** The legal moves from one place to another, with what tells them apart. */
export function listChoices(position: Position, from: string, to: string): Choice[] {
  return position
    .moves()
    .filter((move) => move.from === from && move.to === to)
    .map((move) => ({ move, kind: kindOf(move) }));
}

const kindOf = (move: Move): Choice['kind'] =>
  move.promotion ? 'promotion' : movesBoardToo(move) ? 'board' : move.kind === 'castling' ? 'castling' : 'plain';
