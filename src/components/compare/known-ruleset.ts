import { loadRules } from '../progress/current-rules.ts';

/** Puts the ways from the reader's last ruleset first, and marks them. */
export function putKnownFirst(): void {
  const known = loadRules();
  for (const ways of document.querySelectorAll('.compare-ways')) {
    const own = [...ways.querySelectorAll<HTMLElement>('[data-known]')].find(({ dataset }) => dataset['known'] === known);
    if (!own) continue;
    own.classList.add('is-own');
    ways.querySelector('h2')?.after(own);
  }
}
