/** What stands on every page, in the language of the site. */
export { SITE } from './en/site.ts';
