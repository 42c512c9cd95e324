import type { Ruleset } from '../core/ruleset.ts';
import { makeTridRuleset } from '../trid/ruleset.ts';
import { grant as rules } from '../trid/rulesets/grant.ts';

/** Tri-Dimensional chess by the rules of Michael Grant. */
export const grant: Ruleset = makeTridRuleset(rules);
