import type { RulingKind } from '../../engine/index.ts';

/** What the rules of the references say about themselves, by ruleset and number: label, and lesson. */
export type Heads = Readonly<Record<string, Readonly<Record<string, { readonly kind: RulingKind; readonly lesson: string | undefined }>>>>;
