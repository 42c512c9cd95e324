/** What the page that makes a board for other sites says, in the language of the site. */
export { EMBED_PAGE } from './en/embed-page.ts';
