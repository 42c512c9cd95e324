import { findRuleset } from '../engine/index.ts';

/** How a ruleset is called on the site. */
export function rulesetName(id: string): string {
  return findRuleset(id)?.name ?? id;
}

/** The ruleset a page is about, by its address: `/learn/meder/pins/`, `/rules/meder/`, `/puzzles/meder-1/`; nothing where it is about none or several. */
export function rulesetOfPath(path: string): string | undefined {
  const [, id] = /^\/(?:learn|rules|puzzles|practice)\/([a-z]+)(?=[-/])/.exec(path) ?? [];
  return id !== undefined && findRuleset(id) ? id : undefined;
}
