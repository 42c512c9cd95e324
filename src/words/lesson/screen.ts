/** Whose the rule of a screen is, in the language of the site. */
export { SCREEN } from '../en/lesson/screen.ts';
