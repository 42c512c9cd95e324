import { BOARD_ROWS } from './board-rows.ts';
import { ENDING_ROWS } from './ending-rows.ts';
import { NOTATION_ROWS } from './notation-rows.ts';
import { PAWN_ROWS } from './pawn-rows.ts';
import { PIECE_ROWS } from './piece-rows.ts';
import type { RowRecord } from './row-record.ts';
import { SET_ROWS } from './set-rows.ts';
import { TABLE_ROWS } from './table-rows.ts';

/** Every row of the table; those of one group are in the table's order. */
export const ROW_RECORDS: readonly RowRecord[] = [
  ...[...SET_ROWS, ...PIECE_ROWS, ...PAWN_ROWS, ...BOARD_ROWS],
  ...[...ENDING_ROWS, ...TABLE_ROWS, ...NOTATION_ROWS],
];
