/** How a lesson is read, in the language of the site. */
export { GUIDE, GUIDED } from '../en/lesson/guide.ts';
