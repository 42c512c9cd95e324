/** The page that compares all rulesets, in the language of the site. */
export { COMPARE_PAGE, FACTS_TABLE, GLANCE, NEIGHBOURS, QUIZ, SUITS_PAGE } from '../en/compare/page.ts';
