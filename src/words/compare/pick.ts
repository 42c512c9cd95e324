/** What is said of a piece that is picked up on several boards, in the language of the site. */
export { PICK } from '../en/compare/pick.ts';
