import type { PuzzleResult } from '../../training/puzzle-result.ts';
import { listenToShortcuts } from './shortcuts.ts';
import { changeRecord } from '../progress/puzzle-store.ts';
import { noteAttempt } from '../../training/reader-rating.ts';
import { MISSED, SOLVED } from './puzzle-events.ts';

/** The page of one puzzle: its keys, and the reader's record of what is solved here, or was before this came (`early`). */
export function startPuzzlePage(host: HTMLElement, early: readonly Event[] = []): void {
  const { puzzlePage: id = '', ruleset = '', asked } = host.dataset;
  const rating = Number(host.dataset['rating'] ?? NaN);
  let isNoted = false;
  const hear = (event: Event): void => {
    const told = (event as CustomEvent<PuzzleResult>).detail;
    // Without its rating nobody can say what a puzzle is worth.
    if (isNoted || told.id !== id || !(rating > 0)) return;
    const score = event.type !== SOLVED ? 0 : told.clean ? 1 : told.isHalf ? 0.5 : 0;
    changeRecord((record) => noteAttempt(record, { id, ruleset, rating, isAsked: asked !== undefined }, score, new Date()));
    isNoted = true;
  };
  early.forEach(hear);
  for (const type of [MISSED, SOLVED]) host.addEventListener(type, hear);
  listenToShortcuts();
}
