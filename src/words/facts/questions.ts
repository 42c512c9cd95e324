/** What each fact of a ruleset answers, as a question, in the language of the site. */
export { QUESTIONS } from '../en/facts/questions.ts';
