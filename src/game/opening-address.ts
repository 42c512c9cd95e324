import type { Ruleset } from '../engine/index.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';
import type { DescribedResult, DescribedFault } from '../words/described-fault.ts';
import type { NotationChoice } from '../board/state/settings.ts';
import { readAddress, type OpenedGame } from './game-address.ts';
import { compareLink, isCorrespondence, correspondenceIdOf } from './correspondence.ts';
import type { CorrespondenceStore } from './correspondence-controller.ts';
import { nameSteps } from './move-rows.ts';
import type { CooperativeTask } from '../platform/cooperative-task.ts';

/**
 * The address to open when somebody asks for one: their own game where a link is older or holds another game, with what is to be
 * said of that.
 */
export function chooseNewerGame(hash: string, box: CorrespondenceStore): { readonly hash: string; readonly fault?: DescribedFault } {
  const id = correspondenceIdOf(hash);
  const kept = box.list().find((one) => one.id === id);
  if (!kept) return { hash };
  const told = compareLink(hash, kept);
  if (told.kind === 'newer') return { hash };
  const about = told.kind === 'older' ? { field: 'mail', message: SHARED_GAMES.mail.older(told.by) } : told.fault;
  return { hash: kept.hash, fault: { code: 'impossible', ...about } };
}

/** Reads an address and names the steps of its game; for a game by link that cannot be read it says what to do. */
export function* openSteps(
  hash: string,
  find: (id: string) => Ruleset | undefined,
  notation: NotationChoice,
): CooperativeTask<DescribedResult<OpenedGame>> {
  const read = yield* readAddress(hash, find);
  if (read.ok) yield* nameSteps(read.value.tree, notation);
  else if (isCorrespondence(hash))
    return { ok: false, fault: { ...read.fault, message: SHARED_GAMES.mail.faults.again(read.fault.message) } };
  return read;
}
