import { expect } from '../../engine/index.ts';
import { readAs } from '../../schema/read-json.ts';
import moveDifferences from './move-differences.json';
import chess from './chess.json';
import examples from './examples.json';
import { MOVE_DIFFERENCE_TABLE, CHESS_EXAMPLES, EXAMPLES, type DifferenceTable, type ChessExamples, type Example } from './formats.ts';

/** The tables of the comparison, read: one that is broken ends the build. A page that needs one in the browser fetches its JSON. */
export const MOVE_DIFFERENCES: DifferenceTable = expect(readAs(MOVE_DIFFERENCE_TABLE, moveDifferences, 'moveDifferences.json'));
export const ALL_EXAMPLES: readonly Example[] = expect(readAs(EXAMPLES, examples, 'examples.json'));
export const CHESS_EXAMPLES_OF: ChessExamples = expect(readAs(CHESS_EXAMPLES, chess, 'chess.json'));
