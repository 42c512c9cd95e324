import { loadRules } from '../progress/rules.ts';

/** The ways from the ruleset the reader was with last stand first, and are marked as his. */
export function putKnownFirst(): void {
  const known = loadRules();
  for (const ways of document.querySelectorAll('.compare-ways')) {
    const own = [...ways.querySelectorAll<HTMLElement>('[data-known]')].find(({ dataset }) => dataset['known'] === known);
    if (!own) continue;
    own.classList.add('is-own');
    ways.querySelector('h2')?.after(own);
  }
}
