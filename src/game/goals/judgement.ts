import type { Move, Position } from '../../engine/index.ts';

/** A line that was played for a goal: the moves of all sides, with the position before each and the one after all. */
export interface PlayedLine {
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly positions: readonly Position[];
}

/** How a played line stands after a move of the reader. */
export type Judgement =
  | { readonly state: 'done' }
  | { readonly state: 'going' }
  /** The position alone does not say whether the goal is still reached by force; nor has the prover, where it was asked. Nobody's slip. */
  | { readonly state: 'open' }
  /** Not reached; the reply that shows it, if there is one. */
  | { readonly state: 'failed'; readonly why: FailReason; readonly reply?: Move; readonly act?: string };

/**
 * `not-asked`: another move than those asked for; `no-check`: mate was due, and the king is not even attacked; `drawn`: nobody can mate any
 * more; `in-check`: the king could still be taken; `declared`: a mate of that player can be declared.
 */
export type FailReason = 'not-asked' | 'too-slow' | 'no-check' | 'not-mate' | 'drawn' | 'mated' | 'stalemate' | 'in-check' | 'declared';

/** Whether a player can go on: in the game, and if on move, with a legal move. */
export function canGoOn(now: Position, player: PlayedLine['start']['turn']): boolean {
  return now.active.includes(player) && now.moves().length > 0;
}
