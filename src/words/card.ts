/** The card for the table, in the language of the site. */
export { CARD } from './en/card.ts';
