import { describe, expect, test } from 'vitest';
import { coverClaims, readNamings } from '../../scripts/check/claims.ts';
import { ROOT } from '../../scripts/common/run-tool.ts';

/** That the claims hold is tested in test/engine/claims.test.ts. */
describe('the site', async () => {
  const { claims, namings, faults } = await readNamings(ROOT);

  test('says every claim in a rule, and shows in a lesson what is to be seen on a board', () => {
    expect(faults).toEqual([]);
    expect(claims.length).toBeGreaterThan(900);
    const missing = coverClaims(claims, namings).filter(({ lacks }) => lacks.length > 0);
    expect(missing.map(({ claim, lacks }) => `${claim.id} lacks ${lacks.join(' and ')}`)).toEqual([]);
  });
});
