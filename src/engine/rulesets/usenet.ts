import type { Ruleset } from '../core/ruleset.ts';
import { makeTridRuleset } from '../trid/ruleset.ts';
import { usenet as rules } from '../trid/rulesets/usenet.ts';

/** Tri-Dimensional chess by the rules that were posted to Usenet. */
export const usenet: Ruleset = makeTridRuleset(rules);
