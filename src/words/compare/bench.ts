/** What is said of one position under several rulesets, in the language of the site. */
export { BENCH } from '../en/compare/bench.ts';
