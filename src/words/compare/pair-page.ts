/** The page of a pair, in the language of the site. */
export { BITES_COUNTED, PAIR_PAGE } from '../en/compare/pair-page.ts';
