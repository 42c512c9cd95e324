/** Questions to several rulesets and their answers, where no fact has them, in the language of the site. */
export { ANSWERS, QUESTIONS, VALUES } from '../en/compare/answers.ts';
