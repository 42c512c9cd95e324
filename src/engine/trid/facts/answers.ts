import type { Fact, Ruling, RulingKind } from '../../core/ruleset.ts';
import { FACT_IDS, type FactId } from './ids.ts';

export type Answer = Omit<Fact, 'id'>;

const answerAs =
  (ruling: RulingKind) =>
  (value: Fact['value'], source: string, says: string): Answer => ({ value, source, ruling, says });

/** The source says so. */
export const text = answerAs('text');
/** It follows from the source. */
export const inferred = answerAs('inferred');
/** The source is silent or at odds with itself, and we decide. */
export const house = answerAs('house');

/** What one of the ruleset's rulings decides: the ruling alone says whether that was inferred or our own decision. */
export const ruledBy =
  (rulings: readonly Ruling[]) =>
  (id: string, value: Fact['value'], source: string, says: string): Answer => {
    const ruling = rulings.find((each) => each.id === id);
    if (!ruling) throw new Error(`there is no ruling “${id}”`);
    return { value, source, ruling: ruling.ruling, says };
  };

/** A ruleset's answers to all questions, in their order. */
export function makeFacts(answers: Readonly<Record<FactId, Answer>>): readonly Fact[] {
  return FACT_IDS.map((id) => ({ id, ...answers[id] }));
}
