export { harshman } from '../threeway/ruleset.ts';
