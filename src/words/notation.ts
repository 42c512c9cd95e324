/** What is said where moves are written in other notations, in the language of the site. */
export { NOTATION } from './en/notation.ts';
