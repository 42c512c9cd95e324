import { captureOf } from '../engine/index.ts';
import { isGainOfThree } from './gain-of-three.ts';
import { afterMove, expectMove, givesCheck } from './position-queries.ts';
import type { SourceKind } from './quality.ts';
import { refutations, type SolvedTask } from './solve-task.ts';
import { isEnding, isProved } from './task.ts';

/** Wrong moves that tempt, at least. */
export const LEAST_TEMPTING = 2;
/** Wrong moves that tempt by their number, where each fails to many replies. */
const MANY_TEMPTING = 4;
/** Pieces of a position as games have them. */
export const FULL = 16;
/** With so few pieces hardly anything checks: this many wrong moves that fail to a single reply are enough there. */
const CLOSE_DRAWS = 2;

/** Wrong first moves that check or capture. */
export function listTempting({ position, keys }: Pick<SolvedTask, 'position' | 'keys'>): readonly string[] {
  return position
    .moves()
    .filter((move) => !keys.includes(move.id) && (captureOf(move) !== undefined || givesCheck(position, move)))
    .map(({ id }) => id);
}

/** Whether some wrong move looks right. */
export function isTempting(solved: SolvedTask, source: SourceKind): boolean {
  const { position, task, keys } = solved;
  if (!isProved(task) && task.kind !== 'saves') return true;
  const tempting = listTempting(solved);
  if (temptsByNumber(solved, source, tempting)) return true;
  const wrong = position.moves().flatMap(({ id }) => (keys.includes(id) ? [] : [id]));
  let threats = 0;
  if (isGainOfThree(position, task) && wrong.some((id) => threatens(solved, id) && ++threats >= LEAST_TEMPTING)) return true;
  if ((task.kind === 'draw' || isEnding(task)) && countClose(solved, wrong) >= CLOSE_DRAWS) return true;
  return tempting.length >= LEAST_TEMPTING && tempting.some((id) => refutations(position, task, id).length === 1);
}

/** Whether a wrong move of a gain would win against some of the replies to it. */
function threatens({ position, task }: SolvedTask, id: string): boolean {
  const refuting = refutations(position, task, id).length;
  return refuting > 0 && refuting < afterMove(position, id).moves().length;
}

/** Wrong moves among these that fail to a single reply, or give an ending away by stalemate. */
const countClose = ({ position, task }: SolvedTask, ids: readonly string[]): number =>
  ids.filter((id) => (isEnding(task) && afterMove(position, id).status() === 'stalemate') || refutations(position, task, id).length === 1)
    .length;

/** Whether it is a draw whose key gives check and takes nothing, where other checks and captures nearly do as well: which one has to be seen. */
export function isDrawAmongChecks(solved: SolvedTask): boolean {
  const { position, task, keys } = solved;
  if (task.kind !== 'draw' || captureOf(expectMove(position, keys[0]!))) return false;
  return countClose(solved, listTempting(solved)) >= LEAST_TEMPTING;
}

/** With many pieces a wrong move fails to many replies: the temptation is the number of wrong moves, of checks where mate is asked for. */
function temptsByNumber(solved: SolvedTask, source: SourceKind, tempting: readonly string[]): boolean {
  const { position, task } = solved;
  if (isWinAhead(solved, source)) return tempting.length >= MANY_TEMPTING;
  if (source !== 'game' || (task.kind !== 'mate' && task.kind !== 'declaration') || position.setup.pieces.length < FULL) return false;
  return tempting.filter((id) => givesCheck(position, expectMove(position, id))).length >= MANY_TEMPTING;
}

/**
 * Whether it is a win out of a game that the key prepares and does not take: it takes nothing, or less than it puts at stake. Then the answer
 * has to be seen beforehand, even if it is the same to every reply, as that to a fork with check is.
 */
export function isWinAhead({ position, task, keys }: SolvedTask, source: SourceKind): boolean {
  if (source !== 'game' || task.kind !== 'gain') return false;
  const { values } = position.ruleset;
  const key = expectMove(position, keys[0]!);
  const taken = captureOf(key)?.piece.role;
  const taker = position.at(key.from)?.role;
  return taken === undefined || (taker !== undefined && taker !== 'king' && values[taken] < values[taker]);
}
