/** What a page says of the build it is from, in the language of the site. */
export { NEWER } from './en/newer.ts';
