import { listenToKeys } from './keys.ts';
import { changeRecord } from '../progress/puzzle-store.ts';
import { MISSED, SOLVED, type Told } from './told.ts';

/** The page of one puzzle: its keys, and the reader's record of what he solves here. */
export function startPuzzlePage(host: HTMLElement): void {
  const { puzzlePage: id = '', ruleset = '', asked } = host.dataset;
  const rating = Number(host.dataset['rating'] ?? NaN);
  let isNoted = false;
  const note = async (score: 0 | 1): Promise<void> => {
    // Who does not know how hard it is cannot say what it is worth.
    if (isNoted || !(rating > 0)) return;
    isNoted = true;
    const { noteAttempt } = await import('./skill.ts');
    changeRecord((record) => noteAttempt(record, { id, ruleset, rating, isAsked: asked !== undefined }, score, new Date()));
  };
  host.addEventListener(MISSED, () => void note(0));
  host.addEventListener(SOLVED, (event) => void note((event as CustomEvent<Told>).detail.clean ? 1 : 0));
  listenToKeys();
}
