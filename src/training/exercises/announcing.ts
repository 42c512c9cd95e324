import { sayDeclaration } from '../../words/declarations.ts';
import { parseAct, type Move, type Player, type Position } from '../../engine/index.ts';
import { findMove, greediestReply } from '../../game/goals/goal-judge.ts';
import { listDeclarations } from '../../game/goals/judge-goal.ts';
import { declarationsAgainst } from './judge-declaration.ts';
import type { AnnouncingGoal } from './exercise-goals.ts';

/** The answer that nothing is declared. */
export const SILENCE = 'silence';

const isBy = (id: string, player: Player): boolean => {
  const act = parseAct(id);
  return act?.kind === 'declaration' && act.by.includes(player);
};

/** What the reader may say between turns: to declare alone, to declare with the third player, and nothing. */
export function announcementsOf(position: Position, { by, loser }: AnnouncingGoal): readonly string[] {
  return [...declarationsAgainst(position, loser).filter((id) => isBy(id, by)), SILENCE];
}

/** The declarations that the reader could make now. */
export function holdingFor(position: Position, { by, loser }: AnnouncingGoal): readonly string[] {
  return listDeclarations(position, loser).filter((id) => isBy(id, by));
}

/** Moves of the reader’s, at most: one where nothing is said and the reader is on move. */
export const ownMovesOf = ({ by, within }: AnnouncingGoal, start: Position): number => within ?? (start.turn === by ? 1 : 0);

/** Why silence was a mistake: the declaration that held, and what makes it hold. */
export function findMissed(position: Position, goal: AnnouncingGoal): { readonly act: string; readonly says: string } | undefined {
  const [act] = holdingFor(position, goal);
  const found = act === undefined ? undefined : position.examine?.(act);
  return act === undefined ? undefined : { act, says: found?.ok ? sayDeclaration(found.value.found) : '' };
}

/** The reply of another player: the one that was written for this place, else the greediest. */
export function replyOf(position: Position, written: string | undefined): Move | undefined {
  return findMove(position, written) ?? greediestReply(position);
}

/** Whether a declaration can be made, or the king taken, after a move of the reader’s and before the next. */
export function bringsMate(goal: AnnouncingGoal, after: Position, replies: readonly string[]): boolean {
  let now = after;
  for (let made = 0; now.turn !== goal.by; made++) {
    if (!now.active.includes(goal.loser) || holdingFor(now, goal).length > 0) return true;
    const reply = replyOf(now, replies[made]);
    if (!reply) return false;
    now = now.after(reply);
  }
  return false;
}
