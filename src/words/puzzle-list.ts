/** What the list of puzzles says, in the language of the site. */
export { PUZZLE_LIST } from './en/puzzle-list.ts';
