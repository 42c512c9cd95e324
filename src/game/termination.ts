import type { Player, Position } from '../engine/index.ts';
import { endOf, nodeAt, type TreeNode } from './tree.ts';

/** Why a game of two was over before its last position was: somebody resigned, or both agreed on a draw. */
export const CLOSING_REASONS = ['resignation', 'agreement'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** The header of a record that says so. */
export const TERMINATION = 'Termination';

/** Reads that header, in words of others too (`Ann won by resignation`); nothing where it says something else. */
function parseReason(text: string): ClosingReason | undefined {
  return /resign/i.test(text) ? 'resignation' : /agree/i.test(text) ? 'agreement' : undefined;
}

/** Why two players ended a game with such a result before its last position did: a draw is agreed on, all else is a resignation. */
export const reasonFor = (result: string): ClosingReason => (result.startsWith('1/2') ? 'agreement' : 'resignation');

/** The result of a game of two in which this player resigns: `0-1`. */
export function makeLoss(players: readonly Player[], loser: Player): string {
  return players.map((player) => (player === loser ? '0' : '1')).join('-');
}

/** Who has won by a result such as `1-0`; nothing where nobody has more than the others. */
export function findWinner(result: string, players: readonly Player[]): Player | undefined {
  return players[result.split('-').indexOf('1')];
}

/** A result that the last position does not give by itself: agreed on, resigned, or written in a record. It holds while the game ends there. */
export interface Closing {
  readonly result: string;
  readonly position: Position;
}

/** What a game brings along beside its moves. */
export interface GameNotes {
  /** Headers of a record. */
  readonly headers?: ReadonlyMap<string, string>;
  /** Points in turn order as a record has them, or `*`. */
  readonly result?: string;
}

/** The position at the end of the main line. */
export const lastOf = (tree: TreeNode): Position => nodeAt(tree, endOf(tree, [])).position;

/** The result that was given to a game, where the last position of its main line gives none. */
export function closingOf({
  tree,
  closing,
  headers,
}: {
  readonly tree: TreeNode;
  readonly closing: Closing | undefined;
  readonly headers: ReadonlyMap<string, string>;
}): { readonly result: string; readonly reason: ClosingReason | undefined } | undefined {
  if (!closing) return undefined;
  const last = lastOf(tree);
  if (closing.position !== last || last.status() !== 'playing') return undefined;
  return { result: closing.result, reason: parseReason(headers.get(TERMINATION) ?? '') };
}

/** The points of a position that ends a game, as a record has them; `*` where it goes on. */
export function resultOf(position: Position): string {
  const { players } = position.ruleset;
  const points = position.outcome()?.points ?? {};
  return players.every((player) => points[player] !== undefined) ? players.map((player) => points[player]).join('-') : '*';
}

/** What comes with a game, bound to the end of its main line. */
export function attachNotes(
  tree: TreeNode,
  { headers = new Map(), result = '*' }: GameNotes,
): {
  readonly headers: ReadonlyMap<string, string>;
  readonly closing: Closing | undefined;
} {
  return { headers, closing: result === '*' ? undefined : { result, position: lastOf(tree) } };
}
