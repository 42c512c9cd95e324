import { expect } from '../../engine/index.ts';
import { readAs } from '../../schema/read-json.ts';
import moveDifferences from './move-differences.json';
import chess from './chess.json';
import examples from './examples.json';
import {
  MOVE_DIFFERENCES_SCHEMA,
  CHESS_EXAMPLES_SCHEMA,
  EXAMPLES_SCHEMA,
  type DifferenceTable,
  type ChessExamples,
  type Example,
} from './formats.ts';

/** The tables of the comparison, read: one that is broken ends the build. A page that needs one in the browser fetches its JSON. */
export const MOVE_DIFFERENCES: DifferenceTable = expect(readAs(MOVE_DIFFERENCES_SCHEMA, moveDifferences, 'moveDifferences.json'));
export const ALL_EXAMPLES: readonly Example[] = expect(readAs(EXAMPLES_SCHEMA, examples, 'examples.json'));
export const CHESS_EXAMPLES_OF: ChessExamples = expect(readAs(CHESS_EXAMPLES_SCHEMA, chess, 'chess.json'));
