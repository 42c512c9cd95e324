import { mergeRecords, NO_RECORD } from './puzzle-record.ts';
import { changeRecord, loadRecord, onRecord } from './puzzle-store.ts';
import { mergeProgress, NO_PROGRESS } from './record.ts';
import { parseFile, writeFile } from './saved.ts';
import { changeProgress, loadProgress, onProgress } from './store.ts';

/** Larger files are none of ours. */
const LARGEST = 1_000_000;

/** Buttons that save the record to a file, take one in, and forget everything; what happened is said in `[data-says]`. */
class ProgressFile extends HTMLElement {
  #stops: readonly (() => void)[] = [];

  connectedCallback(): void {
    this.hidden = false;
    this.#on('save', () => this.#save());
    this.#on('forget', () => this.#forget());
    const input = this.querySelector('input');
    this.#on('load', () => input?.click());
    input?.addEventListener('change', () => {
      void this.#take(input.files?.[0]);
      input.value = '';
    });
    const follow = (): void => {
      const isEmpty = Object.keys(loadProgress().lessons).length === 0 && loadRecord().history.length === 0;
      for (const name of ['save', 'forget']) this.#button(name)?.toggleAttribute('disabled', isEmpty);
    };
    this.#stops = [onProgress(follow), onRecord(follow)];
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops) stop();
  }

  #button(name: string): HTMLButtonElement | null {
    return this.querySelector(`[data-do="${name}"]`);
  }

  #on(name: string, act: () => void): void {
    this.#button(name)?.addEventListener('click', act);
  }

  #say(text: string): void {
    const says = this.querySelector('[data-says]');
    if (says) says.textContent = text;
  }

  #save(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeFile(loadProgress(), loadRecord())], { type: 'application/json' }));
    link.download = 'threefold-progress.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.#say('Saved to a file. You can load it on another computer.');
  }

  async #take(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = file.size > LARGEST ? undefined : parseFile(await file.text().catch(() => ''));
    const isEmpty = read && Object.keys(read.progress.lessons).length === 0 && read.puzzles.history.length === 0;
    if (isEmpty) return this.#say(`“${file.name}” holds nothing of this site’s lessons and puzzles. Nothing was changed.`);
    if (!read) return this.#say(`“${file.name}” is no record of progress. Nothing was changed.`);
    changeProgress((progress) => mergeProgress(progress, read.progress));
    changeRecord((record) => mergeRecords(record, read.puzzles));
    this.#say('Loaded. What you had done here is kept as well.');
  }

  #forget(): void {
    const [before, puzzles] = [loadProgress(), loadRecord()];
    changeProgress(() => ({ ...NO_PROGRESS }));
    changeRecord(() => ({ ...NO_RECORD }));
    this.#say('Forgotten. ');
    const undo = document.createElement('button');
    undo.type = 'button';
    undo.textContent = 'Undo';
    undo.addEventListener('click', () => {
      changeProgress((progress) => mergeProgress(progress, before));
      changeRecord((record) => mergeRecords(record, puzzles));
      this.#say('Your progress is back.');
      this.#button('load')?.focus();
    });
    this.querySelector('[data-says]')?.append(undo);
  }
}
customElements.define('progress-file', ProgressFile);
