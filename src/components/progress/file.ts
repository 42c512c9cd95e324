import type * as fileActs from './file-acts.ts';
import { loadRecord, onRecord } from './puzzle-store.ts';
import { loadProgress, onProgress } from './store.ts';

type Acts = typeof fileActs;

/** Buttons that save the record to a file, take one in, and forget everything; what happened is said in `[data-says]`. */
class ProgressFile extends HTMLElement {
  #stops: readonly (() => void)[] = [];

  connectedCallback(): void {
    this.hidden = false;
    const input = this.querySelector('input');
    this.#on('save', () => this.#act(({ saveRecord }) => this.#say(saveRecord())));
    this.#on('forget', () => this.#act(({ forgetRecord }) => forgetRecord(this)));
    this.#on('load', () => input?.click());
    input?.addEventListener('change', () => {
      const file = input.files?.[0];
      input.value = '';
      if (file) this.#act(async ({ takeRecord }) => this.#say(await takeRecord(file)));
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

  /** What the buttons do is fetched with the first press. */
  #act(act: (acts: Acts) => void | Promise<void>): void {
    import('./file-acts.ts').then(act).catch(() => this.#say(this.dataset['notFetched'] ?? ''));
  }

  #say(text: string): void {
    const says = this.querySelector('[data-says]');
    if (says) says.textContent = text;
  }
}
customElements.define('progress-file', ProgressFile);
