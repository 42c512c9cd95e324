import { RULINGS } from './en/rulings.ts';

/** What was decided, why, and the reading that was rejected, where the rules leave one. */
export interface RulingWords {
  /** What was decided. */
  readonly says: string;
  /** Why. */
  readonly why: string;
  /** The reading that was rejected; absent where the rules leave no other. */
  readonly instead?: string;
}

/** Sentences for every ruling of every ruleset. */
export type RulingDictionary = { readonly [R in keyof typeof RULINGS]: { readonly [K in keyof (typeof RULINGS)[R]]: RulingWords } };

/** What a ruling of a ruleset says. An unknown id throws. */
export function sayRuling(ruleset: string, id: string, words: RulingDictionary = RULINGS): RulingWords {
  const said = (words as Readonly<Record<string, Readonly<Record<string, RulingWords>>>>)[ruleset]?.[id];
  if (!said) throw new Error(`${ruleset}: nothing is said of the ruling “${id}”`);
  return said;
}
