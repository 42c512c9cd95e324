import { readFileSync } from 'node:fs';
import { readReference } from '../../scripts/check/claims.ts';
import type { Heads } from '../../src/comparison/rows.ts';
import { RULESETS } from '../../src/engine/index.ts';

const textOf = (id: string): string => readFileSync(new URL(`../../src/content/docs/rules/${id}.mdx`, import.meta.url), 'utf8');

/** The rules of all references, by ruleset and number, with the claims they say. */
export const REFERENCES: Heads<{ readonly claims: readonly string[] }> = Object.fromEntries(
  RULESETS.map(({ id }) => {
    const rules = readReference(textOf(id), `rules/${id}`, `${id}.mdx`).namings;
    return [id, Object.fromEntries(rules.map(({ address, claims }) => [address.split('#r-')[1]!, { claims }]))];
  }),
);
