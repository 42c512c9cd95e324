/** What the plate of a puzzle says and offers, in the language of the site. */
export { PUZZLE_PLATE } from './en/puzzle-plate.ts';
