import { TABLE } from '../../../words/compare/table.ts';
import type { Row } from './rows.ts';

/** Questions that ask one thing of many cases, by how the ids of their rows begin: told in one table instead of one by one. */
const FAMILIES = TABLE.families;

/** A question of its own, or one asked of several cases. */
export interface Asked {
  readonly question: string;
  readonly rows: readonly Row[];
}

const familyOf = ({ id, cells }: Row): string | undefined =>
  Object.values(cells).every(({ kind }) => kind === 'counted')
    ? Object.entries(FAMILIES).find(([start]) => id.startsWith(start))?.[1]
    : undefined;

/** The rows in their order, the cases of one question together where the first of them stands. */
export function groupCases(rows: readonly Row[]): readonly Asked[] {
  const asked = new Map<string, Row[]>();
  for (const row of rows) {
    const question = familyOf(row) ?? row.question;
    asked.set(question, [...(asked.get(question) ?? []), row]);
  }
  return [...asked].map(([question, rows]) => ({ question, rows }));
}
