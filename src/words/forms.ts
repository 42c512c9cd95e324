/** What JSON of ours has to be, in the language of the site. */
export { FORMS } from './en/forms.ts';
