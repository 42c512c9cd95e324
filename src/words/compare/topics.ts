/** What two rulesets can disagree about, in the language of the site. */
export { TOPICS } from '../en/compare/topics.ts';
