/** Why a line ends as its puzzle asks, in the language of the site. */
export { PUZZLE_WHY } from './en/puzzle-why.ts';
