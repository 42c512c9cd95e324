import type { Ruleset } from '../core/ruleset.ts';
import { makeTridRuleset } from '../trid/ruleset.ts';
import { bartmess as rules } from '../trid/rulesets/bartmess.ts';

/** Tri-Dimensional chess by the rules of Andrew Bartmess. */
export const bartmess: Ruleset = makeTridRuleset(rules);
