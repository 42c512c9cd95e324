import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';

describe('a label', () => {
  it.for(RULESETS.map(({ id, facts, rulings }) => ({ id, facts, rulings })))(
    'of $id is the same in the table of facts and in that of rulings',
    ({ facts, rulings }) => {
      const both = facts.flatMap((fact) => {
        const ruling = rulings.find(({ id }) => id === fact.id);
        return ruling ? [[fact.id, fact.ruling, ruling.ruling] as const] : [];
      });
      expect(both.filter(([, fact, ruling]) => fact !== ruling)).toEqual([]);
    },
  );

  it('is compared: some points stand in both tables', () => {
    const twice = RULESETS.filter(({ facts, rulings }) => facts.some(({ id }) => rulings.some((ruling) => ruling.id === id)));
    expect(twice.map(({ id }) => id)).toEqual(expect.arrayContaining(['meder', 'usenet', 'harshman']));
  });

  it('“text” is none of a ruling: what the text settles needs none', () => {
    for (const { rulings } of RULESETS) expect(new Set(rulings.map(({ ruling }) => ruling))).toEqual(new Set(['inferred', 'house']));
  });
});

describe('an attack board that does not move', () => {
  const explain = (ruleset: string, position: string, from: string, to: string): string | undefined => {
    const read = RULESETS.find(({ id }) => id === ruleset)!.parse(position);
    const found = read.ok ? read.value.explain(from, to) : undefined;
    return found && !found.legal ? found.says : undefined;
  };
  const grant = (load: string): string =>
    `W:4/4/PP1P/2K1;N:4/4/4/4;B:2k1/1p1p/4/4;QL@QP4:2/${load};KL@KP2:2/P1;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9`;
  const bartmess = (load: string): string =>
    `W:4/4/PP1P/2K1;N:4/4/4/4;B:2k1/1p1p/4/4;QL@QP1:2/${load};KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9`;

  it('is said to be empty where it is your own, and not to be the other player’s (Grant, The Attack Boards)', () => {
    expect(explain('grant', grant('2'), 'QP4', 'QP6')).toBe('White’s board at QP4 is empty, and an empty board does not move.');
    expect(explain('grant', grant('R1'), 'QP4', 'QP6')).toBe(
      'White’s board at QP4 carries a rook; a board moves only with a single pawn aboard.',
    );
    expect(explain('grant', grant('P1'), 'QP4', 'QP6')).toBeUndefined();
  });

  it('is said to be empty where only an occupied one turns, and a turn is never denied (Bartmess 5.1(c), 7.2)', () => {
    expect(explain('bartmess', bartmess('2'), 'QP1', 'QP1')).toBe(
      'White’s board at QP1 is empty, and only a board with pieces on it is turned around.',
    );
    expect(explain('bartmess', bartmess('R1'), 'QP1', 'QP1')).toBeUndefined();
  });
});

describe('a pawn that may not go two steps', () => {
  it('is told how it leaves its board while it has not moved (Grant, The Pawn)', () => {
    const grant = RULESETS.find(({ id }) => id === 'grant')!;
    const start = grant.parse(grant.start);
    const found = start.ok ? start.value.explain('a1QL', 'a3W') : undefined;
    expect(found).toMatchObject({ legal: false, code: 'pawn-aside' });
  });
});
