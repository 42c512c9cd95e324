import type { Machine } from '../core/machine.ts';

export const OPEN = 0;
export const REACHED = 1;
export const FAILED = 2;
export type Verdict = typeof OPEN | typeof REACHED | typeof FAILED;

/** Nobody has moved yet: the position a proof starts from. */
export const NOBODY = -1;

/** A goal made ready for a machine: who attacks, and what a position is worth to it. */
export interface Aim {
  /** Bit set of the attacking seats; everybody else defends. */
  readonly attackers: number;
  /** The seat whose moves are counted. */
  readonly lead: number;
  /** The moves the lead has. */
  readonly moves: number;
  /** Moves among them that only show the goal: the capture that a declaration stands for. */
  readonly shown: number;
  /** Every move of the lead is asked for: nothing is reached in fewer. */
  readonly lasts?: true;
  /** What was captured on the way is counted: equal positions may be worth different things, and none is looked up by its hash. */
  readonly isCounted?: true;
  /** What is known before the moves are listed; `left` are the moves the lead still has, `mover` who moved last. */
  before(machine: Machine, left: number, mover: number): Verdict;
  /** What is known from how many moves there are; decides always when there are none. */
  after(machine: Machine, count: number): Verdict;
}
