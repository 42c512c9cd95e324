import { COMPARE_TABLE } from '#words/compare/table.ts';
import type { Ruleset } from '../engine/index.ts';
import { ROW_RECORDS } from './rows/row-records.ts';
import type { Sign } from './rows/row-record.ts';
import type { Row } from './rows.ts';

/** A question of the matrix, with the row of the table that answers it in full, and a sign under each ruleset; nothing where it is not asked. */
interface MatrixRow {
  readonly row: string;
  readonly question: string;
  readonly cells: readonly (Sign | undefined)[];
}

/** The matrix: the rows that tell the rulesets apart at a glance, each with a sign and a few words under every ruleset. */
export function makeMatrix(rows: readonly Row[], rulesets: readonly Ruleset[]): readonly MatrixRow[] {
  return ROW_RECORDS.flatMap(({ id, glance }): readonly MatrixRow[] =>
    glance
      ? [
          {
            row: id,
            question: COMPARE_TABLE.glance.questions[id]!,
            cells: rulesets.map((ruleset) => glance((one) => rows.find((found) => found.id === one)?.cells[ruleset.id]?.value)),
          },
        ]
      : [],
  );
}
