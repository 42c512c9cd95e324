import { getCollection } from 'astro:content';
import { RULESETS, type Ruleset, type RulingKind } from '../engine/index.ts';
import { listTags } from '../content/tags.ts';

/** The rulesets that share a board, so that one position can stand under all of them. */
export const TRID: readonly Ruleset[] = RULESETS.filter(({ pins }) => pins.length > 0);

/** Two rulesets of one board, the first known and the second played, with the page that says what changes. */
export interface Pair {
  readonly slug: string;
  readonly href: string;
  readonly from: Ruleset;
  readonly to: Ruleset;
}

/** Every way from one ruleset to another. */
export const PAIRS: readonly Pair[] = TRID.flatMap((from) =>
  TRID.filter((to) => to !== from).map((to) => {
    const slug = `${from.id}-vs-${to.id}`;
    return { slug, href: `/compare/${slug}/`, from, to };
  }),
);

/** What a rule of a reference says about itself: its label, and the lesson that shows it. */
export interface RuleHead {
  readonly kind: RulingKind;
  readonly lesson: string | undefined;
}

/** The rules of every reference by ruleset and number. */
export async function readRuleHeads(): Promise<Readonly<Record<string, Readonly<Record<string, RuleHead>>>>> {
  const docs = await getCollection('docs');
  return Object.fromEntries(
    RULESETS.map(({ id }) => {
      const body = docs.find((doc) => doc.id === `rules/${id}`)?.body ?? '';
      const heads = listTags(body)
        .filter(({ name }) => name === 'Rule')
        .map(({ has }) => [has.get('n') ?? '', { kind: (has.get('kind') ?? 'text') as RulingKind, lesson: has.get('lesson') }] as const);
      return [id, Object.fromEntries(heads)];
    }),
  );
}
