import { known, placeOf } from './position.ts';
import type { PlainPosition } from './position.ts';
import { squaresOf } from './rules.ts';
import type { PlainRules } from './rules.ts';

/** Whether the other side could capture this side's king, were it its turn. */
export function isInCheck(rules: PlainRules, position: PlainPosition, white: boolean): boolean {
  const then = rules.crowned?.(position) ?? position;
  const king = known([...then.pieces].find(([, piece]) => piece.role === 'K' && piece.white === white))[0];
  return squaresOf(then, !white).some((square) => rules.attacks(then, square).includes(king));
}

/** Legal moves by id, each with the position after it: played, and then looked whether the king could be captured. */
export function legalMoves(rules: PlainRules, position: PlainPosition): Map<string, PlainPosition> {
  const isSafe = (next: PlainPosition): boolean => !isInCheck(rules, next, position.white);
  return new Map([...rules.candidates(position)].filter(([, next]) => (rules.judged?.(next, position.white) ?? [next]).every(isSafe)));
}

/** Checkmate and stalemate are judged first, then a draw for want of material. */
export function statusOf(rules: PlainRules, position: PlainPosition, moves = legalMoves(rules, position)): string {
  if (moves.size > 0) return isDead(rules, position) ? 'draw:material' : 'playing';
  return isInCheck(rules, position, position.white) ? 'checkmate' : 'stalemate';
}

/** Meder 1.3, 9.6: bare kings only; Bartmess 11.4; the others: one minor piece in all, or only bishops on squares of one colour. */
function isDead(rules: PlainRules, position: PlainPosition): boolean {
  const others = [...position.pieces].filter(([, piece]) => piece.role !== 'K');
  if (others.length === 0) return true;
  if (rules.minorsDraw === 'none') return false;
  if (others.length === 1) return others.every(([, piece]) => piece.role === 'B' || piece.role === 'N');
  if (others.some(([, piece]) => piece.role !== 'B')) return false;
  const shades = new Set(others.map(([square]) => (placeOf(position, square).x + placeOf(position, square).y) % 2));
  if (shades.size > 1) return false;
  return rules.minorsDraw === 'any number' || (others.length === 2 && others[0]?.[1].white !== others[1]?.[1].white);
}
