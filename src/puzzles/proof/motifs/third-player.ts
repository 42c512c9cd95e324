import { prove } from '../../../engine/index.ts';
import { dropPiece } from '../redundant-piece.ts';
import type { MotifContext } from '../../motif-context.ts';

/** A piece of the third player does part of the work: without it the first move would not be enough (Harshman VIII). */
export function isThirdUsed({ start, task, turns }: MotifContext): boolean {
  if (task.kind !== 'declaration' && task.kind !== 'capture') return false;
  const third = start.active.find((player) => player !== task.king && !task.by.includes(player));
  const [key] = turns;
  if (third === undefined || !key) return false;
  return start.squares.some(({ name, piece }) => {
    if (piece?.owner !== third || piece.role === 'king') return false;
    const without = dropPiece(start, name);
    const proof = without?.status() === 'playing' ? prove(without, task) : undefined;
    return proof?.ok === true && proof.value.complete && !proof.value.keys.includes(key.move.id);
  });
}

/** A wrong move would mate as well, if the third player did not move first: only that reply refutes it (Harshman VIII). */
export function isAhead({ start, task, tries }: MotifContext): boolean {
  if (task.kind !== 'declaration') return false;
  return tries.some(({ move, refutation }) => {
    const tried = start.moves().find(({ id }) => id === move);
    const after = tried && start.after(tried);
    return after !== undefined && refutation.length === 1 && after.turn !== task.king && !task.by.includes(after.turn);
  });
}
