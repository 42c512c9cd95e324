import { lazy } from '../../platform/lazy.ts';

/** The search pill and its dialog, which is fetched when it is opened. `/` and Ctrl K open it. */
class SearchBox extends HTMLElement {
  #started: Promise<void> | undefined;

  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const open = (): void => {
      if (!dialog || dialog.open) return;
      dialog.showModal();
      this.querySelector('input')?.select();
      this.#started ??= lazy(() => import('./search-dialog.ts'))
        .load()
        .then(({ startSearch }) => startSearch(this));
      this.#started.catch(() => {
        this.#started = undefined;
        this.querySelector('.search-state')!.textContent = this.dataset['notFetched'] ?? '';
      });
    };
    this.querySelector('.search-open')?.addEventListener('click', open);
    this.querySelector('.search-close')?.addEventListener('click', () => dialog?.close());
    document.addEventListener('keydown', (event) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
      const isShortcut = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping);
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      open();
    });
  }
}
customElements.define('search-box', SearchBox);
