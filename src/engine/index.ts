import type { Ruleset } from './core/index.ts';
import { bartmess } from './rulesets/bartmess.ts';
import { grant } from './rulesets/grant.ts';
import { harshman } from './rulesets/harshman.ts';
import { meder } from './rulesets/meder.ts';
import { usenet } from './rulesets/usenet.ts';

/** Every ruleset, in the order in which readers meet them. */
export const RULESETS: readonly Ruleset[] = [bartmess, meder, grant, usenet, harshman];

/** The rulesets with attack boards, which share one set: a position can stand under all of them. */
export const MOVABLE_RULESETS: readonly Ruleset[] = RULESETS.filter(({ pins }) => pins.length > 0);

/** The ruleset with this id, or nothing. */
export function findRuleset(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}

export * from './core/index.ts';
export { loadRuleset } from './load.ts';
export * from './record.ts';
export * from './search/index.ts';
export { FACT_IDS, type FactId } from './trid/facts/ids.ts';
export { countFixedBoards, isStillEnding, type FixedBoardVerdict } from './trid/probe-tablebase.ts';
