/** What an exercise says and offers, in the language of the site. */
export { EXERCISE } from '../en/lesson/exercise.ts';
