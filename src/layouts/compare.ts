import { RULESETS, type Ruleset } from '../engine/index.ts';
import { hrefOf, lessonsOf } from './side.ts';

/** The rulesets that share a board, so that one position can stand under all of them. */
export const TRID: readonly Ruleset[] = RULESETS.filter(({ pins }) => pins.length > 0);

/** Two rulesets of one board, with the page that compares them. */
export interface Pair {
  readonly slug: string;
  readonly href: string;
  readonly names: string;
  readonly rulesets: readonly Ruleset[];
}

export const PAIRS: readonly Pair[] = TRID.flatMap((one, index) =>
  TRID.slice(index + 1).map((other) => {
    const slug = `${one.id}-vs-${other.id}`;
    return { slug, href: `/compare/${slug}/`, names: `${one.name} and ${other.name}`, rulesets: [one, other] };
  }),
);

/** The address of the first lesson on each topic of each course. */
export async function lessonsByTopic(): Promise<Record<string, Record<string, string>>> {
  const all: Record<string, Record<string, string>> = {};
  for (const { id } of RULESETS) {
    const topics: Record<string, string> = {};
    for (const lesson of await lessonsOf(id)) if (lesson.data.topic) topics[lesson.data.topic] ??= hrefOf(lesson);
    all[id] = topics;
  }
  return all;
}
