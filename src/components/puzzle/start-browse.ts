import { List, type BrowseProps } from './Browse.tsx';

/** Puts the list with its filters where the page has room for it. */
export function showBrowse(host: HTMLElement): void {
  void new List(host, JSON.parse(host.dataset['browse'] ?? '{}') as BrowseProps).start();
}
