import { TOPICS } from '#words/compare/topics.ts';
import type { Example } from './data/formats.ts';

/** What two rulesets can disagree about, as a reader would ask, by the code of the refusal that decides. */
export const TOPIC_WORDS: Readonly<Record<string, string>> = TOPICS;

/** Which pairs disagree about what, as a page holds it: by code, the pairs `allows refuses`. */
export type Topics = Readonly<Record<string, readonly string[]>>;

/** What examples there are, without the examples. */
export function listTopics(examples: readonly Pick<Example, 'code' | 'allows' | 'refuses'>[]): Topics {
  const topics: Record<string, string[]> = {};
  for (const code of Object.keys(TOPIC_WORDS)) {
    const pairs = new Set(examples.filter((one) => one.code === code).map(({ allows, refuses }) => `${allows} ${refuses}`));
    if (pairs.size > 0) topics[code] = [...pairs];
  }
  return topics;
}

/** The questions that these rulesets answer differently in some position. */
export function questionsBetween(topics: Topics, rules: readonly string[]): readonly string[] {
  return Object.entries(topics)
    .filter(([, pairs]) => pairs.some((pair) => pair.split(' ').every((id) => rules.includes(id))))
    .map(([code]) => code);
}
