/** The first page, in the language of the site. */
export { HOME } from './en/home.ts';
