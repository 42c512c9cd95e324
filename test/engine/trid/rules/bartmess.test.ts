import { describe, expect, test } from 'vitest';
import { engineParse } from '../engine.ts';
import { plainStart } from '../plain/index.ts';
import { pictureOf, tableOf } from './table.ts';

const FRESH = { rights: '*' } as const;
const table = tableOf('bartmess');

describe('Bartmess 6: consecutive squares', () => {
  test('6: b5,WB and b6,BB are consecutive, b5,WB and b5,NB are not', () => {
    const kings = table('Ka4W', 'ke9kl');
    expect(kings.has('a4W-a5B')).toBe(true);
    expect(kings.has('a4W-a4N')).toBe(false);
  });

  test('6: a2,QL and a9,ql are not consecutive: a file without squares between them is not a path', () => {
    expect(table('Kd0KL Rz1QL', 'ke9kl').from('z1QL', 'z')).toBe('z0QL');
  });
});

describe('Bartmess 6.1: the king', () => {
  test('6.1: steps to any square of the columns around it, never within its own', () => {
    expect(table('Kc4N', 'kb8B').from('c4N')).toBe('b3N b3W b4N b4W b5B b5N c3N c3W c5B c5N d3N d3W d4N d4W d5B d5N');
  });

  test('6.1: not to a square that is attacked', () => {
    expect(table('Kc4N', 'kb8B rd8B').from('c4N')).toBe('b3N b3W b4N b4W b5B b5N c3N c3W c5B c5N');
  });

  test('6.1 with 6: kings may stand above each other, but not side by side', () => {
    const kings = table('Kb3W', 'kd4N');
    expect(kings.from('b3W')).toBe('a2W a3N a3W a4N a4W b2W b4N b4W c2W');
    expect(table('Kc3W', 'kc5N').from('c3W', '4')).toBe('');
    expect(table('Kc4W', 'kc4N').check).toBe('');
  });

  test('6.1: there is no castling', () => {
    const home = table('Kc1W Rz0QL Re0KL', 'kc8B rz9ql re9kl');
    expect([home.has('O-O'), home.has('O-O-O')]).toEqual([false, false]);
  });
});

describe('Bartmess 6.2 to 6.4: lines', () => {
  test('6.3: a rook reaches every level of its file and rank', () => {
    const rook = table('Kz0QL Rb1W', 'ke9kl');
    expect(rook.from('b1W', 'b')).toBe('b2W b3N b3W b4N b4W b5B b5N b6B b6N b7B b8B');
    expect(rook.from('b1W', '1')).toBe('a1QL a1W c1W d1KL d1W e1KL z1QL');
  });

  test('5.3: it passes a column that has a vacant square', () => {
    expect(table('Kz0QL Rb1W Pb3W', 'ke9kl').from('b1W', 'b')).toBe('b2W b3N b4N b4W b5B b5N b6B b6N b7B b8B');
    expect(table('Kz0QL Rb1W', 'ke9kl nb3N').from('b1W', 'b')).toBe('b2W b3N b3W b4N b4W b5B b5N b6B b6N b7B b8B');
  });

  test('5.3: it does not pass a column that is full', () => {
    expect(table('Kz0QL Rb1W Pb3W', 'ke9kl nb3N').from('b1W', 'b')).toBe('b2W b3N');
  });

  test('6.4: a bishop reaches every level of its diagonals, attack boards where they stand', () => {
    expect(table('Ke1KL Bb2W', 'ke9kl').from('b2W')).toBe('a1QL a1W a3N a3W c1W c3N c3W d0KL d4N d4W z0QL');
    expect(table('Kz1QL Bb2W', 'ke9kl', { boards: 'KL@KP4' }).from('b2W')).toBe('a1QL a1W a3N a3W c1W c3N c3W d4KL d4N d4W e5KL z0QL');
  });

  test('6.2: a queen goes where a rook and a bishop go', () => {
    const [queen, rook, bishop] = ['Q', 'R', 'B'].map((role) => table(`Ke1KL Pc4N ${role}b3W`, 'ke9kl na3W nc4W').from('b3W').split(' '));
    expect(queen).toEqual([...(rook ?? []), ...(bishop ?? [])].sort());
    expect(rook).not.toContain('c2W');
    expect(bishop).not.toContain('b4N');
  });
});

describe('Bartmess 6.5: the knight', () => {
  test('6.5: one straight step and one diagonal step onward, to any level', () => {
    expect(table('Ke0KL Nb2W', 'ke9kl').from('b2W')).toBe('a0QL a4N a4W c4N c4W d1KL d1W d3N d3W z1QL');
  });

  test('6.5: the square of the first step may be occupied, but must exist', () => {
    expect(table('Ke0KL Nz1QL', 'ke9kl').from('z1QL')).toBe('b2W');
    expect(table('Kd1W Nz1QL', 'ke9kl', { boards: 'KL@QP5' }).from('z1QL')).toBe('a3KL a3N a3W b2W');
    expect(table('Ke0KL Nz1QL Pz2ql', 'ke9kl', { boards: 'ql@QP5' }).from('z1QL')).toBe('a3N a3W a3ql b2W');
  });

  test('6.5 and 1.8: at the start no knight can move', () => {
    const start = pictureOf('bartmess', plainStart('bartmess'));
    expect([start.from('z1QL'), start.from('e1KL')]).toEqual(['', '']);
  });
});

describe('Bartmess 6.6: the pawn', () => {
  test('6.6(b): from its original square one or two steps, to any level', () => {
    expect(table('Ke0KL Pa2W', 'ke9kl', FRESH).from('a2W')).toBe('a3N a3W a4N a4W');
    expect(table('Ke0KL Pa2W', 'ke9kl').from('a2W')).toBe('a3N a3W');
    expect(table('Ke0KL Pb3W', 'ke9kl').from('b3W')).toBe('b4N b4W');
  });

  test('6.6(b): the double step needs one vacant square in the column between', () => {
    expect(table('Ke0KL Pa2W', 'ke9kl na3W', FRESH).from('a2W')).toBe('a3N a4N a4W');
    expect(table('Ke0KL Pa2W Na3N', 'ke9kl na3W', FRESH).from('a2W')).toBe('');
  });

  test('6.6(b): four of the original squares are on the attack boards, at their start pins only', () => {
    expect(table('Kc1W Pa0QL', 'ke9kl', FRESH).from('a0QL')).toBe('a1QL a1W a2W');
    expect(table('Kc1W Pa0QL', 'ke9kl', { boards: 'QL@QP2' }).from('a0QL')).toBe('a1QL a1W');
    expect(table('Kc1W Pd1KL', 'ke9kl', FRESH).from('d1KL')).toBe('d2W d3N d3W');
    expect(table('Kc1W Pz1QL', 'ke9kl').from('z1QL')).toBe('');
  });

  test('6.6(b): the right is the pawn’s own: on another original square it has one step, and a rotation takes it for good', () => {
    expect(table('Kc1W Pa0QL', 'ke9kl', FRESH).after('a0QL-a1QL').after('e9kl-e8kl').from('a1QL')).toBe('a2W');
    expect(table('Kc1W Pa0QL', 'ke9kl', FRESH).after('a0QL-a2W').after('e9kl-e8kl').from('a2W')).toBe('a3N a3W');
    expect(table('Kc1W Pa1QL', 'ke9kl', FRESH).after('QP1r').after('e9kl-e8kl').from('z0QL')).toBe('z1QL');
    const back = table('Kc1W Pa1QL', 'ke9kl', FRESH).after('QP1r').after('e9kl-e8kl').after('QP1r').after('e8kl-e9kl');
    expect(back.from('a1QL')).toBe('a2W');
    expect(table('Kc1W Pa0QL Pz1QL', 'ke9kl', FRESH).after('QP1r').text).toContain(' b - - - ');
  });

  test('6.6(a), (b): forward only, captures one step along the diagonals on any level, and never straight ahead', () => {
    expect(table('Ke0KL Pb4N', 'ke9kl nc5N nc5B na5B nb5B na3N').from('b4N')).toBe('a5B b5N c5B c5N');
    expect(table('Ke0KL', 'ke9kl pb4N', { turn: 'b' }).from('b4N')).toBe('b3N b3W');
  });

  test('6.6(c): en passant on either level of the column crossed, in immediate reply', () => {
    const crossed = table('Ke0KL Pc2W', 'ke9kl pb4N', FRESH).after('c2W-c4W');
    expect(crossed.text).toContain(' c4W:c3W,c3N ');
    expect(crossed.from('b4N')).toBe('b3N b3W c3N c3W');
    expect(crossed.after('b4N-c3N').text).toMatch(/^W:4\/4\/4\/4;N:4\/4\/4\/2p1;/);
    expect(crossed.after('e9kl-e8kl').after('e0KL-e1KL').from('b4N')).toBe('b3N b3W');
  });

  test('6.6(c): not after a single step, not by another piece, and only onto a vacant square', () => {
    expect(table('Ke0KL Pc3N', 'ke9kl pb4N').after('c3N-c4W').from('b4N')).toBe('b3N b3W');
    expect(table('Ke0KL Pc2W', 'ke9kl bb4N', FRESH).after('c2W-c4W').after('b4N-c3N').text).toContain('W:2P1/4/4/4;');
    const taken = table('Ke0KL Pc2W Nc3N', 'ke9kl pb4N', FRESH).after('c2W-c4W');
    expect(taken.text).toContain(' c4W:c3W ');
    expect(taken.after('b4N-c3N').text).toContain('W:2P1/4/4/4;');
    expect(taken.after('b4N-c3W').text).toContain('W:4/2p1/4/4;N:4/4/4/2N1;');
    expect(table('Ke0KL Pc2W', 'ke9kl pb4N nc3N', FRESH).after('c2W-c4W').from('b4N')).toBe('b3N b3W c3W');
  });

  test('6.6(c) with 6.6(d): en passant on rank 1 promotes', () => {
    expect(table('Kc4W Pa0QL', 'ke9kl pb2W', FRESH).after('a0QL-a2W').from('b2W', 'a')).toBe(
      'a1QL=B a1QL=N a1QL=Q a1QL=R a1W=B a1W=N a1W=Q a1W=R',
    );
  });

  test('6.6(d): promotion on rank 8, on whatever board, and on rank 9; not before', () => {
    expect(table('Ke0KL Pb7B', 'ke9kl').from('b7B')).toBe('b8B=B b8B=N b8B=Q b8B=R');
    expect(table('Ke0KL Pa7B', 'ke9kl').from('a7B')).toBe('a8B=B a8B=N a8B=Q a8B=R a8ql=B a8ql=N a8ql=Q a8ql=R');
    expect(table('Ke0KL Pb6N', 'ke9kl').from('b6N')).toBe('b7B');
    expect(table('Kz0QL', 'ke9kl pb2W', { turn: 'b' }).from('b2W')).toBe('b1W=B b1W=N b1W=Q b1W=R');
    expect(table('Kz0QL Pb7B', 'ke9kl').after('b7B-b8B=R').text).toContain('B:1R2/4/4/4;');
  });
});

describe('Bartmess 5.1 and 7: the attack boards', () => {
  test('7.1: the pins adjacent to KP5 are QP5, KP7, KP6, KP2 and KP4', () => {
    expect(table('Kc1W', 'kb8B', { boards: 'KL@KP5' }).board('KP5')).toBe('KP2 KP4 KP6 KP7 QP5');
  });

  test('7.1: the pins adjacent to KP1 are QP1, KP3 and KP2', () => {
    expect(table('Kc1W', 'kb8B', { boards: 'QL@QP3' }).board('KP1')).toBe('KP2 KP3 QP1');
  });

  test('7.1(d), (e): a top pin and a bottom pin of the next board up face each other whatever their corners', () => {
    expect(table('Kc1W', 'kb8B', { boards: 'KL@KP2' }).board('KP2')).toBe('KP1 KP4 KP5 KP7 QP2');
    expect(table('Kc1W', 'kb8B', { boards: 'KL@KP8' }).board('KP8')).toBe('KP11 KP6 KP7 KP9 QP8');
    expect(table('Kc1W', 'kb8B', { boards: 'KL@KP3' }).board('KP3')).toBe('KP1 KP4 QP3');
  });

  test('5.1(b): only to a vacant pin, only an unoccupied board, only one of your own', () => {
    expect(table('Kc1W', 'kb8B').board('KP1')).toBe('KP2 KP3');
    expect(table('Kc1W Nd0KL', 'kb8B').board('KP1')).toBe('r');
    expect(table('Kc1W', 'kb8B nd0KL').board('KP1')).toBe('r');
    expect(table('Kc1W Ne9kl', 'kb8B').board('KP12')).toBe('');
    expect(table('Kc1W', 'kb8B').board('QP12')).toBe('');
  });

  test('7.2: an occupied board rotates, diagonal neighbours change places; an empty one does not', () => {
    expect(table('Kc1W Nz0QL', 'kb8B na0QL').after('QP1r').text).toContain('QL@QP1:nN/2;');
    expect(table('Kc1W Nz0QL Na1QL', 'kb8B').after('QP1r').text).toContain('QL@QP1:1N/N1;');
    expect(table('Kc1W', 'kb8B').has('QP1r')).toBe(false);
  });

  test('7.2: a rotation counts no pawn move and gives no en passant', () => {
    expect(table('Kc1W Pa1QL', 'kb8B', { clock: 4 }).after('QP1r').text).toMatch(/ b - - - 5 9$/);
  });

  test('10.1: a rotation that opens a line to the own king is illegal', () => {
    const shield = table('Kd1W Pd4W Pd4N Nd4KL', 'kz9ql rd8B', { boards: 'KL@KP4' });
    expect(shield.check).toBe('');
    expect(shield.has('KP4r')).toBe(false);
    expect(table('Kd1W Pd4W Pd4N Nd4KL', 'kz9ql', { boards: 'KL@KP4' }).has('KP4r')).toBe(true);
  });

  test('10.2: an empty board that leaves can close the line through its square and parry a check', () => {
    const check = table('Kd1W Pd4W Pd4N', 'kz9ql rd8B', { boards: 'KL@KP4' });
    expect(check.check).toBe('w');
    expect(check.board('KP4')).toBe('KP2 KP5 KP7 QP4'); // KP3 is under the same corner: the column stays open
    expect(check.has('QP1-QP3')).toBe(false);
  });
});

describe('Bartmess 11: the completed game', () => {
  test('11.4: drawn at once with bare kings, one minor piece, or a bishop each on one colour', () => {
    for (const [white, black] of [
      ['Kc1W', 'kb8B'],
      ['Kc1W Na1W', 'kb8B'],
      ['Kc1W', 'kb8B ba3N'],
      ['Kc1W Ba1W', 'kb8B ba3N'],
    ] as const) {
      // prettier-ignore
      expect(table(white, black).status).toBe('draw:material');
    }
  });

  test('11.4: not with bishops on two colours, two minor pieces of one side, a knight each, or a rook', () => {
    for (const [white, black] of [
      ['Kc1W Ba1W', 'kb8B ba2W'],
      ['Kc1W Ba1W Bb2W', 'kb8B'],
      ['Kc1W Na1W', 'kb8B nb3N'],
      ['Kc1W Ra1W', 'kb8B'],
    ] as const) {
      // prettier-ignore
      expect(table(white, black).status).toBe('playing');
    }
  });

  test('10.2 and 11.3: mate and stalemate', () => {
    expect(pictureOf('bartmess', 'W:q3/1K2/4/4;N:4/4/4/1k2;B:4/4/4/4;QL@QP1:2/r1;KL@KP1:2/1r;ql@QP12:q1/2;kl@KP12:2/2 w - - - 18 18').status).toBe('checkmate'); // prettier-ignore
    expect(pictureOf('bartmess', 'W:4/4/4/4;N:4/4/4/4;B:3K/1B2/4/4;QL@QP10:2/2;KL@QP11:2/2;ql@QP12:2/2;kl@KP12:2/k1 b - - - 15 38').status).toBe('stalemate'); // prettier-ignore
  });

  test('11.6: the third occurrence ends the game by itself, the second does not', () => {
    // the first two rotations take rights, so the positions before them do not come back
    let position = engineParse('bartmess', plainStart('bartmess'));
    const turns = [...Array.from({ length: 5 }, () => ['QP1r', 'QP12r']).flat()];
    const statuses = turns.map((id) => {
      const move = position.moves().find((legal) => legal.id === id);
      if (move !== undefined) position = position.after(move);
      return position.status();
    });
    expect(statuses).toEqual([...Array<string>(9).fill('playing'), 'draw:threefold']);
  });
});
