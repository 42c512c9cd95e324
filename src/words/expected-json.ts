/** What JSON of ours has to be, in the language of the site. */
export { EXPECTED_JSON } from './en/expected-json.ts';
