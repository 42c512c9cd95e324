import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import { listHeights, type HeightsState } from '../../../src/components/lesson/heights.ts';

const ask = (ruleset: string, text: string, board: string, from: string, file = 'a'): readonly HeightsState[] =>
  listHeights({ position: must(findRuleset(ruleset)!.parse(text)), board, from, file });
const at = (states: readonly HeightsState[], pin: string): HeightsState => states.find((state) => state.pin === pin)!;

const CLIMB = 'W:4/K3/P2P/4;N:4/4/4/4;B:2k1/2p1/1p1p/4;QL@QP5:2/2;KL@KP5:2/1R;ql@QP8:2/2;kl@KP8:r1/1p w * - - 0 12';
const CHECK = 'W:4/4/1P1P/2B1;N:4/K3/4/4;B:3k/p1pp/4/4;QL@QP4:2/2;KL@KP5:PP/1R;ql@QP3:1r/2;kl@KP8:2/p1 w * - - 0 12';
const COLUMN = 'W:4/4/1K2/4;N:4/4/1R2/4;B:2k1/4/2b1/2pp;QL@QL2:2/2;KL@KL1:1P/N1;ql@QL6:2/P1;kl@KL6:2/1p w * - - 0 43';

describe('the set from the side', () => {
  test('has the board on every vacant pin of its side, and no other', () => {
    expect(ask('usenet', CLIMB, 'QL', 'a3W').map(({ pin }) => pin)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12].map((number) => `QP${number}`),
    );
    expect(ask('meder', COLUMN, 'QL', 'b4N').map(({ pin }) => pin)).toEqual(['QL1', 'QL2', 'QL3', 'QL4', 'QL5']);
  });

  test('lights the squares one step away: under Usenet rules an attack board between is the next level (Rules)', () => {
    const states = ask('usenet', CLIMB, 'QL', 'a3W');
    expect(at(states, 'QP5').lit).toEqual(expect.arrayContaining(['a2QL', 'a3QL']));
    expect(at(states, 'QP5').lit).not.toContain('a3N');
    expect(at(states, 'QP1').lit).toEqual(expect.arrayContaining(['a3N', 'a4N']));
  });

  test('a line ends where a board is missing, also where a king stands in its way (Usenet, Rules)', () => {
    const states = ask('usenet', CHECK, 'QL', 'a5ql');
    expect(states.filter(({ lit }) => lit.includes('a5N')).map(({ pin }) => pin)).toEqual(['QP4']);
  });

  test('an attack board adds a square to a column (Meder 3.1(a)), and the picture is of one file', () => {
    const states = ask('meder', COLUMN, 'QL', 'b4N');
    expect(states.filter(({ lit }) => lit.includes('a4QL')).map(({ pin }) => pin)).toEqual(['QL2', 'QL5']);
    expect(states.flatMap(({ bars }) => bars.flatMap(({ squares }) => squares.filter(({ name }) => !name.startsWith('a'))))).toEqual([]);
    expect(at(states, 'QL5').says).toBe(
      'QL at QL5: on file a the rook on b4N reaches a4N at its own height; a4QL higher up; a4W further down.',
    );
  });
});
