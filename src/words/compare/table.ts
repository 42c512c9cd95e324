/** The table of all questions, in the language of the site. */
export { TABLE } from '../en/compare/table.ts';
