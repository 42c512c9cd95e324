/** Games as text: read by the rules their header names, and written so that they are read back. It brings no ruleset along. */
export { parseRecord, readRecord, type GameRecord } from './core/record.ts';
export type { Ply, Resting } from './core/record-line.ts';
export { makeRecord } from './core/record-write.ts';
