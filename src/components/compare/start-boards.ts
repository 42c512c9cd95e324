import { h, render } from 'preact';
import Boards from './Boards.tsx';
import type { Props } from './comparison.ts';

/** Puts the linked boards where the page has room for them. */
export function showBoards(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-linked-boards]'))
    render(h(Boards, JSON.parse(host.dataset['linkedBoards'] ?? '{}') as Props), host);
}
