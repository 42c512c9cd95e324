import { KEPT } from '../../words/kept.ts';
import { keepSet, letGo, readStore, type Kept } from './held.ts';

/** Dispatched on the document when something was kept or let go. */
export const CHANGED = 'threefold:kept';
/** Whether this browser keeps anything here. */
export const canKeep = 'serviceWorker' in navigator && 'caches' in globalThis;
const SAYS: Readonly<Record<Kept, string>> = { kept: KEPT.all, full: KEPT.full, lost: KEPT.lost };

/** Why nothing was done: the reader's settings let the site keep nothing, the host has no list of it, or there is no network. */
function sayFault(error: unknown): string {
  if (error instanceof SyntaxError) return KEPT.unread;
  return error instanceof DOMException && error.name === 'SecurityError' ? KEPT.closed : KEPT.lost;
}

/** A part of the site with its buttons: what is here of it, and how keeping it goes on. */
class KeepSet extends HTMLElement {
  #life: AbortController | undefined;
  #isBusy = false;

  connectedCallback(): void {
    if (!canKeep) return;
    delete this.dataset['asleep'];
    const { signal } = (this.#life = new AbortController());
    this.#button('keep').addEventListener('click', () => void this.#act(() => this.#keep()), { signal });
    this.#button('let-go').addEventListener('click', () => void this.#act(() => this.#letGo()), { signal });
    document.addEventListener(CHANGED, () => void this.#show(), { signal });
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
    document.dispatchEvent(new Event(CHANGED));
    await this.#show(said);
  }

  async #keep(): Promise<string> {
    this.#say(KEPT.fetching(0));
    return SAYS[await keepSet(this.#set, (part) => this.#say(KEPT.fetching(Math.floor(part * 100))))];
  }

  async #letGo(): Promise<string> {
    await letGo(this.#set);
    return KEPT.gone;
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
    const focus = this.contains(document.activeElement) ? document.activeElement : null;
    this.#button('keep').hidden = isAll;
    this.#button('let-go').hidden = have === 0;
    // Who pressed a button that goes away stands at the other one.
    if (focus instanceof HTMLElement && focus.hidden) this.querySelector<HTMLElement>('button:not([hidden])')?.focus();
    this.#say(said ?? (isAll ? KEPT.all : have === 0 ? '' : KEPT.part(have, all)));
  }
}
customElements.define('keep-set', KeepSet);
