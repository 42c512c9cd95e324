import { parseAct, type Goal, type Player, type Position, type Status, type Move } from '../../engine/index.ts';
import { findEscape } from '../../board/text/reply-text.ts';

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

/**
 * Judges a goal of the engine from the position after a move of `player`, who has `left` moves to go. Checkmate, stalemate, a fallen king
 * and a declaration that can be made are seen on the board, whoever else may be asked; what only a proof can tell is `open`.
 */
export function judgeGoal(goal: Goal, now: Position, left: number): Judgement {
  const status = now.status();
  switch (goal.kind) {
    case 'mate':
      return judgeMate(now, left);
    case 'stalemate':
      return status === 'stalemate' ? { state: 'done' } : openWhile(left > 0 && status === 'playing');
    case 'draw':
      return isDrawnAtOnce(status) || status === 'checkmate' ? { state: 'done' } : openWhile(left > 0 && status === 'playing');
    case 'win':
      return now.active.length < 2 ? { state: 'done' } : openWhile(status === 'playing');
    case 'hold':
      return isDrawnAtOnce(status) ? { state: 'done' } : openWhile(status === 'playing');
    case 'gain':
      return status === 'checkmate' ? { state: 'done' } : openWhile(status === 'playing');
    case 'capture':
      return now.active.includes(goal.king) ? openWhile(left > 0) : { state: 'done' };
    case 'declaration':
      if (!now.active.includes(goal.king) || listDeclarations(now, goal.king).some((id) => isBy(id, goal.by))) return { state: 'done' };
      return left > 0 ? { state: 'going' } : { state: 'failed', why: 'not-mate' };
    case 'promotion':
    case 'defence':
      return openWhile(status === 'playing');
  }
}

/** The declarations against a player that may be made now. */
export function listDeclarations(position: Position, loser: Player): readonly string[] {
  return position.acts().flatMap(({ id }) => {
    const act = parseAct(id);
    return act?.kind === 'declaration' && act.loser === loser ? [id] : [];
  });
}

/** Drawn where it stands, not by a claim. */
const isDrawnAtOnce = (status: Status): boolean => status === 'stalemate' || status === 'draw:material' || status === 'draw:dead';

const openWhile = (isOpen: boolean): Judgement => (isOpen ? { state: 'open' } : { state: 'failed', why: 'not-asked' });

function judgeMate(now: Position, left: number): Judgement {
  const status = now.status();
  if (status === 'checkmate') return { state: 'done' };
  if (status === 'stalemate') return { state: 'failed', why: 'stalemate' };
  if (isDrawnAtOnce(status)) return { state: 'failed', why: 'drawn' };
  if (left > 0) return { state: 'open' };
  const reply = findEscape(now);
  return reply ? { state: 'failed', why: 'not-mate', reply } : { state: 'failed', why: 'no-check' };
}

/** Whether a declaration is that of these players, no more and no fewer. */
function isBy(id: string, players: readonly Player[]): boolean {
  const act = parseAct(id);
  return act?.kind === 'declaration' && act.by.length === players.length && act.by.every((player) => players.includes(player));
}
