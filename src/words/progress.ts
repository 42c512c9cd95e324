/** What is said of what the reader has done, in the language of the site. */
export { PROGRESS } from './en/progress.ts';
