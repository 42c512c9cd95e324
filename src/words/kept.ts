/** What is said of keeping the site on a device, in the language of the site. */
export { KEPT, KEPT_PAGE } from './en/kept.ts';
