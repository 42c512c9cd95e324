/** Which rules suit whom, in the language of the site. */
export { SUITS } from '../en/compare/suits.ts';
