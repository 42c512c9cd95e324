import type { Ruleset } from '../engine/core/ruleset.ts';
import { FACTS } from './en/facts.ts';

/** A question that all rulesets of the movable board answer. */
export type FactId = keyof (typeof FACTS)['meder'];

/** A sentence, or one that depends on what was agreed on before the game. */
type Saying = string | ((options: Readonly<Record<string, string>>) => string);

/** A sentence for every fact of every ruleset. */
export type FactWords = { readonly [R in keyof typeof FACTS]: { readonly [F in keyof (typeof FACTS)[R]]: Saying } };

/** What a fact of a ruleset says, in one sentence. An unknown id throws. */
export function sayFact({ id: ruleset, options }: Pick<Ruleset, 'id' | 'options'>, id: string, words: FactWords = FACTS): string {
  const said = (words as Readonly<Record<string, Readonly<Record<string, Saying>>>>)[ruleset]?.[id];
  if (said === undefined) throw new Error(`${ruleset}: nothing is said of the fact “${id}”`);
  return typeof said === 'string' ? said : said(options);
}
