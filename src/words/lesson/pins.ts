/** What is said of a board that goes from pin to pin, in the language of the site. */
export { PINS } from '../en/lesson/pins.ts';
