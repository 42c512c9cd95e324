/** The pages of puzzles, in the language of the site. */
export { PUZZLE_PAGES } from './en/puzzle-pages.ts';
