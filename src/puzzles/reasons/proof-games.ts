import { captureOf, type Move, type Position } from '../../engine/index.ts';
import { mainLine } from '../../engine/index.ts';
import { expectMove } from '../position-queries.ts';
import type { Puzzle } from '../puzzle.ts';
import { expectPiece } from './cover.ts';
import { makeReason, type Reason } from './reason.ts';

interface Played {
  readonly at: Position;
  readonly move: Move;
}

/** What hides how a position came about: who was captured, who stands in whose place, and what has to come first. */
export function explainProofGame(start: Position, { solution }: Pick<Puzzle, 'solution'>): readonly Reason[] {
  const ids = mainLine(solution);
  const steps: Played[] = [];
  let at = start;
  for (const id of ids) {
    const move = expectMove(at, id);
    steps.push({ at, move });
    at = at.after(move);
  }
  const places = explainPlaces(steps, at);
  const order = explainOrder(start, ids).filter(
    (one) => one.code === 'order' && !places.some((place) => place.code === 'impostor' && place.args.square === one.args.first.square),
  );
  return [...explainCaptured(steps), ...places, ...order];
}

/** Who was captured where, and by whom. */
function explainCaptured(steps: readonly Played[]): readonly Reason[] {
  const captures = steps.flatMap(({ at, move }, ply) => {
    const taken = captureOf(move);
    const piece = at.at(move.from);
    if (!taken || !piece) return [];
    const last = steps.slice(0, ply).findLast((earlier) => earlier.move.to === taken.square);
    // Where it had come by a capture, that has just been told.
    const come = last && captureOf(last.move) === undefined ? last : undefined;
    const { role, owner } = taken.piece;
    return [{ role, owner, square: taken.square, by: { role: piece.role, square: move.from }, ...(come && { from: come.move.from }) }];
  });
  return captures.length === 0 ? [] : [makeReason('captured', { captures })];
}

/** Pieces that moved twice or came home, and those that stand where another like them stood. */
function explainPlaces(steps: readonly Played[], end: Position): readonly Reason[] {
  const first = steps[0]!.at;
  const origins = new Map(first.setup.pieces.map((piece) => [piece.square, { ...piece, by: [] as readonly string[] }]));
  for (const { move } of steps) {
    for (const effect of move.effects) if (effect.kind === 'leave') origins.delete(effect.square);
    const gone = move.effects.flatMap((effect) => (effect.kind === 'go' ? [{ effect, piece: origins.get(effect.from) }] : []));
    for (const { effect } of gone) origins.delete(effect.from);
    for (const { effect, piece } of gone) if (piece) origins.set(effect.to, { ...piece, by: [...piece.by, effect.to] });
  }
  const found: Reason[] = [];
  for (const [square, { square: from, by }] of origins) {
    const piece = end.at(square);
    if (!piece || by.length === 0) continue;
    const stood = first.at(square);
    if (from === square) found.push(makeReason('home', { role: piece.role, square, by: by.slice(0, -1) }));
    else if (stood?.role === piece.role && stood.owner === piece.owner)
      found.push(makeReason('impostor', { role: piece.role, square, from }));
    else if (by.length > 1) found.push(makeReason('twice', { role: piece.role, from, square, by: by.slice(0, -1) }));
  }
  return found.slice(0, 2);
}

/** A move that could not have come before an earlier one of the same player, and what stood in its way. */
function explainOrder(start: Position, ids: readonly string[]): readonly Reason[] {
  const { players } = start.ruleset;
  let at = start;
  const befores = ids.map((id) => {
    const before = at;
    at = at.after(expectMove(at, id));
    return before;
  });
  for (let ply = players.length; ply < ids.length; ply++) {
    const earlier = befores[ply - players.length]!;
    if (earlier.turn !== befores[ply]!.turn) continue;
    const move = expectMove(befores[ply]!, ids[ply]!);
    const first = expectMove(earlier, ids[ply - players.length]!);
    if (move.kind !== 'piece' || first.kind !== 'piece' || move.from === first.to) continue;
    const refusal = earlier.at(move.from) ? earlier.refuse(move.from, move.to) : undefined;
    const isCleared =
      (refusal?.code === 'blocked' && refusal.by.includes(first.from)) || (refusal?.code === 'own-piece' && first.from === move.to);
    if (isCleared)
      return [makeReason('order', { first: expectPiece(earlier, first.from), then: expectPiece(earlier, move.from), to: move.to })];
  }
  return [];
}
