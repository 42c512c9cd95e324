import { loadRuleset } from '../../engine/index.ts';
import { runInSlices } from '../../platform/cooperative-task.ts';
import { correspondenceIdOf } from '../../game/correspondence.ts';
import { rulesetInAddress, type OpenedGame } from '../../game/game-address.ts';
import { readKeptHeaders } from '../../game/game-list.ts';
import { chooseNewerGame, openSteps } from '../../game/opening-address.ts';
import { endOf, lineAlong, makeTree } from '../../game/tree.ts';
import type { DescribedFault } from '../../words/described-fault.ts';
import { loadSettings } from '../board/view/settings-store.ts';
import type { InitialLine } from '../diagram/mount.tsx';
import { openLine } from '../diagram/open-line.ts';
import type { PlateSpec } from '../diagram/plate-spec.ts';
import { correspondenceStore } from './correspondence-store.ts';
import { gameOf } from './hot-seat-store.ts';
import { savedGames } from './saved-games.ts';

/** How the analysis board begins: with the game its address holds. */
export interface OpenedAnalysisBoard extends InitialLine {
  readonly opened: OpenedGame;
  /** What is wrong with the address. */
  readonly fault?: DescribedFault;
}

/** Opens the game of the page's address, or the position the page was built with where it holds none. */
export async function openAnalysisBoard(spec: PlateSpec): Promise<OpenedAnalysisBoard> {
  const { hash } = location;
  const asked = hash === '' ? undefined : await loadRuleset(rulesetInAddress(hash));
  const find = (id: string) => (asked?.id === id ? asked : undefined);
  const { notation } = loadSettings();
  const settled = chooseNewerGame(hash, correspondenceStore);
  const first = settled.hash === '' ? undefined : await runInSlices(openSteps(settled.hash, find, notation));
  // A link that cannot be read loses nothing: the game is shown as it is kept.
  const kept = first?.ok === false && correspondenceStore.list().find(({ id }) => id === correspondenceIdOf(hash));
  const read = kept ? await runInSlices(openSteps(kept.hash, find, notation)) : first;
  const fault = first?.ok === false ? first.fault : (first?.value.fault ?? settled.fault);
  if (read?.ok) {
    const { tree, path } = read.value;
    // A page that is loaded again goes on with the game that is kept.
    const entry = savedGames.list().find((one) => gameOf(one.hash) === gameOf(settled.hash) && tree.next.length > 0);
    const opened = { ...read.value, ...(entry && { entry: entry.id, headers: readKeptHeaders(entry.headers) }) };
    return { line: lineAlong(tree, endOf(tree, path)), index: path.length, opened, ...(fault && { fault }) };
  }
  const line = await openLine(spec);
  return { line, index: 0, opened: { tree: makeTree(line.positions[0]!), path: [] }, ...(fault && { fault }) };
}
