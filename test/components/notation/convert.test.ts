import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { convertMoves, formsOf } from '../../../src/game/convert.ts';
import { findExamples } from '../../../src/game/example-moves.ts';

const start = (id: string) => {
  const ruleset = findRuleset(id)!;
  return must(ruleset.parse(ruleset.start));
};

describe('the converter of notations', () => {
  test('reads numbers, comments, headers and results as one likes', () => {
    const { moves, fault } = convertMoves(start('meder'), '[Ruleset "meder"]\n1. b4N {the middle} b5B 2.c3W 2... c6B 1/2-1/2');
    expect(fault).toBeUndefined();
    expect(moves.map(({ number, turn, names }) => [number, turn, names.squares])).toEqual([
      [1, 'w', 'b2W-b4N'],
      [1, 'b', 'b7B-b5B'],
      [2, 'w', 'c2W-c3W'],
      [2, 'b', 'c7B-c6B'],
    ]);
  });

  test.for(RULESETS.map(({ id }) => id))('gives a game of %s back from each of its forms', (id) => {
    const position = start(id);
    const ids = position.ruleset.games[0]!.steps.join(' ');
    const first = convertMoves(position, ids);
    expect(first.fault).toBeUndefined();
    for (const form of formsOf(position.ruleset)) {
      const again = convertMoves(position, first.moves.map(({ names }) => names[form]).join(' '));
      expect([form, again.fault, again.moves]).toEqual([form, undefined, first.moves]);
    }
  });

  test('stops at the first word that is no legal move and says why', () => {
    const { moves, fault } = convertMoves(start('meder'), '1. b4N b5B 2. Qh5 c6B');
    expect(moves).toHaveLength(2);
    expect(fault).toContain('Move 2');
    expect(fault).toContain('Qh5');
  });

  test('refuses a text that is longer than any game, at once', () => {
    expect(convertMoves(start('meder'), 'x '.repeat(400_000)).fault).toContain('too long');
  });
});

describe('written examples', () => {
  const found = new Map(RULESETS.map((ruleset) => [ruleset.id, findExamples(ruleset).map(({ says }) => says)]));
  const kinds = (id: string): string[] => found.get(id)!;

  test('show castling where there is castling (Meder 3.5) and none where there is none (Bartmess 6.1)', () => {
    expect(kinds('meder').filter((says) => says.startsWith('Castling'))).toHaveLength(2);
    expect(kinds('bartmess').filter((says) => says.startsWith('Castling'))).toEqual([]);
  });

  test('show the turn of a board for Bartmess alone (5.1(c)) and turning over for Grant alone', () => {
    const TURN = 'An attack board is turned where it is.';
    const OVER = 'A piece moves onto an attack board and turns it over.';
    expect(RULESETS.map(({ id }) => id).filter((id) => kinds(id).includes(TURN))).toEqual(['bartmess']);
    expect(RULESETS.map(({ id }) => id).filter((id) => kinds(id).includes(OVER))).toEqual(['grant']);
  });

  test('show en passant and promotion everywhere', () => {
    for (const { id } of RULESETS) expect([id, kinds(id)]).toEqual([id, expect.arrayContaining(['A pawn captures en passant.'])]);
  });
});
