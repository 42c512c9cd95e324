/** What is declared, claimed and agreed on, in the language of the site. */
export { ACTS, namePlayers } from './en/acts.ts';
