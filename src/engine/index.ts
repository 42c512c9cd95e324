import type { Ruleset } from './core/ruleset.ts';
import { harshman } from './threeway/ruleset.ts';
import { makeTridRuleset } from './trid/ruleset.ts';
import { bartmess } from './trid/rulesets/bartmess.ts';
import { grant } from './trid/rulesets/grant.ts';
import { meder } from './trid/rulesets/meder.ts';
import { usenet } from './trid/rulesets/usenet.ts';

/** Every ruleset, in the order in which readers meet them. */
export const RULESETS: readonly Ruleset[] = [...[bartmess, meder, grant, usenet].map(makeTridRuleset), harshman];

/** The ruleset with this id, or nothing. */
export function findRuleset(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}

export { loadRuleset } from './load.ts';
export type * from './core/examination.ts';
export type * from './core/machine.ts';
export type * from './core/position.ts';
export * from './core/refusal.ts';
export type * from './core/ruleset.ts';
export type * from './core/sample-game.ts';
export type { BoardPlace, Man, Passing, Setup, SetupChange } from './core/setup.ts';
export type { Sketch, SketchField } from './core/sketch.ts';
export * from './core/act.ts';
export * from './core/move.ts';
export * from './core/outcome.ts';
export * from './core/piece.ts';
export { quote } from './core/quote.ts';
export * from './core/result.ts';
export { parseRecord, readRecord, type GameRecord } from './core/record.ts';
export type { Ply } from './core/record-line.ts';
export { makeRecord } from './core/record-write.ts';
export { FACT_IDS, type FactId } from './trid/facts/ids.ts';
export { dividePerft, perft } from './search/perft.ts';
export { GOAL_KINDS, movesOf, parseGoal, type Attack, type Goal, type GoalKind } from './search/goal.ts';
export { findMate, solve, type MateAnswer, type Solution } from './search/mate.ts';
export {
  prove,
  proveLine,
  proveTree,
  refutationsOf,
  type LineProof,
  type Proof,
  type ProofVerdict,
  type Tell,
  type TreeProof,
} from './search/proof.ts';
export type { Limits } from './search/prover.ts';
export { isAttackNode, mainLine, type AttackNode, type DefenceNode, type ProofNode, type Reply } from './search/tree.ts';
export { chooseAct, chooseMove, STRENGTHS, type Strength } from './search/opponent.ts';
