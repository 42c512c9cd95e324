import { describe, expect, test } from 'vitest';
import { convertPosition } from '../../src/comparison/convert-position.ts';
import { compareReach, picksOf, summarise, verdictOf } from '../../src/comparison/diff.ts';
import { placePieces } from '../../src/comparison/placing.ts';
import { expect as must, RULESETS } from '../../src/engine/index.ts';

const TRID = RULESETS.filter(({ family }) => family === 'trid');
const rules = (id: string) => TRID.find((one) => one.id === id)!;
const under = (ids: readonly string[], pieces: Record<string, string>) => {
  const first = must(placePieces(rules(ids[0]!), { pieces }));
  return ids.map((id) => must(convertPosition(first, rules(id))).position);
};

describe('one piece under several rules', () => {
  test('a rook past a piece on another level: Bartmess lets it by (5.3), Meder does not (3.1(c))', () => {
    const positions = under(['meder', 'bartmess'], { c1W: 'K', c8B: 'k', b2W: 'R', b3N: 'P', d7B: 'p' });
    const targets = compareReach(positions, { kind: 'square', name: 'b2W' });
    const beyond = targets.find(({ place }) => place === 'b4W')!;
    expect(verdictOf(beyond, 'bartmess')).toBe('some');
    expect(verdictOf(beyond, 'meder')).toBe('barred');
    expect(beyond.reasons['meder']?.source).toMatch(/3\.1/);
    expect(targets.find(({ place }) => place === 'b3W')?.barred).toEqual([]);
  });

  test('places agree with the legal moves of each ruleset, and each one that is barred has a reason', () => {
    const ids = TRID.map(({ id }) => id);
    const positions = under(ids, { c1W: 'K', c8B: 'k', b2W: 'R', c4N: 'N', c7B: 'b', b6N: 'p', d3N: 'P' });
    for (const pick of picksOf(positions[0]!))
      for (const target of compareReach(positions, pick))
        for (const id of ids) {
          const isAllowed = target.allowed.includes(id);
          expect(target.barred.includes(id)).toBe(!isAllowed);
          if (!isAllowed && target.names[id]!.length > 0) expect(target.reasons[id], `${id} ${target.place}`).toBeTruthy();
        }
  });

  test('pins are compared by corners where one ruleset has no over and under', () => {
    const positions = under(['meder', 'usenet'], { c1W: 'K', c8B: 'k', d2W: 'P', d7B: 'p' });
    const targets = compareReach(positions, { kind: 'board', id: 'QL' });
    expect(targets.length).toBeGreaterThan(0);
    for (const { names } of targets) for (const name of names['meder']!) expect(name).toMatch(/^[QK]L\d$/);
  });

  test('a position is counted under each of its rules: legal moves, checks, a mate at once', () => {
    for (const ruleset of TRID) {
      const { moves, checks, hasMate, status } = summarise(must(ruleset.parse(ruleset.start)));
      expect(moves).toBe(ruleset.facts.find(({ id }) => id === 'first-moves')?.value);
      expect([checks, hasMate, status]).toEqual([[], false, 'playing']);
    }
    const mate = must(
      rules('usenet').parse('W:4/2Q1/3P/1R2;N:4/4/k3/4;B:4/3p/1K2/4;QL@QP5:2/2;KL@KP5:P1/2;ql@QP8:2/2;kl@KP8:2/pp w - - - 0 12'),
    );
    expect(summarise(mate).hasMate).toBe(true);
  });
});
