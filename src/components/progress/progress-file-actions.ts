import { downloadFile } from '../../platform/download-file.ts';
import type { JsonFields } from '../../platform/json.ts';
import { writeItem } from '../../platform/storage.ts';
import { mergeRecords, NO_RECORD, readRecord } from '../../training/puzzle-record.ts';
import { puzzleStore } from './puzzle-store.ts';
import { mergeProgress, NO_PROGRESS, readProgress } from '../../training/lesson-record.ts';
import { mistakeStore } from './mistake-store.ts';
import { mergeMistakes, NO_MISTAKES, readMistakes } from '../../training/mistake-record.ts';
import { gameStore } from './game-store.ts';
import { mergeGames, readGames } from '../../game/game-list.ts';
import { parseFile, writeFile, type ProgressParts } from '../../training/progress-file.ts';
import { progressStore } from './progress-store.ts';
import { PENDING_KEY } from './pending-answers.ts';
import { PROGRESS_FILE } from '#words/progress-file.ts';

/** No file of ours is larger. */
const LARGEST = 4_000_000;

/** Everything that is stored, with what a newer build has put there. */
const writeStored = (): string =>
  writeFile({
    ...{ progress: progressStore.toJson() as JsonFields, puzzles: puzzleStore.toJson() },
    ...{ games: gameStore.toJson(), mistakes: mistakeStore.toJson() },
  });

/** Lets the reader keep the record as a file; gives what is said of it. */
export function saveRecord(): string {
  downloadFile(new Blob([writeStored()], { type: 'application/json' }), 'threefold-progress.json');
  return PROGRESS_FILE.saved;
}

/** Takes in what a file holds, beside what is there; gives what is said of it. A file of something else changes nothing. */
export async function importRecord(file: File): Promise<string> {
  const parts = file.size > LARGEST ? undefined : parseFile(await file.text().catch(() => ''));
  if (!parts) return PROGRESS_FILE.noRecord(file.name);
  if (isEmpty(parts)) return PROGRESS_FILE.empty(file.name);
  take(parts);
  return PROGRESS_FILE.loaded;
}

function isEmpty({ progress, puzzles, games, mistakes }: ProgressParts): boolean {
  const isNothing = Object.keys(readProgress(progress)?.lessons ?? {}).length === 0 && (readRecord(puzzles)?.history ?? []).length === 0;
  return isNothing && (readGames(games) ?? []).length === 0 && (readMistakes(mistakes)?.mistakes ?? []).length === 0;
}

function take({ progress, puzzles, games, mistakes }: ProgressParts): void {
  progressStore.merge(progress, mergeProgress);
  puzzleStore.merge(puzzles, mergeRecords);
  gameStore.merge(games, mergeGames);
  mistakeStore.merge(mistakes, mergeMistakes);
}

/** Forgets everything, says so in `[data-says]` of the part it was asked in, and offers the way back beside it. */
export function forgetRecord(part: HTMLElement): void {
  const before = writeStored();
  writeItem(PENDING_KEY, null);
  progressStore.replace(NO_PROGRESS);
  puzzleStore.replace(NO_RECORD);
  gameStore.replace([]);
  mistakeStore.replace(NO_MISTAKES);
  const says = part.querySelector('[data-says]');
  if (!says) return;
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.textContent = PROGRESS_FILE.undo;
  undo.addEventListener('click', () => {
    const parts = parseFile(before);
    if (parts) take(parts);
    says.textContent = PROGRESS_FILE.back;
    part.querySelector<HTMLElement>('[data-do="load"]')?.focus();
  });
  says.replaceChildren(`${PROGRESS_FILE.forgotten} `, undo);
}
