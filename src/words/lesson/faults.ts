/** What is wrong with a plate of a lesson, in the language of those who build the site. */
export { LESSON_FAULTS } from '../en/lesson/faults.ts';
