import { expect, type Position, type Ruleset } from '../../../engine/index.ts';
import { carryPosition } from './carry.ts';

/** The code of a disagreement where the other ruleset has no such place at all. */
export const NO_PLACE = 'no-place';

/** A position in which two rulesets disagree about one move, for one reason. */
export interface Example {
  /** The ruleset that allows the move, or under which it has the effect, and the other one. */
  readonly allows: string;
  readonly refuses: string;
  /** Why it is refused, as the engine says it, or the effect it has under one of them only (`EFFECTS`). */
  readonly code: string;
  /** The questions of the table that it answers (`rowsOf`). */
  readonly rows: readonly string[];
  /** The ruleset the position was played by, whose position string it is. */
  readonly of: string;
  readonly position: string;
  /** What is picked up: a square, or an attack board's id. */
  readonly pick: string;
  /** The move, `from-to` or a way of castling, in the names of either ruleset; empty where one has no such place. */
  readonly legal: string;
  readonly barred: string;
}

/** The position of an example under one of its rulesets. */
export function positionUnder({ of, position }: Example, ruleset: Ruleset, rulesets: readonly Ruleset[]): Position {
  const home = rulesets.find(({ id }) => id === of)!;
  return expect(carryPosition(expect(home.parse(position)), ruleset)).position;
}
