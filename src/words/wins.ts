/** What wins in a ruleset, in the language of the site. */
export { WINS } from './en/wins.ts';
