import { describe, expect, test } from 'vitest';
import { findRuleset } from '../../src/engine/index.ts';
import { judgeSubmission } from '../../src/puzzles/proof/submission.ts';
import { parsePuzzle } from '../../src/puzzles/format.ts';
import { findImpossibleCases } from '../../src/puzzles/impossible-position.ts';
import { CHECKS } from '../../src/puzzles/quality.ts';
import type { PuzzleResult } from '../../src/puzzles/puzzle-fault.ts';
import { PUZZLE_FAULTS } from '../../src/words/en/puzzle-faults.ts';
import { sayFlaw } from '../../src/words/flaws.ts';
import { sayNever, type NeverWords } from '../../src/words/impossible-positions.ts';
import { sayPuzzleFault, type PuzzleFault, type PuzzleFaultWords } from '../../src/words/puzzle-faults.ts';

const faultOf = (judged: PuzzleResult<unknown>): PuzzleFault => {
  if (judged.ok) throw new Error('this was taken');
  return judged.fault;
};
const meder = findRuleset('meder')!;
const START = { ruleset: 'meder', position: meder.start };
const MATE = { kind: 'mate', moves: 1 } as const;

/** Some sentences of another language, beside the English ones. */
const GERMAN: PuzzleFaultWords = {
  ...PUZZLE_FAULTS,
  'unreached/mate': ({ moves }) => `kein Matt in ${moves}`,
  'sent/source': ({ sources }) => `die Herkunft ist eine von ${sources.join(', ')}`,
  form: ({ id, cause }) => `${id ?? 'ohne Namen'}: ${cause.field} ist falsch`,
};

describe('a puzzle that is refused', () => {
  test('is so by a code and its arguments, which can be sent and said again in another language', () => {
    const fault = faultOf(judgeSubmission({ ...START, goal: MATE }, []));
    expect(fault).toMatchObject({ code: 'impossible', field: 'goal', variant: 'unreached/mate', args: { moves: 1 } });
    const sent = JSON.parse(JSON.stringify(fault)) as PuzzleFault;
    expect(sayPuzzleFault(sent)).toBe('there is no mate in 1');
    expect(sayPuzzleFault(sent)).toBe(fault.message);
    expect(sayPuzzleFault(sent, GERMAN)).toBe('kein Matt in 1');
    // The negative case: another reason is another variant.
    expect(faultOf(judgeSubmission({ ...START, goal: MATE, source: 'x' }, [])).variant).toBe('sent/source');
  });

  test('for what was found below carries that with it', () => {
    const fault = faultOf(parsePuzzle({ id: 'meder-0000', ruleset: 5 }));
    expect(fault).toMatchObject({ variant: 'form', args: { id: 'meder-0000', cause: { field: 'ruleset' } } });
    expect(sayPuzzleFault(fault)).toBe('meder-0000: found 5, expected text');
    expect(sayPuzzleFault(fault, GERMAN)).toBe('meder-0000: ruleset ist falsch');
    expect(faultOf(parsePuzzle(null))).toMatchObject({ variant: 'form', args: { id: undefined } });
  });

  test('is not said by a dictionary that leaves a sentence out', () => {
    const { twice, ...rest } = GERMAN;
    expect(twice({ id: 'meder-0000' })).toContain('meder-0000');
    // @ts-expect-error: the sentence for an id that is there twice is missing
    const short: PuzzleFaultWords = rest;
    expect(Object.keys(short)).toHaveLength(Object.keys(PUZZLE_FAULTS).length - 1);
  });
});

test('every check of quality has words of its own', () => {
  expect(new Set(CHECKS.map((check) => sayFlaw(check))).size).toBe(CHECKS.length);
});

test('a position that no game reaches is said from what was counted', () => {
  const NIE: NeverWords = {
    surplus: ({ player, more, gone }) => `${player}: ${more} zu viel, ${gone} Bauern fort`,
    unmade: ({ player, role, more }) => `${player}: ${more} ${role} zu viel`,
    caged: ({ square }) => `der Läufer auf ${square} kam nie hinaus`,
  };
  /** The start with a bishop elsewhere. */
  const say = (from: string, to: string): readonly string[] => {
    const { setup } = meder.begin();
    const pieces = setup.pieces.map((piece) => (piece.square === from ? { owner: piece.owner, role: piece.role, square: to } : piece));
    const position = meder.fromSetup({ ...setup, pieces });
    return position.ok ? findImpossibleCases(position.value).map((why) => `${sayNever(why)} / ${sayNever(why, NIE)}`) : [];
  };
  // Two bishops on squares of one colour (Meder 3.2(c)); one past pawns that never moved.
  expect(say('b1W', 'b4N')[0]).toBe('White has 1 pieces more than at first, and 0 pawns less / w: 1 zu viel, 0 Bauern fort');
  expect(say('c1W', 'b4N')).toEqual([
    'White’s bishop on b4N cannot have got there past pawns that never moved / der Läufer auf b4N kam nie hinaus',
  ]);
  expect(say('c1W', 'c1W')).toEqual([]);
});
