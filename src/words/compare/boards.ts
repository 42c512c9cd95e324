/** The boards of several rulesets side by side, in the language of the site. */
export { BOARDS } from '../en/compare/boards.ts';
