/** What a plate says before it is live, in the language of the site. */
export { PLATE } from './en/plate.ts';
