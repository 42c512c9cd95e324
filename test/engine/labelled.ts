import { readFileSync } from 'node:fs';
import { strictest } from '../../src/engine/core/label.ts';
import { readClaims as readLines, type Claim as Written } from '../../src/claims/claim.ts';
import type { Fact, Ruling } from '../../src/engine/index.ts';

/** A claim as far as labels need it. */
export type Claim = Pick<Written, 'id' | 'kind' | 'source'>;

export function readClaims(ruleset: string): readonly Claim[] {
  return readLines(readFileSync(new URL(`../../src/content/claims/${ruleset}.jsonl`, import.meta.url), 'utf8'), ruleset);
}

/** Kinds of claims that leave nothing to decide: they follow from rules, or tell of them. */
const FOLLOWS: readonly string[] = ['fact', 'example', 'advice'];

/** Whether a claim needs a line in the table of rulings: what the text does not say, and where it contradicts itself. */
const needsRuling = ({ kind, source }: Claim): boolean => source !== 'text' || kind === 'contradiction';

/** What is wrong between the claims of a ruleset and its table of rulings, one sentence a fault. */
export function findRulingFaults(claims: readonly Claim[], rulings: readonly Ruling[]): string[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const covered = new Set(rulings.flatMap((ruling) => ruling.claims));
  return [
    ...claims
      .filter((claim) => needsRuling(claim) && !covered.has(claim.id))
      .map(({ id, source }) => `${id} is ${source} and has no ruling`),
    ...rulings.flatMap(({ id, ruling, claims: named, isOpen }) => [
      ...(named.length === 0 ? [`${id} covers no claim`] : []),
      ...named.flatMap((name) => {
        const claim = byId.get(name);
        if (!claim) return [`${id}: there is no claim ${name}`];
        if (claim.kind === 'contradiction' || claim.source === ruling) return [];
        return [`${id} is ${ruling}, its claim ${name} is ${claim.source}`];
      }),
      ...(!isOpen && named.some((name) => !FOLLOWS.includes(byId.get(name)?.kind ?? '')) ? [`${id}: which reading was rejected?`] : []),
      ...(!isOpen && ruling === 'house' ? [`${id} is ours: what else could it have been?`] : []),
    ]),
  ];
}

/** Facts whose label is not the strictest of the claims they rest on. */
export function findFactFaults(claims: readonly Claim[], facts: readonly Fact[]): string[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return facts.flatMap(({ id, ruling, claims: named }) => {
    const unknown = named.filter((name) => !byId.has(name));
    if (unknown.length > 0 || named.length === 0) return [`${id}: there is no claim ${unknown.join(', ') || 'it rests on'}`];
    const label = strictest(named.map((name) => byId.get(name)!.source));
    return label === ruling ? [] : [`${id} is ${ruling}, its claims are ${label}`];
  });
}
