import { PAIR_PAGE } from '#words/compare/pair-page.ts';
import { ROW_RECORDS } from './rows/row-records.ts';
import type { BriefTopic } from './rows/row-record.ts';
import type { Row } from './rows.ts';

const recordOf = (id: string) => ROW_RECORDS.find((record) => record.id === id);

/** Whether the answer says something to somebody who sits down to play. */
export function isOfUse({ id, group }: Row): boolean {
  return recordOf(id)?.isIdle !== true && group !== 'notation' && group !== 'games';
}

/** What two rulesets say of an answer that they share: one sentence where it is one, else the sentence of each. */
export function tellShared(row: Row, pair: readonly [string, string]): readonly { readonly of?: string; readonly says: string }[] {
  const said = pair.flatMap((of) => (row.cells[of] ? [{ of, says: row.cells[of].says }] : []));
  return new Set(said.map(({ says }) => says)).size > 1 ? said : said.slice(0, 1).map(({ says }) => ({ says }));
}

/** Whether a question stands among the few that are looked up first. */
export function isFirstLookup({ id }: Row): boolean {
  return recordOf(id)?.brief !== undefined;
}

/** The questions that are looked up first, by topic and in the order of the table; those that tonight's ruleset has no answer to are left out. */
export function listFirstLookups(
  rows: readonly Row[],
  tonight: string,
): readonly { readonly topic: BriefTopic; readonly title: string; readonly rows: readonly Row[] }[] {
  return (Object.entries(PAIR_PAGE.briefTopics) as [BriefTopic, string][]).map(([topic, title]) => ({
    topic,
    title,
    rows: rows.filter((row) => recordOf(row.id)?.brief === topic && row.cells[tonight]),
  }));
}
