import { href } from '../../platform/href.ts';
import type { BoardSnapshot } from '../scene/render-options.ts';

/** What is picked up on all boards: the piece on a square, or an attack board by its id. */
export type Picked = { readonly kind: 'square'; readonly name: string } | { readonly kind: 'board'; readonly id: string };

/** What a comparison shows: two to four rulesets, the position, in whose names it is written, and what is picked up. */
export interface CompareState {
  readonly rules: readonly string[];
  /** The ruleset the position string belongs to. */
  readonly of: string;
  /** A position string; nothing for the start of `of`. */
  readonly position?: string;
  readonly pick?: Picked;
}

/** How many rulesets stand side by side. */
export const [FEWEST, MOST] = [2, 4];

const writePick = (pick: Picked): string => (pick.kind === 'square' ? pick.name : pick.id);

/** The address of a comparison: `#rules=meder,grant&of=meder&position=...&pick=b2W`; spaces of a position are written `_`. */
export function makeCompareAddress({ rules, of, position, pick }: CompareState): string {
  const parts = [`rules=${rules.join(',')}`];
  if (of !== rules[0]) parts.push(`of=${of}`);
  if (position !== undefined) parts.push(`position=${position.replaceAll(' ', '_')}`);
  if (pick) parts.push(`pick=${writePick(pick)}`);
  return `#${parts.join('&')}`;
}

/** Where a position is compared under all rulesets that can be (`known`), its own first; nothing for a position of others. */
export function linkToCompare(position: BoardSnapshot, known: readonly string[]): string | undefined {
  const { id, start } = position.ruleset;
  if (!known.includes(id)) return undefined;
  const rules = [id, ...known.filter((one) => one !== id)].slice(0, MOST);
  const text = position.text();
  return href(`/compare/${makeCompareAddress({ rules, of: id, ...(text !== start && { position: text }) })}`);
}
