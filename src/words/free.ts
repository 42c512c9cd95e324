/** What the free board says, in the language of the site; the same in another language is of its type. */
export { FREE } from './en/free.ts';
