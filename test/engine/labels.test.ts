import { describe, expect, test } from 'vitest';
import { sayRefusal } from '../../src/words/refusals.ts';
import { RULESETS, type Fact, type Ruling } from '../../src/engine/index.ts';
import { findFactFaults, findRulingFaults, readClaims, type Claim } from './labelled.ts';

describe('a label has one source, the claims', () => {
  const TEXT: Claim = { id: 'x-text', kind: 'rule', source: 'text' };
  const HOUSE: Claim = { id: 'x-house', kind: 'rule', source: 'house' };
  const FOLLOWS: Claim = { id: 'x-follows', kind: 'fact', source: 'inferred' };
  const COUNTED: Claim = { id: 'x-counted', kind: 'fact', source: 'counted' };
  const SLIP: Claim = { id: 'x-slip', kind: 'contradiction', source: 'text' };
  const ruling = (kind: Ruling['ruling'], claims: readonly string[], isOpen = false): Ruling => ({
    id: 'one',
    ruling: kind,
    source: '1',
    claims,
    isOpen,
  });
  const fact = (kind: Fact['ruling'], claims: readonly string[]): Fact => ({
    id: 'players',
    value: 1,
    source: '1',
    ruling: kind,
    claims,
  });

  test.each(RULESETS)(
    '$id: every counted, inferred and house claim, and every contradiction, has its ruling, of the same label',
    ({ id, rulings }) => {
      expect(findRulingFaults(readClaims(id), rulings)).toEqual([]);
    },
  );

  test.each(RULESETS)('$id: every fact has the label of the claims it rests on', ({ id, facts }) => {
    expect(findFactFaults(readClaims(id), facts)).toEqual([]);
  });

  test('a claim without a ruling is found, and so is a contradiction; what the text says needs none', () => {
    expect(findRulingFaults([TEXT], [])).toEqual([]);
    expect(findRulingFaults([HOUSE, SLIP], [])).toEqual(['x-house is house and has no ruling', 'x-slip is text and has no ruling']);
  });

  test('a ruling with another label than its claim, with an unknown one or none is found', () => {
    expect(findRulingFaults([HOUSE], [ruling('house', ['x-house'], true)])).toEqual([]);
    expect(findRulingFaults([HOUSE], [ruling('inferred', ['x-house'], true)])).toEqual(['one is inferred, its claim x-house is house']);
    expect(findRulingFaults([COUNTED], [ruling('counted', ['x-counted'])])).toEqual([]);
    expect(findRulingFaults([COUNTED], [])).toEqual(['x-counted is counted and has no ruling']);
    expect(findRulingFaults([COUNTED], [ruling('inferred', ['x-counted'])])).toEqual(['one is inferred, its claim x-counted is counted']);
    expect(findRulingFaults([], [ruling('inferred', ['x-none'], true)])).toEqual(['one: there is no claim x-none']);
    expect(findRulingFaults([], [ruling('inferred', [], true)])).toEqual(['one covers no claim']);
  });

  test('a decision without the reading we rejected is found; what follows from rules has none', () => {
    expect(findRulingFaults([FOLLOWS], [ruling('inferred', ['x-follows'])])).toEqual([]);
    expect(findRulingFaults([SLIP], [ruling('inferred', ['x-slip'])])).toEqual(['one: which reading was rejected?']);
    expect(findRulingFaults([HOUSE], [ruling('house', ['x-house'])])).toHaveLength(2);
  });

  test('a fact with another label than its claims is found', () => {
    expect(findFactFaults([TEXT, HOUSE], [fact('house', ['x-text', 'x-house'])])).toEqual([]);
    expect(findFactFaults([TEXT, HOUSE], [fact('text', ['x-text', 'x-house'])])).toEqual(['players is text, its claims are house']);
    expect(findFactFaults([], [fact('text', [])])).toEqual(['players: there is no claim it rests on']);
  });
});

describe('an attack board that does not move', () => {
  const explain = (ruleset: string, position: string, from: string, to: string): string | undefined => {
    const read = RULESETS.find(({ id }) => id === ruleset)!.parse(position);
    const found = read.ok ? read.value.explain(from, to) : undefined;
    return found && !found.legal ? sayRefusal(found) : undefined;
  };
  const grant = (load: string): string =>
    `W:4/4/PP1P/2K1;N:4/4/4/4;B:2k1/1p1p/4/4;QL@QP4:2/${load};KL@KP2:2/P1;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9`;
  const bartmess = (load: string): string =>
    `W:4/4/PP1P/2K1;N:4/4/4/4;B:2k1/1p1p/4/4;QL@QP1:2/${load};KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9`;

  test('is said to be empty where it is your own, and not to be the other player’s (Grant, The Attack Boards)', () => {
    expect(explain('grant', grant('2'), 'QP4', 'QP6')).toBe('White’s board at QP4 is empty, and an empty board does not move.');
    expect(explain('grant', grant('R1'), 'QP4', 'QP6')).toBe(
      'White’s board at QP4 carries a rook; a board moves only with a single pawn aboard.',
    );
    expect(explain('grant', grant('P1'), 'QP4', 'QP6')).toBeUndefined();
  });

  test('is said to be empty where only an occupied one turns, and a turn is never denied (Bartmess 5.1(c), 7.2)', () => {
    expect(explain('bartmess', bartmess('2'), 'QP1', 'QP1')).toBe(
      'White’s board at QP1 is empty, and only a board with pieces on it is turned around.',
    );
    expect(explain('bartmess', bartmess('R1'), 'QP1', 'QP1')).toBeUndefined();
  });
});

describe('a pawn that may not go two steps', () => {
  test('is told how it leaves its board while it has not moved (Grant, The Pawn)', () => {
    const grant = RULESETS.find(({ id }) => id === 'grant')!;
    const start = grant.parse(grant.start);
    const found = start.ok ? start.value.explain('a1QL', 'a3W') : undefined;
    expect(found).toMatchObject({ legal: false, code: 'pawn-aside' });
  });
});
