import { OFFLINE } from '#words/offline.ts';
import { KEPT_CHANGED } from './offline-events.ts';
import { isWorkerActive, downloadSet, letGo, readStore, type DownloadResult } from '../../offline/download-status.ts';

/** Whether this browser keeps anything here. */
export const canStoreOffline = 'serviceWorker' in navigator && 'caches' in globalThis;

/** How keeping ended, in words. */
function sayOutcome(kept: DownloadResult): string {
  switch (kept.outcome) {
    case 'kept':
      return kept.lost === 0 ? OFFLINE.all : OFFLINE.allBut(kept.lost);
    case 'lost':
      return OFFLINE.some(kept.lost, kept.all);
    case 'full':
      return OFFLINE.full;
    case 'inactive':
      return OFFLINE.inactive;
  }
}

/** Why nothing was done: the reader's settings let the site keep nothing, the host has no list of it, or there is no network. */
function sayFault(error: unknown): string {
  if (error instanceof SyntaxError) return OFFLINE.unread;
  return error instanceof DOMException && error.name === 'SecurityError' ? OFFLINE.closed : OFFLINE.lost;
}

/** A part of the site with its buttons: what is here of it, and how keeping it goes on. */
class KeepSet extends HTMLElement {
  #life: AbortController | undefined;
  #isBusy = false;

  connectedCallback(): void {
    if (!canStoreOffline) return;
    delete this.dataset['asleep'];
    const { signal } = (this.#life = new AbortController());
    this.#button('keep').addEventListener('click', () => void this.#act(() => this.#keep()), { signal });
    this.#button('let-go').addEventListener('click', () => void this.#act(() => this.#letGo()), { signal });
    document.addEventListener(KEPT_CHANGED, () => void this.#show(), { signal });
    void this.#show();
  }

  disconnectedCallback(): void {
    this.#life?.abort();
  }

  get #set(): string {
    return this.dataset['set'] ?? '';
  }

  #button(name: string): HTMLButtonElement {
    return this.querySelector(`[data-do="${name}"]`)!;
  }

  #say(text: string): void {
    this.querySelector('.keep-says')!.textContent = text;
  }

  async #act(act: () => Promise<string>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const said = await act().catch(sayFault);
    this.#isBusy = false;
    document.dispatchEvent(new Event(KEPT_CHANGED));
    await this.#show(said);
  }

  async #keep(): Promise<string> {
    this.#say(OFFLINE.fetching(0));
    return sayOutcome(await downloadSet(this.#set, (part) => this.#say(OFFLINE.fetching(Math.floor(part * 100)))));
  }

  async #letGo(): Promise<string> {
    await letGo(this.#set);
    return OFFLINE.gone;
  }

  /** Shows what is here; a word on what was just done stands instead of how much that is. */
  async #show(said?: string): Promise<void> {
    if (this.#isBusy) return;
    const held = await readStore().then(
      (store) => store.held.get(this.#set),
      () => undefined,
    );
    const [have, all] = [held?.have.length ?? 0, held?.files.length ?? 0];
    const isAll = have > 0 && have === all;
    const isActive = isAll && (await isWorkerActive());
    const focus = this.contains(document.activeElement) ? document.activeElement : null;
    this.#button('keep').hidden = isAll;
    this.#button('let-go').hidden = have === 0;
    // The focus of a button that goes away moves to the other one.
    if (focus instanceof HTMLElement && focus.hidden) this.querySelector<HTMLElement>('button:not([hidden])')?.focus();
    this.#say(said ?? (isActive ? OFFLINE.all : isAll ? OFFLINE.inactive : have === 0 ? '' : OFFLINE.part(have, all)));
  }
}
customElements.define('keep-set', KeepSet);
