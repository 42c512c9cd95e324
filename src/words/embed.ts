/** What a board on a page of somebody else says, and the page that makes it, in the language of the site. */
export { EMBED } from './en/embed.ts';
