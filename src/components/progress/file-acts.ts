import { mergeRecords, NO_RECORD } from './puzzle-record.ts';
import { changeRecord, loadRecord } from './puzzle-store.ts';
import { mergeProgress, NO_PROGRESS } from './lesson-record.ts';
import { parseFile, writeFile } from './saved.ts';
import { changeProgress, loadProgress } from './store.ts';
import { PROGRESS_FILE } from '../../words/progress-file.ts';

/** Larger files are none of ours. */
const LARGEST = 1_000_000;

/** Lets the reader keep the record as a file; gives what is said of it. */
export function saveRecord(): string {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeFile(loadProgress(), loadRecord())], { type: 'application/json' }));
  link.download = 'threefold-progress.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return PROGRESS_FILE.saved;
}

/** Takes in what a file holds, beside what is there; gives what is said of it. A file of something else changes nothing. */
export async function takeRecord(file: File): Promise<string> {
  const read = file.size > LARGEST ? undefined : parseFile(await file.text().catch(() => ''));
  const isEmpty = read && Object.keys(read.progress.lessons).length === 0 && read.puzzles.history.length === 0;
  if (isEmpty) return PROGRESS_FILE.empty(file.name);
  if (!read) return PROGRESS_FILE.noRecord(file.name);
  changeProgress((progress) => mergeProgress(progress, read.progress));
  changeRecord((record) => mergeRecords(record, read.puzzles));
  return PROGRESS_FILE.loaded;
}

/** Forgets everything, says so in `[data-says]` of the part it was asked in, and offers the way back beside it. */
export function forgetRecord(part: HTMLElement): void {
  const [before, puzzles] = [loadProgress(), loadRecord()];
  changeProgress(() => ({ ...NO_PROGRESS }));
  changeRecord(() => ({ ...NO_RECORD }));
  const says = part.querySelector('[data-says]');
  if (!says) return;
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.textContent = PROGRESS_FILE.undo;
  undo.addEventListener('click', () => {
    changeProgress((progress) => mergeProgress(progress, before));
    changeRecord((record) => mergeRecords(record, puzzles));
    says.textContent = PROGRESS_FILE.back;
    part.querySelector<HTMLElement>('[data-do="load"]')?.focus();
  });
  says.replaceChildren(`${PROGRESS_FILE.forgotten} `, undo);
}
