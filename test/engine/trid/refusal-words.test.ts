import { describe, expect, test } from 'vitest';
import { sayRefusal } from '../../../src/words/refusals.ts';
import { rules, set } from './place.ts';

const KINGS = 'Kc1W kc8B';

/** What is said of a move that is not legal; nothing if it is. */
const says = (ruleset: string, pieces: string, move: string, pins?: string, rest?: string): string | undefined => {
  const [from = '', to = ''] = move.split('-');
  const position = set(rules(ruleset), { pieces, ...(pins && { pins }), ...(rest && { rest }) });
  const refusal = position.refuse(from, to);
  return refusal && sayRefusal(refusal);
};

describe('a refusal says the true reason', () => {
  const OVER = 'QP4 KP2 QP12 KP12';

  test('Grant, The Attack Boards: a board is joined to one main board only, which is named, however near another is', () => {
    const joined = 'White’s board at QP4 is joined only to White’s Board';
    expect(says('grant', 'Ka4QL kc8B', 'a4QL-a4N', OVER)).toBe(`${joined}.`);
    expect(says('grant', 'Ka4QL kc8B', 'a4QL-b5N', OVER)).toBe(`${joined}.`);
    expect(says('grant', 'Ka4N kc8B', 'a4N-a5QL', OVER)).toBe(`${joined}.`);
    expect(says('grant', `${KINGS} Pa4QL nb5N`, 'a4QL-b5N', OVER)).toBe(`${joined}.`);
    expect(says('grant', `${KINGS} Ra4QL`, 'a4QL-a6N', OVER)).toBe(`${joined}, which has no square next to it on the rook’s way.`);
    expect(says('grant', `${KINGS} Na3N`, 'a3N-z1QL')).toBe(
      'White’s board at QP2 is joined only to White’s Board, so from a3N to z1QL the level would change more than once.',
    );
    // By White's Board the same pieces get off.
    expect(says('grant', 'Ka4QL kc8B', 'a4QL-b4W', OVER)).toBeUndefined();
    expect(says('grant', `${KINGS} Ra4QL`, 'a4QL-c4W', OVER)).toBeUndefined();
    expect(says('grant', `${KINGS} Na3W`, 'a3W-z1QL')).toBeUndefined();
  });

  test('Grant, General: too few steps for the levels, or a piece in the way, or the king’s one level', () => {
    expect(says('grant', `${KINGS} Qd4W`, 'd4W-d5B')).toBe('With one step the queen changes by one level, and d5B is two levels from d4W.');
    expect(says('grant', `${KINGS} Rb3W nb5N`, 'b3W-b6B')).toBeUndefined();
    expect(says('grant', `${KINGS} Ra2W na3W pa3N`, 'a2W-a4W')).toBe('The knight on a3W is in the rook’s way.');
    expect(says('grant', `${KINGS} Nb4W`, 'b4W-c6B')).toBe('The knight changes by one level at most, and c6B is two levels from b4W.');
    expect(says('grant', 'Kb4W kc8B', 'b4W-b5B')).toBe('With one step the king changes by one level, and b5B is two levels from b4W.');
    expect(says('grant', 'Kb4W kc8B', 'b4W-b5N')).toBeUndefined();
  });

  test('Usenet, Rules: White’s pawns never go down, and an attack board is a level', () => {
    const pins = 'QP5 KP5 QP8 KP8';
    expect(says('usenet', `${KINGS} Pb3N`, 'b3N-b4W', pins)).toBe('White’s pawns never go down a level.');
    expect(says('usenet', `${KINGS} Pb3W`, 'b3W-b4N', pins)).toBeUndefined();
    expect(says('usenet', `${KINGS} Rb3W`, 'b3W-a3N', pins)).toBe(
      'Between b3W and a3N lies the attack board at QP5, a level of its own, so they are more than one level apart.',
    );
    expect(says('usenet', `${KINGS} Rb3W`, 'b3W-c3N', pins)).toBeUndefined();
  });

  test('Usenet, Rules: a step changes by one level at most, and it is said so where no board lies between', () => {
    const low = 'QP3 KP5 QP8 KP8';
    // Between a5QL, under White's Board, and a5N above it nothing lies: it is the next square, and too far for one step.
    expect(says('usenet', 'Ka5QL kc8B', 'a5QL-a5N', low)).toBe(
      'In one step the king changes by one level at most, and a5N is more than one from a5QL.',
    );
    expect(says('usenet', 'Ka5QL kc8B', 'a5QL-b5N', low)).toBe(
      'In one step the king changes by one level at most, and b5N is more than one from a5QL.',
    );
    expect(says('usenet', `${KINGS} Ra5QL`, 'a5QL-b5N', low)).toBe(
      'In one step the rook changes by one level at most, and b5N is more than one from a5QL.',
    );
    // A rook makes several steps straight up: a board between is no bar to it, a step that is too long is.
    expect(says('usenet', `${KINGS} Ra5QL`, 'a5QL-a5B', low)).toBe(
      'Straight from a5QL to a5B a square is more than one level from the next.',
    );
    expect(says('usenet', `${KINGS} Ra5QL`, 'a5QL-a5B', 'QP4 KP5 QP8 KP8')).toBeUndefined();
    expect(says('usenet', 'Ka5QL kc8B', 'a5QL-a5N', 'QP4 KP5 QP8 KP8')).toBeUndefined();
  });

  test('Usenet, Rules: two steps of a pawn may change by two levels, so a board between them bars nothing by itself', () => {
    const line = 'The levels do not lead there: on each step the pawn changes by one level at most, and in one move only up or only down.';
    // From a2W, past the board at QP5, to the board under the front of Black's Board.
    expect(says('usenet', `${KINGS} Pa2W`, 'a2W-a4ql', 'QP5 KP5 QP9 KP8', 'w * - - 0 9')).toBe(line);
    expect(says('usenet', `${KINGS} Pb2W`, 'b2W-b4N', 'QP5 KP5 QP9 KP8', 'w * - - 0 9')).toBeUndefined();
  });

  test('Bartmess 7.2, Usenet, Rules, Meder 3.4(b): a pawn that a board took off its first square and back has made no move of its own', () => {
    const back = (square: string) => `Only a pawn that has never left its first square may go two steps, and the one on ${square} has.`;
    expect(says('bartmess', `${KINGS} Pa1QL`, 'a1QL-a3W', undefined, 'w - - - 4 9')).toBe(back('a1QL'));
    expect(says('usenet', `${KINGS} Pa3QL`, 'a3QL-a5N', undefined, 'w - - - 4 9')).toBe(back('a3QL'));
    expect(says('meder', `${KINGS} Pa1QL`, 'a1QL-a3W', undefined, 'w - - - 4 9')).toBe(back('a1QL'));
    expect(says('bartmess', `${KINGS} Pa1QL`, 'a1QL-a3W', undefined, 'w * - - 4 9')).toBeUndefined();
    expect(says('usenet', `${KINGS} Pa3QL`, 'a3QL-a5N', undefined, 'w * - - 4 9')).toBeUndefined();
  });

  test('Meder 3.5(a): king and rook that were carried and are back have left their squares, and may not have moved', () => {
    const pieces = 'Kd0KL Re0KL kc8B';
    const castle = (rest: string) => says('meder', pieces, 'd0KL-e0KL', undefined, rest);
    expect(castle('w e0KL - - 4 9')).toBe('The king has left its first square and can castle no more.');
    expect(castle('w d0KL - - 4 9')).toBe('The rook that started on e0KL has left that square or is gone.');
    expect(castle('w * - - 4 9')).toBeUndefined();
  });
});

describe('a refusal tells boards apart by the ear', () => {
  test('Meder 3.6, Grant, The Attack Boards: whose board, how many aboard, and with how many a board moves', () => {
    const four = 'rz9ql qa9ql pz8ql pa8ql';
    expect(says('meder', `${KINGS} ${four}`, 'QL6-QL5', undefined, 'b - - - 0 9')).toBe(
      'Black’s board at QL6 carries four pieces; a board moves with one at most.',
    );
    expect(says('grant', `${KINGS} ${four}`, 'QP12-QP10', undefined, 'b - - - 0 9')).toBe(
      'Black’s board at QP12 carries four pieces; a board moves only with a single pawn aboard.',
    );
    expect(says('grant', `${KINGS} Na1QL`, 'QP2-QP4')).toBe(
      'White’s board at QP2 carries a knight; a board moves only with a single pawn aboard.',
    );
    expect(says('grant', `${KINGS} Pa1QL`, 'QP2-KP2')).toBe('White’s board is at KP2 already.');
    expect(says('grant', `${KINGS} Pa1QL`, 'QP2-QP4')).toBeUndefined();
  });

  test('Usenet, Rules: whose a board is, is said of the other player’s board; what is aboard, of the own one', () => {
    const pieces = `${KINGS} Pz7ql`;
    expect(says('usenet', pieces, 'QP8-QP6')).toBe('The board at QP8 belongs to Black, and it is White’s turn.');
    expect(says('usenet', pieces, 'QP8-QP6', undefined, 'b - - - 0 9')).toBe(
      'On Black’s board at QP8 is an enemy pawn, so Black may not move that board.',
    );
    // A knight rides nobody's board, whoever's it is (the post; Grant, The Attack Boards).
    expect(says('usenet', `${KINGS} Nz7ql`, 'QP8-QP6', undefined, 'b - - - 0 9')).toBe(
      'Black’s board at QP8 carries a knight; a board moves empty or with a single pawn aboard.',
    );
    expect(says('grant', `${KINGS} na1QL`, 'QP2-QP4')).toBe(
      'White’s board at QP2 carries a knight; a board moves only with a single pawn aboard.',
    );
    expect(says('grant', `${KINGS} pa1QL`, 'QP2-QP4', undefined, 'w - - - 0 9')).toBe(
      'On White’s board at QP2 is an enemy pawn, so White may not move that board.',
    );
    expect(says('usenet', `${KINGS} pz7ql`, 'QP8-QP6', undefined, 'b - - - 0 9')).toBeUndefined();
  });

  test('names no board by its letters, in any ruleset', () => {
    for (const id of ['bartmess', 'meder', 'grant', 'usenet']) {
      const start = set(rules(id), { pieces: KINGS });
      const pins = rules(id).pins.map(({ name }) => name);
      for (const from of pins)
        for (const to of pins) {
          const refusal = from === to ? undefined : start.refuse(from, to);
          const said = refusal && sayRefusal(refusal);
          expect(said ?? '', `${id} ${from}-${to}`).not.toMatch(/\b(QL|KL|ql|kl)\b(?!\d)/);
        }
    }
  });
});

describe('a refusal for the king’s sake', () => {
  test('Meder 3.5(b): says which piece would attack, or still does', () => {
    expect(says('meder', 'Kc1W kd8B Nc3N rc6B', 'c3N-a2W')).toBe('That would leave the king open to the rook on c6B.');
    expect(says('meder', 'Kc1W kd8B rc6B Na3W', 'a3W-b1W')).toBe('That leaves White’s king in check from the rook on c6B.');
    expect(says('meder', 'Kc1W kd8B rb6B', 'c1W-b1W')).toBe('On b1W the king could be captured by the rook on b6B.');
    expect(says('meder', 'Kc1W kd8B rb6B', 'c1W-d1W')).toBeUndefined();
  });

  test('Grant, Queening a Pawn: of a pawn that waits it says the new queen', () => {
    expect(says('grant', 'Kc1W kd8B Pa8B', 'd8B-c8B', undefined, 'b - - a8B 0 9')).toBe(
      'On c8B the king could be captured by the new queen on a8B.',
    );
    expect(says('grant', 'Kc1W kd8B Pa8B', 'd8B-d7B', undefined, 'b - - a8B 0 9')).toBeUndefined();
  });
});
