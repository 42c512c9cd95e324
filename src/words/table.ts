/** What is said at the table, in the language of the site: games by link, clocks, boards that go round, sheets of paper. */
export { TABLE } from './en/table.ts';
