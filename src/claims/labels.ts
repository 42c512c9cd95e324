import { href } from '../platform/href.ts';
import { findRuleset, type Ruling, type RulingKind } from '../engine/index.ts';
import { rulingsOn, strictest } from '../engine/core/label.ts';
import { readClaims } from './claim.ts';

const files: Record<string, string> = import.meta.glob('../content/claims/*.jsonl', { query: '?raw', import: 'default', eager: true });
const sources = new Map(
  Object.entries(files)
    .flatMap(([file, text]) => readClaims(text, file))
    .map(({ id, source }) => [id, source] as const),
);

/** A ruling with its place in the table that ends its reference. */
export interface PlacedRuling extends Ruling {
  readonly ruleset: string;
  /** `/rules/meder/#ruling-start` */
  readonly href: string;
}

/** What is to be said of where some claims come from. */
export interface SourceLabel {
  /** The strictest of their labels: one that is ours makes the whole ours, one that is inferred makes it inferred, one that is counted counted. */
  readonly kind: RulingKind;
  /** The rulings that cover those of them that are not the text’s own, in the order of the table. */
  readonly rulings: readonly PlacedRuling[];
}

/** Where claims come from, together; the text where there are no claims. An unknown name throws. */
export function labelOf(claims: readonly string[]): SourceLabel {
  const kinds = claims.map((id) => {
    const source = sources.get(id);
    if (!source) throw new Error(`there is no claim “${id}”`);
    return source;
  });
  const rulesets = [...new Set(claims.map((id) => id.split('-')[0] ?? ''))];
  const rulings = rulesets.flatMap((id) =>
    rulingsOn(claims, findRuleset(id)?.rulings ?? []).map((ruling) => ({
      ...ruling,
      ruleset: id,
      href: href(`/rules/${id}/#ruling-${ruling.id}`),
    })),
  );
  return { kind: strictest([...kinds, ...rulings.map(({ ruling }) => ruling)]), rulings };
}
