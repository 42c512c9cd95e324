import { ATTACK_BOARDS } from './board.ts';
import { isInCheck } from './game.ts';
import { copyOf, known } from './position.ts';
import type { PlainPosition } from './position.ts';
import { isPawn, pieceOn, squaresOf } from './rules.ts';
import type { PlainRules } from './rules.ts';
import { fullRights } from './text.ts';

/** Why a position cannot arise, by field; nothing if it may. "Refused as impossible" of the specification, item by item. */
export function impossible(rules: PlainRules, position: PlainPosition): string | undefined {
  if (new Set(position.pins.values()).size < 4) return 'placement';
  if ([true, false].some((white) => hasWrongPieces(position, white))) return 'placement';
  if ([...position.pieces.keys()].some((square) => isPawn(position, square) && mustHavePromoted(rules, position, square)))
    return 'placement';
  const full = new Set(fullRights(rules, position));
  if ([...position.unmoved].some((square) => !full.has(square))) return 'rights';
  if (position.doubleStep !== undefined && !isDoubleStep(rules, position)) return 'en passant';
  if (position.pending.length > 0 && position.doubleStep !== undefined) return 'pending';
  if (position.pending.length > 1 || position.pending.some((square) => !rules.mayWait?.(position, square))) return 'pending';
  const waits = !position.white;
  return (rules.judged?.(position, waits) ?? [position]).some((then) => isInCheck(rules, then, waits)) ? 'turn' : undefined;
}

/** Not one king, or more pawns and pieces over the first set than eight. */
function hasWrongPieces(position: PlainPosition, white: boolean): boolean {
  const roles = squaresOf(position, white).map((square) => pieceOn(position, square).role);
  const count = (role: string): number => roles.filter((other) => other === role).length;
  const surplus = Math.max(0, count('Q') - 1) + ['R', 'B', 'N'].reduce((sum, role) => sum + Math.max(0, count(role) - 2), 0);
  return count('K') !== 1 || count('P') + surplus > 8;
}

function mustHavePromoted(rules: PlainRules, position: PlainPosition, square: string): boolean {
  return rules.isLastRank(position, square, pieceOn(position, square).white) && !position.pending.includes(square);
}

/** Whether some pawn, put back on its start square, could have made this double step. */
function isDoubleStep(rules: PlainRules, position: PlainPosition): boolean {
  const { pawn, targets } = known(position.doubleStep);
  if (position.clock !== 0 || !isPawn(position, pawn) || pieceOn(position, pawn).white === position.white) return false;
  return [...rules.startPieces].some(([square, piece]) => {
    const board = square.slice(2);
    const isHome = !(ATTACK_BOARDS as readonly string[]).includes(board) || position.pins.get(board) === rules.startPins.get(board);
    if (piece.role !== 'P' || piece.white === position.white || !isHome || position.pieces.has(square)) return false;
    const before = copyOf(position);
    before.white = piece.white;
    before.doubleStep = undefined;
    before.pending = [];
    before.pieces.delete(pawn);
    before.pieces.set(square, piece);
    before.unmoved.add(square);
    const after = rules.candidates(before).get(`${square}-${pawn}`)?.doubleStep;
    return after !== undefined && [...after.targets].sort().join() === [...targets].sort().join();
  });
}
