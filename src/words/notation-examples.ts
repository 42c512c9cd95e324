/** The table of how moves are written, in the language of the site. */
export { NOTATION_EXAMPLES } from './en/notation-examples.ts';
