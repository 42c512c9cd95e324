import { labelFact } from '../../core/label.ts';
import type { Fact, Ruling } from '../../core/ruleset.ts';
import { FACT_IDS, type FactId } from './ids.ts';

export type Answer = Omit<Fact, 'id' | 'ruling'>;

/** An answer with the claims it rests on: they alone say whether it is the text’s, inferred or ours. */
export function answer(claims: readonly string[], value: Fact['value'], source: string): Answer {
  return { claims, value, source };
}

/** A ruleset's answers to all questions, in their order, each labelled by its claims. */
export function makeFacts(rulings: readonly Ruling[], answers: Readonly<Record<FactId, Answer>>): readonly Fact[] {
  return FACT_IDS.map((id) => labelFact({ id, ...answers[id] }, rulings));
}
