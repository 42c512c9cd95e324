/** What is said where the record is saved, loaded and forgotten, in the language of the site. */
export { PROGRESS_FILE } from './en/progress-file.ts';
