/** Questions that the engine is asked the same way for every ruleset, in the language of the site. */
export { COUNTED_WORDS } from '../en/compare/counted.ts';
