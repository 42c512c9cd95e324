/** What the search says, in the language of the site. */
export { SEARCH } from './en/search.ts';
