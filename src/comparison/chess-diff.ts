import { isInCheck, type Move, type Position, type Role, type Square } from '../engine/index.ts';
import { forwardOf, viewAsChess, type ChessView, type Surprise } from './chess-expectation.ts';
import { promotionOutcome } from './move-effects.ts';
import type { MoveDifference } from './move-diff.ts';

/** One position as a chess player sees it, and under the rules it is played by. */
export interface ChessDifferences {
  /** Moves that chess allows, and legal moves; one of several promotions stands for all. */
  readonly moves: number;
  readonly movesThere: number;
  /** What a chess player would try and may not; without the moves of a king that is in check already. */
  readonly refused: readonly MoveDifference[];
  /** What is legal and no chess player would think of. */
  readonly added: readonly MoveDifference[];
  /** Moves of pawns that are legal in both, and end otherwise than chess has it. */
  readonly promoted: readonly MoveDifference[];
  /** The player on move is in check and a chess player does not see it; or the other way round. */
  readonly hasHiddenCheck: boolean;
  readonly hasPhantomCheck: boolean;
}

/** Compares what chess allows, seen from above, with the legal moves of a position. */
export function diffWithChess(position: Position): ChessDifferences {
  const view = viewAsChess(position);
  const legal = new Map(position.moves().map((move) => [keyOf(move), move]));
  const squares = new Map(position.squares.map((square) => [square.name, square]));
  const roleOf = (from: string): Role => squares.get(from)!.piece!.role;
  const inCheck = isInCheck(position);
  const refused = [...view.moves].flatMap((key): readonly MoveDifference[] => {
    if (legal.has(key)) return [];
    const [from, to] = key.split('-') as [string, string];
    const refusal = position.refuse(from, to);
    // Castling may lead where chess takes the king, and then that is not a new way.
    if (!refusal || (refusal.code === 'leaves-check' && inCheck)) return [];
    return [{ code: refusal.code, by: roleOf(from), rule: refusal.rule, id: key }];
  });
  const added = [...legal.values()].flatMap((move): readonly MoveDifference[] => {
    const code = surpriseOf(view, squares, move);
    if (code === undefined || (code === 'guarded' && view.isChecked)) return [];
    return [{ code, by: move.kind === 'board' ? 'board' : roleOf(move.from), rule: undefined, id: move.id }];
  });
  const promoted = [...legal].flatMap(([key, move]): readonly MoveDifference[] => {
    if (!view.moves.has(key) || roleOf(move.from) !== 'pawn') return [];
    const { file, rank } = squares.get(move.to)!;
    const expected = view.columnAt(file, rank + forwardOf(position.turn)) ? 'stays' : 'now';
    const fate = promotionOutcome(position, key);
    return fate === expected ? [] : [{ code: `${expected}-${fate}`, by: 'pawn', rule: undefined, id: move.id }];
  });
  return {
    moves: view.moves.size,
    movesThere: legal.size,
    refused,
    added,
    promoted,
    hasHiddenCheck: inCheck && !view.isChecked,
    hasPhantomCheck: view.isChecked && !inCheck,
  };
}

/** A move by its two places; castling by its id, which is no way of any piece. */
const keyOf = ({ kind, id, from, to }: Move): string => (kind === 'castling' ? id : `${from}-${to}`);

/** Why a chess player, who sees the position so, would not think of a legal move; nothing where chess allows it too. */
export function explainSurprise(view: ChessView, position: Position, move: Move): Surprise | undefined {
  return surpriseOf(view, new Map(position.squares.map((square) => [square.name, square])), move);
}

function surpriseOf(view: ChessView, squares: ReadonlyMap<string, Square>, move: Move): Surprise | undefined {
  if (move.kind === 'board') return move.effects.some(({ kind }) => kind === 'go') ? 'ride' : 'board';
  if (move.kind === 'castling') return 'castling';
  if (move.kind !== 'piece') return undefined;
  const key = `${move.from}-${move.to}`;
  if (view.moves.has(key)) return undefined;
  if (view.open.has(key)) return 'guarded';
  const [from, to] = [squares.get(move.from)!, squares.get(move.to)!];
  const [files, ranks] = [to.file - from.file, to.rank - from.rank];
  if (files === 0 && ranks === 0) return 'upright';
  const isBeside = view.columnAt(to.file, to.rank)!.occupied.length > 0;
  const { role } = from.piece!;
  if (role === 'pawn') {
    if (move.enPassant) return 'en-passant';
    if (Math.abs(ranks) === 2) return 'double';
    if (files !== 0 && !to.piece && !isBeside) return 'pawn-aside';
    return isBeside ? 'beside' : 'other';
  }
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  if (role === 'queen' || role === 'rook' || role === 'bishop')
    for (let step = 1; step < steps; step++) {
      const column = view.columnAt(from.file + (step * files) / steps, from.rank + (step * ranks) / steps);
      if (!column) return 'gap';
      if (column.occupied.length > 0) return 'past';
    }
  return isBeside ? 'beside' : 'other';
}

/** Why a chess player would not think of a legal move of the movable board; nothing where chess allows it too, or elsewhere. */
export function findSurprise(position: Position, move: Move): Surprise | undefined {
  if (position.ruleset.family !== 'trid') return undefined;
  return explainSurprise(viewAsChess(position), position, move);
}
