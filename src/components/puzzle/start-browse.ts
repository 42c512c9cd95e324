import { h, render } from 'preact';
import { Browse, startBrowse, type BrowseProps } from './Browse.tsx';

/** Puts the list with its filters where the page has room for it. */
export function showBrowse(host: HTMLElement): void {
  render(h(Browse, JSON.parse(host.dataset['browse'] ?? '{}') as BrowseProps), host);
  void startBrowse();
}
