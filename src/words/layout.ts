/** What stands around the text of pages, in the language of the site. */
export { LAYOUT } from './en/layout.ts';
