/** What two rulesets disagree about, told for an evening, in the language of the site. */
export { PAIR_WORDS } from '../en/compare/pairs.ts';
export { RIDES } from '../en/compare/rides.ts';
export type { Difference, Show, Telling } from '../en/compare/point.ts';
