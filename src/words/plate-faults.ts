/** What is wrong with a plate, in the language of those who build the site. */
export { PLATE_FAULTS } from './en/plate-faults.ts';
