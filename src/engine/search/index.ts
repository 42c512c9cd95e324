/** What is found by playing on: counts of lines, proofs of goals, and an opponent. It brings no ruleset along. */
export { analyse, threatOf, type Analysis, type AnalysisLimits, type AnalysisLine } from './analysis.ts';
export { chanceOf, type Chance } from './chance.ts';
export { takesDraw } from './draw-offer.ts';
export { GOAL_KINDS, movesOf, parseGoal, type Attack, type Goal, type GoalKind } from './goal.ts';
export { findMate, solve, type MateAnswer, type Solution } from './mate.ts';
export { chooseAct, chooseMove } from './opponent.ts';
export { dividePerft, perft } from './perft.ts';
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
} from './proof.ts';
export type { ProofLimits } from './prover.ts';
export type { SearchOptions } from './quiescence.ts';
export { FORMER_STRENGTHS, STRENGTHS, type Strength } from './strengths.ts';
export { isAttackNode, mainLine, type AttackNode, type DefenceNode, type ProofNode, type Reply } from './proof-tree.ts';
