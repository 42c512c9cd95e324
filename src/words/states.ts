/** How a game stands, in the language of the site. */
export { STATES } from './en/states.ts';
