/** Every letter and sign on a page of two rulesets, in the language of the site. */
export { LETTERS } from '../en/compare/letters.ts';
