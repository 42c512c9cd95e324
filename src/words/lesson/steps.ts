/** What stands beside a line of moves, in the language of the site. */
export { STEPS } from '../en/lesson/steps.ts';
