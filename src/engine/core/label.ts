import type { Fact } from './facts.ts';
import { RULING_KINDS, type Ruling, type RulingKind } from './ruleset.ts';

/** The strictest of some labels: house before inferred before counted before text; without any, the text’s. */
export function strictest(kinds: readonly RulingKind[]): RulingKind {
  return RULING_KINDS.findLast((kind) => kinds.includes(kind)) ?? 'text';
}

/** The rulings that cover one of the claims: what the text does not say has its line in the table. */
export function rulingsOn(claims: readonly string[], rulings: readonly Ruling[]): readonly Ruling[] {
  return rulings.filter((ruling) => ruling.claims.some((claim) => claims.includes(claim)));
}

/** A fact with the label of its claims: that of the rulings that cover them, or the text’s where none does. */
export function labelFact<One extends Pick<Fact, 'claims'>>(fact: One, rulings: readonly Ruling[]): One & Pick<Fact, 'ruling'> {
  return { ...fact, ruling: strictest(rulingsOn(fact.claims, rulings).map(({ ruling }) => ruling)) };
}
