import type * as fileActs from './progress-file-actions.ts';
import { lazy } from '../../platform/lazy.ts';

type Acts = typeof fileActs;

/** Buttons that save the record to a file, take one in, and forget everything; what happened is reported in `[data-says]`. */
class ProgressFile extends HTMLElement {
  #stop = (): void => undefined;

  connectedCallback(): void {
    this.hidden = false;
    const input = this.querySelector('input');
    this.#on('save', () => this.#act(({ saveRecord }) => this.#say(saveRecord())));
    this.#on('forget', () => this.#act(({ forgetRecord }) => forgetRecord(this)));
    this.#on('load', () => input?.click());
    input?.addEventListener('change', () => {
      const file = input.files?.[0];
      input.value = '';
      if (file) this.#act(async ({ importRecord }) => this.#say(await importRecord(file)));
    });
    this.#whenSeen(() =>
      lazy(() => import('./watch-record.ts')).keep(({ watchRecord }) => {
        if (this.isConnected) this.#stop = watchRecord((isEmpty) => this.#disable(isEmpty));
      }),
    );
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  /** It stands at the foot of its page: what it needs to know is fetched when it comes into view. */
  #whenSeen(act: () => void): void {
    if (!('IntersectionObserver' in globalThis)) return act();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    });
    observer.observe(this);
    this.#stop = () => observer.disconnect();
  }

  /** There is nothing to save or to forget in an empty record. */
  #disable(isEmpty: boolean): void {
    for (const name of ['save', 'forget']) this.#button(name)?.toggleAttribute('disabled', isEmpty);
  }

  #button(name: string): HTMLButtonElement | null {
    return this.querySelector(`[data-do="${name}"]`);
  }

  #on(name: string, act: () => void): void {
    this.#button(name)?.addEventListener('click', act);
  }

  /** What the buttons do is fetched with the first press. */
  #act(act: (acts: Acts) => void | Promise<void>): void {
    lazy(() => import('./progress-file-actions.ts'))
      .load()
      .then(act)
      .catch(() => this.#say(this.dataset['notFetched'] ?? ''));
  }

  #say(text: string): void {
    const says = this.querySelector('[data-says]');
    if (says) says.textContent = text;
  }
}
customElements.define('progress-file', ProgressFile);
