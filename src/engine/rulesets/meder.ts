import type { Ruleset } from '../core/ruleset.ts';
import { makeTridRuleset } from '../trid/ruleset.ts';
import { meder as rules } from '../trid/rulesets/meder.ts';

/** Tri-Dimensional chess by the tournament rules of Jens Meder. */
export const meder: Ruleset = makeTridRuleset(rules);
