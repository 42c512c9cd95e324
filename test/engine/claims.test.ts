import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClaims, type Claim, type ClaimCase as Case } from '../../src/claims/claim.ts';
import { findRuleset, RULESETS, type Position } from '../../src/engine/index.ts';
import { sayFault } from '../../src/words/faults.ts';

const read = (ruleset: string): readonly Claim[] =>
  readClaims(readFileSync(new URL(`../../src/content/claims/${ruleset}.jsonl`, import.meta.url), 'utf8'), ruleset);

function reach(ruleset: string, { position, moves = [], board, mate, automatic }: Case): Position {
  const options = {
    ...(board && { board }),
    ...(mate && { mate }),
    ...(automatic !== undefined && { automatic: automatic ? 'on' : 'off' }),
  };
  const configured = findRuleset(ruleset)!.configure(options);
  if (!configured.ok) throw new Error(sayFault(configured.fault));
  const start = configured.value.parse(position === 'start' ? configured.value.start : position);
  if (!start.ok) throw new Error(`${start.fault.field}: ${sayFault(start.fault)}`);
  let at = start.value;
  for (const id of moves) {
    const next = at.play(id);
    if (!next.ok) throw new Error(sayFault(next.fault));
    at = next.value;
  }
  return at;
}

describe.each(RULESETS.map(({ id }) => id))('every claim about %s', (ruleset) => {
  const claims = read(ruleset);

  test('is there once', () => {
    expect(claims.length).toBeGreaterThan(90);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  const cases = claims.flatMap((claim) =>
    (claim.cases ?? []).map((each, index) => [`${claim.id} (${claim.section}) ${index + 1}`, each] as const),
  );

  test.each(cases)('%s', (_, each) => {
    const position = reach(ruleset, each);
    const open = new Set([...position.moves().map(({ id }) => id), ...position.acts().map(({ id }) => id)]);
    for (const id of each.legal ?? []) expect(open, id).toContain(id);
    for (const id of each.illegal ?? []) expect(open, id).not.toContain(id);
    if (each.check) expect(position.checks().map(({ player }) => player)).toEqual(each.check);
    if (each.status) expect(position.status()).toBe(each.status);
    if (each.declarations)
      expect(
        position
          .acts()
          .filter(({ kind }) => kind === 'declaration')
          .map(({ id }) => id),
      ).toEqual(each.declarations);
    if (each.points) expect(position.outcome()?.points).toEqual(each.points);
  });
});
