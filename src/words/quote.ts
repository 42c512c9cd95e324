/** Words of somebody else, as they are quoted in the language of the site. */
export { quote } from './en/quote.ts';
