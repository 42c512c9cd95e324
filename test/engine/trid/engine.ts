import { expect as unwrap, findRuleset } from '../../../src/engine/index.ts';
import type { Position, Ruleset } from '../../../src/engine/index.ts';
import type { PlainAnswer } from './plain/index.ts';

export function rulesetOf(id: string): Ruleset {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(`the engine has no ruleset ${id}`);
  return ruleset;
}

export function engineParse(ruleset: string, text: string): Position {
  return unwrap(rulesetOf(ruleset).parse(text));
}

/** What the engine says about a position, in the shape of the plain generator's answer. */
export function engineAnswer(ruleset: string, text: string): PlainAnswer {
  const position = engineParse(ruleset, text);
  return {
    moves: Object.fromEntries(position.moves().map((move) => [move.id, position.after(move).text()])),
    check: position.checks().map(({ player }) => player),
    status: position.status(),
  };
}
