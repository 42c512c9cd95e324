/** What puzzles ask and show, and why a solution solves them, in the language of the site. */
export { PUZZLE } from './en/puzzle.ts';
