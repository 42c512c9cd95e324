import { describe, expect, test } from 'vitest';
import type { Position, Result, Move } from '../../../src/engine/index.ts';
import { play, rules, set, TRID, type Placing } from './place.ts';
import { walk } from './walk.ts';
import { sayFault } from '../../../src/words/faults.ts';
import { toDescribedFault } from '../../../src/words/described-fault.ts';

const position = (id: string, pieces: string, more: Partial<Placing> = {}): Position => set(rules(id), { pieces, ...more });
const read = (at: Position, text: string): Result<Move> => at.ruleset.notation.read(at, text);
const meant = (at: Position, text: string): string | undefined => {
  const result = read(at, text);
  return result.ok ? result.value.id : undefined;
};
const fault = (at: Position, text: string): { code: string; message: string } => {
  const result = read(at, text);
  if (result.ok) throw new Error(`${text} was read as ${result.value.id}`);
  return toDescribedFault(result.fault);
};
const written = (at: Position, id: string): string => {
  const move = at.moves().find((legal) => legal.id === id);
  if (!move) throw new Error(`${id} is not legal in ${at.text()}`);
  return at.ruleset.notation.write(at, move);
};

describe.for(TRID.map(({ id }) => id))('%s: every legal move of seeded positions', (id) => {
  test('is written in a way of its own, and read back as itself', () => {
    const wrong: string[] = [];
    for (const at of walk(id, 41, 90)) {
      const notes = at.moves().map((move) => at.ruleset.notation.write(at, move));
      if (new Set(notes).size !== notes.length) wrong.push(`two alike in ${at.text()}`);
      at.moves().forEach((move, i) => {
        if (meant(at, notes[i]!) !== move.id) wrong.push(`${notes[i]} for ${move.id} in ${at.text()}`);
        if (meant(at, move.id) !== move.id) wrong.push(`${move.id} in ${at.text()}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  test('a note of another position is read as a legal move of this one, or refused with a sentence', () => {
    let before: string[] = [];
    let refused = 0;
    for (const at of walk(id, 42, 25)) {
      for (const note of before) {
        const result = read(at, note);
        if (!result.ok) refused++;
        const fits = result.ok ? at.moves().includes(result.value) : /legal move|may mean/.test(sayFault(result.fault));
        if (!fits) expect(note).toBe(`a move of ${at.text()}`);
      }
      before = at.moves().map((move) => at.ruleset.notation.write(at, move));
    }
    expect(refused).toBeGreaterThan(100);
  });
});

describe('Meder, Appendix E: reading', () => {
  const KNIGHTS = position('meder', 'Kc1W kc8B Nb3W Nd3W');

  test('E10: the mark of a capture, of check and of en passant may be left out or stand there', () => {
    const at = position('meder', 'Kc1W kz9ql Nb4N bc6B Ra2W');
    expect(written(at, 'b4N-c6B')).toBe('Nxc6B');
    for (const text of ['Nxc6B', 'Nc6B', 'Nxc6B+', 'Nxc6B!', ' Nxc6B ']) expect(meant(at, text), text).toBe('b4N-c6B');
    expect(fault(at, 'Nxc5B').code).toBe('illegal');
    const passing = play(position('meder', 'Kc1W kc8B Pb2W pa4W', { rest: 'w * - - 0 9' }), 'b2W-b4N');
    expect(written(passing, 'a4W-b3N')).toBe('aWxb3N e.p.');
    for (const text of ['aWxb3N e.p.', 'aWxb3Ne.p.', 'aWxb3N', 'axb3N']) expect(meant(passing, text), text).toBe('a4W-b3N');
    expect(fault(passing, 'aWxb4N').code).toBe('illegal');
  });

  test('E11: a missing mark is refused as ambiguous, and the answer names both ways to write it', () => {
    const { code, message } = fault(KNIGHTS, 'Nc5N');
    expect(code).toBe('ambiguous');
    expect(message).toContain('Nbc5N or Ndc5N');
    expect(meant(KNIGHTS, 'Nbc5N')).toBe('b3W-c5N');
    expect(meant(KNIGHTS, 'Ndc5N')).toBe('d3W-c5N');
    expect(meant(KNIGHTS, 'Na5N')).toBe('b3W-a5N');
  });

  test('E11: a mark that is not needed, or another one than the preferred, is read if only one piece fits', () => {
    const at = position('meder', 'Kc1W kz9ql Nb3W Na4N');
    expect(written(at, 'b3W-c5N')).toBe('Nbc5N');
    for (const text of ['N3c5N', 'NWc5N', 'Nb3c5N', 'Nb3Wc5N']) expect(meant(at, text), text).toBe('b3W-c5N');
    expect(fault(at, 'N2c5N').code).toBe('illegal');
  });

  test('E12: two pawns on one square of the plan need their level, pawns on two files their file', () => {
    const stacked = position('meder', 'Kc1W kc8B Pa3W Pa3N nb4N');
    expect(written(stacked, 'a3W-a4N')).toBe('aWa4N');
    expect(fault(stacked, 'a4N').message).toContain('aWa4N');
    expect(fault(stacked, 'axb4N').code).toBe('ambiguous');
    const beside = position('meder', 'Kc1W kc8B Pa3W Pc3W nb4N');
    expect([meant(beside, 'axb4N'), meant(beside, 'cxb4N')]).toEqual(['a3W-b4N', 'c3W-b4N']);
    expect(fault(beside, 'dxb4N').code).toBe('illegal');
  });

  test('E11, house: of three knights, one may need two marks', () => {
    const at = position('meder', 'Kc1W kz9ql Nb3W Nd3W Nb3N');
    expect(['b3W-c5N', 'b3N-c5N', 'd3W-c5N'].map((id) => written(at, id))).toEqual(['NbWc5N', 'NNc5N', 'Ndc5N']);
    expect(fault(at, 'Nbc5N').message).toContain('NNc5N or NbWc5N');
  });

  test('E13: the pin of departure is needed where two boards can go to one pin', () => {
    const at = position('meder', 'Kc1W kc8B Pd1KL Pz3QL', { pins: 'QP6 KP2 QP12 KP12' });
    expect(fault(at, 'KL3').message).toContain('KL1-KL3 or QL3-KL3');
    expect(meant(at, 'KL1-KL3')).toBe('KL1-KL3');
    expect(meant(at, 'KL2')).toBe('KL1-KL2');
    expect(meant(at, 'KL1-KL2')).toBe('KL1-KL2');
    expect(fault(at, 'KL1-KL5').code).toBe('illegal');
  });

  test('E14: a pawn at its end needs the letter of the new piece', () => {
    const at = position('meder', 'Kc1W kz5QL Pd7B', { pins: 'QP10 KP2 QP12 KP10' });
    expect(fault(at, 'd8B').code).toBe('illegal');
    expect([meant(at, 'd8BQ'), meant(at, 'd8BN')]).toEqual(['d7B-d8B=Q', 'd7B-d8B=N']);
    expect(fault(at, 'd8BK').code).toBe('malformed');
  });

  test('E14, house: a promotion that a board move causes stands behind it; one on its own is the square and the piece', () => {
    const own = position('meder', 'Kc1W kc4N Pa8B', { pins: 'QP12 KP2 QP2 KP12' });
    expect(written(own, 'QL6-QL4,a8B=Q')).toMatch(/^QL4,a8BQ/);
    expect(meant(own, 'QL4,a8BQ')).toBe('QL6-QL4,a8B=Q');
    expect(fault(own, 'QL4').code).toBe('illegal');
    const due = play(position('meder', 'Kc1W kc4N Pa8B', { rest: 'b - - - 0 9' }), 'QL6-QL5');
    expect(due.moves().map(({ id }) => id)).toEqual(['a8B=B', 'a8B=N', 'a8B=Q', 'a8B=R']);
    expect(meant(due, 'a8BQ')).toBe('a8B=Q');
    expect(fault(due, 'Kb1W').code).toBe('illegal');
  });

  test('castling is read with zeros and with letters, mate with ++ and with #', () => {
    const at = position('meder', 'Kd0KL Re0KL Rz0QL kc8B', { rest: 'w * - - 0 9' });
    expect(written(at, 'O-O')).toBe('0-0');
    expect([meant(at, '0-0'), meant(at, 'O-O'), meant(at, '0-0-0'), meant(at, 'O-O-O')]).toEqual(['O-O', 'O-O', 'O-O-O', 'O-O-O']);
    const moved = position('meder', 'Kd0KL Re0KL Rz0QL kc8B', { rest: 'w - - - 0 9' });
    expect(fault(moved, '0-0').code).toBe('illegal');
    const checked = position('meder', 'Kc1W kc8B Ra2W');
    expect(meant(checked, 'Ra8B+')).toBe('a2W-a8B');
    expect(meant(checked, 'Ra8B++')).toBe('a2W-a8B');
  });

  test('sample game: S stands for B where the text has Schwarz in mind, and only as a level', () => {
    const at = position('meder', 'Kc1W kc8B pa7B', { rest: 'b - - - 0 9' });
    expect(meant(at, 'a6S')).toBe('a7B-a6B');
    expect(fault(at, 'Sa6B').code).toBe('malformed');
    expect(fault(at, 'a5S').code).toBe('illegal');
  });

  test('E10: a pawn’s capture names at least its file, and a mark that tells nothing apart is refused with what to write', () => {
    const at = position('meder', 'Kc1W kc8B Pa4W nb5B');
    expect(written(at, 'a4W-b5B')).toBe('aWxb5B');
    expect(meant(at, 'ab5B')).toBe('a4W-b5B');
    expect(fault(at, 'b5B')).toMatchObject({ code: 'illegal' });
    expect(fault(at, 'b5B').message).toContain('aWxb5B');
    const bishop = position('meder', 'Kc1W kc8B Ba3W');
    expect(meant(bishop, 'Bc5N')).toBe('a3W-c5N');
    expect(fault(bishop, 'Bac5N').message).toBe('“Bac5N” names more than it needs; it is written Bc5N');
  });

  test('a letter that names a piece is never taken for a pawn’s level', () => {
    const at = position('meder', 'Kc1W kc8B Pc3N Pc5B');
    expect(meant(at, 'c4N')).toBe('c3N-c4N');
    expect(fault(at, 'cNc4N').message).toContain('it is written c4N');
    expect(fault(at, 'Nc4N').code).toBe('illegal');
    expect(fault(at, 'Bc6B').code).toBe('illegal');
  });

  test('what is not a move at all is malformed, what could be one elsewhere illegal; both say what would do', () => {
    for (const text of ['', 'hello', 'N', 'c9', 'Nc5X', 'Nf5N', 'QL', '1', 'Nc5N Nc5N', '0-0-0-0', '\u0000']) {
      expect(fault(KNIGHTS, text).code, text).toBe('malformed');
      expect(fault(KNIGHTS, text).message).toContain('legal moves are');
    }
    for (const text of ['Nc8B', 'Qd5N', 'a3W', 'KL1-KL6', '0-0', 'd8BQ', 'b3W-b4W', 'Nb8ql'])
      expect(fault(KNIGHTS, text).code, text).toBe('illegal');
    expect(fault(KNIGHTS, 'Bc5N').message).toContain('to c5N go Nbc5N, Ndc5N');
  });
});

describe('Bartmess 2', () => {
  const at = position('bartmess', 'Kc1W kc8B Rb3W bb5N Ba1QL');

  test('2.2, 2.4(a), (b): files a to f and ranks 1 to 10, both squares, - or x', () => {
    expect(written(at, 'b3W-b4W')).toBe('c4,WB-c5,WB');
    expect(written(at, 'b3W-b5N')).toBe('c4,WBxc6,NB');
    expect(meant(at, 'c4,WB-c5,WB')).toBe('b3W-b4W');
    expect(meant(at, 'c4,WB - c5,WB')).toBe('b3W-b4W');
  });

  test('2.2: a square of an attack board has the names it has where the board stands', () => {
    const moved = position('bartmess', 'Kc1W kc8B Ba4QL', { pins: 'QP3 KP1 QP12 KP12' });
    expect(written(moved, 'a4QL-b5N')).toBe('b5,QL-c6,NB');
    expect(written(at, 'a1QL-b2W')).toBe('b2,QL-c3,WB');
  });

  test('2.4(c), (d): pins for a transfer, r for a rotation; a square behind the dash is refused', () => {
    const empty = position('bartmess', 'Kc1W kc8B Rb3W Na0QL');
    expect(written(empty, 'KP1-KP3')).toBe('KP1-KP3');
    expect(written(empty, 'QP1r')).toBe('QP1r');
    expect(fault(empty, 'KP1-e5,KL').code).toBe('malformed');
    expect(fault(empty, 'KP1r').code).toBe('illegal');
  });

  test('house: promotion, check and en passant stand at the end', () => {
    const pawn = position('bartmess', 'Kc1W kd5B Pb7B');
    expect(written(pawn, 'b7B-b8B=N')).toBe('c8,BB-c9,BB=N');
    expect(written(pawn, 'b7B-b8B=B')).toBe('c8,BB-c9,BB=B');
    const checking = position('bartmess', 'Kc1W kd8B Pb7B');
    expect(written(checking, 'b7B-b8B=Q')).toBe('c8,BB-c9,BB=Q+');
    const passing = play(position('bartmess', 'Kc1W kc8B Pb2W pa4N', { rest: 'w * - - 0 9' }), 'b2W-b4N');
    expect(written(passing, 'a4N-b3W')).toBe('b5,NBxc4,WB e.p.');
    expect(meant(passing, 'b5,NBxc4,WB')).toBe('a4N-b3W');
    expect(fault(pawn, 'c8,BB-c9,BB').code).toBe('illegal');
  });

  test('a dash for a capture, or the reverse, is not read: the notation leaves nothing out', () => {
    expect(fault(at, 'c4,WB-c6,NB').code).toBe('illegal');
    expect(fault(at, 'c4,WBxc5,WB').code).toBe('illegal');
    expect(fault(at, 'Rb4W').code).toBe('malformed');
  });
});

describe('Grant and Usenet, house', () => {
  test('squares of attack boards are named by pin, boards by both pins, an inversion with ^', () => {
    const at = position('grant', 'Kc1W kc8B Nb2W Pd1KL');
    expect(written(at, 'b2W-z1QL')).toBe('Nz1QP2');
    expect(written(at, 'b2W-z1QL^')).toBe('Nz1QP2^');
    expect(meant(at, 'Nz1QP2^')).toBe('b2W-z1QL^');
    expect(written(at, 'KP2-KP4')).toBe('KP2-KP4');
    expect(meant(at, 'KP4')).toBe('KP2-KP4');
    expect(fault(at, 'KP8').code).toBe('illegal');
    expect(fault(at, 'Nd1QP2').code).toBe('illegal');
  });

  test('pawns of one file that meet on a square are told apart by their ranks', () => {
    const at = position('usenet', 'Kc1W kc8B Pb2W Pb3N', { rest: 'w * - - 0 9' });
    expect([written(at, 'b2W-b4N'), written(at, 'b3N-b4N'), written(at, 'b2W-b4W')]).toEqual(['b2b4N', 'b3b4N', 'b4W']);
    expect(fault(at, 'b4N').message).toContain('b2b4N or b3b4N');
  });

  test('Usenet, Points: C is a castle and KN a knight, and neither is taken for a king', () => {
    const at = position('usenet', 'Kc1W kb8B Nb1W Ra2W Pd7B');
    expect(written(at, 'b1W-c3W')).toBe('KNc3W');
    expect(written(at, 'a2W-a3W')).toBe('Ca3W');
    expect(written(at, 'd7B-d8B=R')).toMatch(/^d8BC/);
    expect(written(at, 'd7B-d8B=N')).toMatch(/^d8BKN/);
    expect(meant(at, 'KNc3W')).toBe('b1W-c3W');
    expect(fault(at, 'Ra3W').code).toBe('illegal');
    const king = position('usenet', 'Kc4N kc8B');
    expect(meant(king, 'Kc5N')).toBe('c4N-c5N');
    expect(fault(king, 'KNc5N').code).toBe('illegal');
  });
});
