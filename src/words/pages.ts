/** Pages that say little themselves, in the language of the site. */
export { BOARD_PAGE, COURSES, GLOSSARY_PAGE, NOWHERE, REFERENCES } from './en/pages.ts';
