/** Moves as they are spoken, in the language of the site. */
export { MOVES } from './en/moves.ts';
