/** What stands round a board, in the language of the site. */
export { DIAGRAM } from './en/diagram.ts';
