/** Games as text: read by the rules their header names, and written so that they are read back. It brings no ruleset along. */
export { parseRecord, readRecord, settleResult, type GameRecord } from './core/record.ts';
export { readOptions } from './core/record-text.ts';
export type { Ply, Resting } from './core/record-line.ts';
export { makeRecord } from './core/record-write.ts';
