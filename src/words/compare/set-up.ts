/** How a game begins, in the language of the site. */
export { SET_UP } from '../en/compare/set-up.ts';
