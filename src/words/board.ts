/** What a live board says, in the language of the site. */
export { BOARD } from './en/board.ts';
