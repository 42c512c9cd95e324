import type { Fact, FactOn, FactTopic, FactValues } from '../../core/facts.ts';
import { labelFact } from '../../core/label.ts';
import type { Ruling } from '../../core/ruleset.ts';
import { FACT_IDS, type FactId } from './ids.ts';

export type Answer<Value> = Pick<Fact, 'source' | 'claims'> & { readonly value: Value };

/** An answer with the claims it rests on: they alone say whether it is the text’s, inferred or ours. */
export function answer<const Value extends FactValues[FactTopic]>(claims: readonly string[], value: Value, source: string): Answer<Value> {
  return { claims, value, source };
}

/** A ruleset's answers to all questions, in their order, each labelled by its claims. */
export function makeFacts(rulings: readonly Ruling[], answers: { readonly [Id in FactId]: Answer<FactValues[Id]> }): readonly Fact[] {
  return FACT_IDS.map((id) => label(id, answers[id], rulings));
}

// One topic at a time, so that the answer is of its topic's type.
function label<Id extends FactId>(id: Id, answer: Answer<FactValues[Id]>, rulings: readonly Ruling[]): Fact {
  const fact: FactOn<Id> = labelFact({ id, ...answer }, rulings);
  return fact as Fact;
}
