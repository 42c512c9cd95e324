/** What goes wrong where a machine works beside the page, in the language of the site. */
export { WORKERS } from './en/workers.ts';
