import { COMPARE_TABLE } from '#words/compare/table.ts';
import type { Row } from './rows.ts';

/** A case of a question, and its row. */
export interface Case {
  readonly name: string;
  readonly row: Row;
}

/** A question of its own, or one asked of several cases. */
export interface QuestionCases {
  readonly question: string;
  readonly cases: readonly Case[];
}

/** A case by itself, as a row of a table begins: without the comma that the question has behind it. */
const nameCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/,$/, '');

function placeRow(row: Row): { readonly question: string; readonly name: string } {
  for (const { question, caseOf } of COMPARE_TABLE.families) {
    const name = caseOf.exec(row.question)?.[1];
    if (name !== undefined) return { question, name: nameCase(name) };
  }
  return { question: row.question, name: row.question };
}

/** The rows in their order, the cases of one question together where the first of them stands. */
export function groupCases(rows: readonly Row[]): readonly QuestionCases[] {
  const asked = new Map<string, Case[]>();
  for (const row of rows) {
    const { question, name } = placeRow(row);
    asked.set(question, [...(asked.get(question) ?? []), { name, row }]);
  }
  // One case alone asks its question itself.
  return [...asked].map(([question, cases]) => ({ question: cases.length > 1 ? question : cases[0]!.row.question, cases }));
}
