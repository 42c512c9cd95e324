/** Fetched when boards are asked for: of the engine only what loads a ruleset, for `import()` of the whole brings all rulesets to every page. */
export { loadRuleset } from '../../engine/index.ts';
