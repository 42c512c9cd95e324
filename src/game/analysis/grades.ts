import type { Player, Position } from '../../engine/index.ts';
import type { Finding, Shares } from './analysis-question.ts';

/** A move that loses this chance of a point or more is a mistake, in the grades and in the review (`mistakes.ts`). */
export const MISTAKE_LOSS = 0.1;

/** How a move is judged by the chance of a point it loses: from that loss on. */
export const GRADES = [
  { name: 'blunder', loss: 0.2 },
  { name: 'mistake', loss: MISTAKE_LOSS },
  { name: 'inaccuracy', loss: 0.05 },
  { name: 'good', loss: 0 },
] as const;
export type Grade = (typeof GRADES)[number]['name'];

/** A move within this much of the best is as good: searches differ by that. */
export const GRADE_MARGIN = 0.05;

/** What a move is called by the chance that its mover loses. */
export function gradeOf(loss: number): Grade {
  return GRADES.find((grade) => loss >= grade.loss)?.name ?? 'good';
}

/** Everybody's share at the end of a game; nothing while it goes on, and where its points are not known. */
export function sharesAtEnd(position: Position): Shares | undefined {
  const known = ENDS.get(position);
  if (known !== undefined) return known ?? undefined;
  const shares = findSharesAtEnd(position);
  ENDS.set(position, shares ?? null);
  return shares;
}

/** Whole games are asked again with every draft. */
const ENDS = new WeakMap<Position, Shares | null>();

function findSharesAtEnd(position: Position): Shares | undefined {
  const points = position.outcome()?.points;
  if (!points) return undefined;
  const { players } = position.ruleset;
  const numbers = players.map((player) => parsePoints(points[player] ?? '0'));
  const sum = numbers.reduce((one, other) => one + other, 0);
  return sum === 0 ? undefined : Object.fromEntries(players.map((player, at) => [player, numbers[at]! / sum]));
}

function parsePoints(text: string): number {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
}

/** Everybody's share in a position: of one that was searched by its best line. */
export function sharesIn(position: Position, finding: Finding | undefined): Shares | undefined {
  return sharesAtEnd(position) ?? finding?.lines[0]?.shares;
}

/** How much of their chance a player lost from one position to the next; never below 0. */
export function lossOf(mover: Player, before: Shares, after: Shares): number {
  return Math.max(0, (before[mover] ?? 0) - (after[mover] ?? 0));
}
