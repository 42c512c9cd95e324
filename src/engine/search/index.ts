/** What is found by playing on: counts of lines, proofs of goals, and an opponent. It brings no ruleset along. */
export { GOAL_KINDS, movesOf, parseGoal, type Attack, type Goal, type GoalKind } from './goal.ts';
export { findMate, solve, type MateAnswer, type Solution } from './mate.ts';
export { chooseAct, chooseMove, STRENGTHS, type Strength } from './opponent.ts';
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
export type { Limits } from './prover.ts';
export type { Looks } from './quiet.ts';
export { isAttackNode, mainLine, type AttackNode, type DefenceNode, type ProofNode, type Reply } from './tree.ts';
