import { spellFigures } from '../model/naming.ts';

/** The one polite live region of the page. */
let region: HTMLElement | undefined;

/** Reads a sentence to those who listen to the page. */
export function announce(sentence: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'board-voice';
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // A region that is emptied first reads the same sentence twice when it is said twice.
  setTimeout(() => (target.textContent = spellFigures(sentence)), 30);
}
