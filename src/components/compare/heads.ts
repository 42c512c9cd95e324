import type { RulingKind } from '../../engine/index.ts';

/** What a rule of a reference says about itself: its label, the address of the ruling behind it, and the lesson that shows it. */
export interface RuleHead {
  readonly kind: RulingKind | undefined;
  readonly ruling: string | undefined;
  readonly lesson: string | undefined;
}

/** The rules of the references, by ruleset and number. */
export type Heads = Readonly<Record<string, Readonly<Record<string, RuleHead>>>>;
