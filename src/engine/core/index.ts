/** The vocabulary of the rules: what every ruleset speaks of and nothing that plays. It brings no ruleset along. */
export * from './act.ts';
export type * from './examination.ts';
export * from './label.ts';
export * from './facts.ts';
export type * from './fault-cases.ts';
export type * from './machine.ts';
export * from './limits.ts';
export * from './move.ts';
export * from './outcome.ts';
export * from './piece.ts';
export type * from './position.ts';
export * from './refusal.ts';
export type * from './refusal-cases.ts';
export * from './result.ts';
export * from './ruleset.ts';
export type * from './sample-game.ts';
export type { BoardPlace, PlacedPiece, Passing, Setup, SetupChange } from './setup.ts';
export type { Sketch, SketchField } from './sketch.ts';
