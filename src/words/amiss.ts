/** What is wrong with a proof game, or with the move that a puzzle begins with, in the language of the site. */
export { AMISS } from './en/amiss.ts';
