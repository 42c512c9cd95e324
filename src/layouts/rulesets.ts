import { findRuleset } from '../engine/index.ts';

/** How a ruleset is called on the site. */
export function nameOf(id: string): string {
  return findRuleset(id)?.name ?? id;
}
