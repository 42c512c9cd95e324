import { describe, expect, test } from 'vitest';
import { plainStart } from '../plain/index.ts';
import { pictureOf, tableOf } from './table.ts';

const table = tableOf('grant');
const START = pictureOf('grant', plainStart('grant'));

describe('Grant, General: levels', () => {
  test('a piece moves up or down a level with a step, and never back to a level it has left', () => {
    expect(table('Kz0QL Rb1W', 'ke9kl').from('b1W', 'b')).toBe('b2W b3N b3W b4N b4W b5B b5N b6B b6N b7B b8B');
    expect(table('Kz0QL Rb1W Pb3W', 'ke9kl').from('b1W', 'b')).toBe('b2W b3N b4N b5B b5N b6B b6N b7B b8B');
  });

  test('a piece blocks its own square only: with one in front and one above, the way up between them is open', () => {
    expect(table('Kz0QL Rb3W Pb4W', 'ke9kl nb3N').from('b3W', '4')).toBe('b4N');
    expect(table('Kz0QL Rb3W Pb4W', 'ke9kl nb4N').from('b3W', '4')).toBe('b4N');
    expect(table('Kz0QL Rb3W Pb4W Nb4N', 'ke9kl').from('b3W', '4')).toBe('');
  });

  test('an attack board is next to its own main board only', () => {
    expect(table('Kd0KL Ra4QL', 'ke9kl', { boards: 'QL@QP4' }).from('a4QL')).toBe('a1W a2W a3W a5QL b4W c4N c4W d4N d4W z4QL');
    expect(table('Kd0KL Ra3W', 'ke9kl', { boards: 'QL@QP4' }).has('a3W-a4QL')).toBe(true);
    expect(table('Kd0KL Ra3N', 'ke9kl', { boards: 'QL@QP4' }).has('a3N-a4QL')).toBe(false);
    expect(table('Kd0KL Ra3N', 'ke9kl', { boards: 'QL@QP6' }).from('a3N', 'QL')).toBe('a2QL a2QL^ z3QL z3QL^');
  });
});

describe('Grant, The Rook', () => {
  test('never goes straight up or down', () => {
    expect(table('Kz0QL Rb3W', 'ke9kl').has('b3W-b3N')).toBe(false);
    expect(table('Kz0QL Rb3W', 'ke9kl').has('b3W-b4N')).toBe(true);
  });

  test('its example: all the way from its attack board to the opponent’s', () => {
    const run = 'a1QL a1W a2W a3N a3W a4N a4W a5B a5N a6B a6N a7B a8B a8ql a9ql';
    expect(table('Kd1W Ra0QL', 'kz9ql').from('a0QL', 'a')).toBe(run);
    expect(table('Kd1W Ra0QL', 'kz9ql na5B na5N').from('a0QL', 'a')).toBe('a1QL a1W a2W a3N a3W a4N a4W a5B a5N');
    expect(table('Kd1W Ra0QL', 'kd8B', { boards: 'ql@QP10' }).from('a0QL', 'a')).toBe(
      'a1QL a1W a2W a3N a3W a4N a4W a5B a5N a6B a6N a7B a8B',
    );
  });
});

describe('Grant, The Bishop', () => {
  test('goes along diagonals, straight up or down, and both in one move', () => {
    expect(table('Kz0QL Pe1KL Bb3W', 'ke9kl').from('b3W')).toBe('a2W a4N a4W b3N c2W c4N c4W d1KL d1W d5B d5N e0KL z1QL');
  });

  test('its example: it takes the rook below or above it, and is not taken by it', () => {
    expect(table('Kz0QL Bb3W', 'ke9kl rb3N').has('b3W-b3N')).toBe(true);
    expect(table('Kz0QL Rb3W', 'ke9kl bb3N').has('b3W-b3N')).toBe(false);
  });

  test('straight up goes one level at a time, through a vacant square', () => {
    expect(table('Kz0QL Ba5N', 'kc8B', { boards: 'ql@QP10' }).from('a5N', '5')).toBe('a5B a5ql a5ql^');
    expect(table('Kz0QL Ba5N Na5B', 'kc8B', { boards: 'ql@QP10' }).from('a5N', '5')).toBe('');
  });

  test('the queen goes where a rook and a bishop go, no further', () => {
    const [queen, rook, bishop] = ['Q', 'R', 'B'].map((role) => table(`Ke0KL Pc4N ${role}b3W`, 'ke9kl na3W').from('b3W').split(' '));
    expect(queen).toEqual([...(rook ?? []), ...(bishop ?? [])].sort());
    expect(rook).not.toContain('b3N');
  });
});

describe('Grant, The King', () => {
  test('one step in any direction, on its level or to the next, or straight up or down', () => {
    expect(table('Kb3W', 'ke9kl').from('b3W')).toBe('a2W a3N a3W a4N a4W b2W b3N b4N b4W c2W c3N c3W c4N c4W');
  });

  test('not to an attacked square, nor past the next level', () => {
    expect(table('Kb3W', 'ke9kl rc8B').from('b3W')).toBe('a2W a3N a3W a4N a4W b2W b3N b4N b4W');
    expect(table('Kz4QL', 'ke9kl', { boards: 'QL@QP4' }).from('z4QL')).toBe('a3W a4QL a4W a5QL z5QL');
  });
});

describe('Grant, The Knight', () => {
  test('its examples: two and one on its level, or one step of the three to the next level', () => {
    const knight = table('Kz0QL Nc2W Pd1KL', 'ke9kl');
    expect(knight.from('c2W')).toBe('a1QL a1W a3N a3W b4N b4W d0KL d4N d4W e1KL');
    expect(knight.has('c2W-b4W')).toBe(true);
    expect(knight.has('c2W-a3W')).toBe(true);
    expect(knight.has('c2W-a3N')).toBe(true);
    expect(knight.has('c2W-d4N')).toBe(true);
  });

  test('its example: not from the neutral level on to an attack board in its initial position', () => {
    const knight = table('Ke0KL Nb3N', 'ke9kl');
    expect(knight.has('b3N-a1QL')).toBe(false);
    expect(knight.has('b3N-a1W')).toBe(true);
    expect(table('Ke0KL Nb3W', 'ke9kl').has('b3W-a1QL')).toBe(true);
  });

  test('jumps over pieces, but not over squares that do not exist', () => {
    expect(table('Ke0KL Nz1QL', 'ke9kl').from('z1QL')).toBe('a3W b2W');
    expect(table('Ke0KL Nz1QL Pa1QL Pa1W Pa2W', 'ke9kl').from('z1QL')).toBe('a3W b2W');
    expect(table('Ke0KL Nd4W', 'ke9kl', { boards: 'QL@KP6' }).from('d4W', 'QL')).toBe('');
    expect(table('Ke0KL Nd4N', 'ke9kl', { boards: 'QL@KP6' }).from('d4N', 'QL')).toBe('e2QL e2QL^');
  });
});

describe('Grant, The Pawn', () => {
  test('forward one space, on its level or the next; two at first', () => {
    expect(table('Kz0QL Pb2W', 'ke9kl', { rights: 'b2W' }).from('b2W')).toBe('b3N b3W b4N b4W');
    expect(table('Kz0QL Pb2W', 'ke9kl').from('b2W')).toBe('b3N b3W');
    expect(table('Kz0QL Pc5B', 'ke9kl').from('c5B')).toBe('c6B c6N');
    expect(table('Kz0QL Pc3W', 'ke9kl').has('c3W-c3N')).toBe(false);
  });

  test('both squares of a double step must be vacant, and it returns to no level', () => {
    expect(table('Kz0QL Pb2W', 'ke9kl nb3N', { rights: 'b2W' }).from('b2W')).toBe('b3W b4N b4W');
    expect(table('Kz0QL Pb2W', 'ke9kl nb3W', { rights: 'b2W' }).from('b2W')).toBe('b3N b4N');
    expect(table('Kz0QL Pb2W', 'ke9kl nb3W nb3N', { rights: 'b2W' }).from('b2W')).toBe('');
  });

  test('captures on a diagonal only: on its level, one up or one down', () => {
    expect(table('Kz0QL Pc4N', 'ke9kl nd5B nd5N nb5B nc5N').from('c4N')).toBe('b5B c5B d5B d5N');
    expect(table('Kz0QL Pc3N', 'ke9kl nd4W').from('c3N')).toBe('c4N c4W d4W');
    expect(table('Kz0QL Pc4W', 'ke9kl nd5B').from('c4W')).toBe('c5N');
  });

  test('leaves an attack board diagonally, capturing or not', () => {
    expect(table('Kc1W Pz1QL', 'ke9kl').from('z1QL')).toBe('a2W');
    expect(table('Kc1W Pa1QL', 'ke9kl nb2W').from('a1QL')).toBe('b2W');
    expect(table('Kd1W Pa1QL', 'ke9kl na2W').from('a1QL')).toBe('b2W');
    expect(table('Kc1W Pa1QL Nb2W', 'ke9kl').from('a1QL')).toBe('');
  });

  test('moves on to an attack board diagonally, and on the board itself as usual', () => {
    expect(table('Kc1W Pb6N', 'ke9kl', { boards: 'QL@QP8' }).from('b6N')).toBe('a7QL a7QL^ b7B');
    expect(table('Kc1W Pa6N', 'ke9kl', { boards: 'QL@QP8' }).from('a6N')).toBe('a7B z7QL z7QL^');
    expect(table('Kc1W Pa6QL', 'ke9kl nz7QL', { boards: 'QL@QP8' }).from('a6QL')).toBe('a7QL z7QL');
  });

  test('off its attack board at first it may go one space further', () => {
    expect(table('Kc1W Pz1QL', 'ke9kl', { rights: 'z1QL' }).from('z1QL')).toBe('a2W a3N a3W');
    expect(table('Kc1W Pa1QL', 'ke9kl', { rights: 'a1QL' }).from('a1QL')).toBe('b2W b3N b3W');
  });

  test('in front of a pawn of its own that blocks it, not of any other piece, and not after a capture', () => {
    expect(table('Kc1W Pz1QL Pa2W', 'ke9kl', { rights: 'z1QL' }).from('z1QL')).toBe('a3N a3W');
    expect(table('Kc1W Pz1QL Na2W', 'ke9kl', { rights: 'z1QL' }).from('z1QL')).toBe('');
    expect(table('Kc1W Pz1QL', 'ke9kl pa2W', { rights: 'z1QL' }).from('z1QL')).toBe('a2W');
    expect(table('Kc1W Pz1QL Pa2W Na3W', 'ke9kl', { rights: 'z1QL' }).from('z1QL')).toBe('a3N');
    expect(START.from('a1QL')).toBe('b3N b3W');
  });
});

describe('Grant, The Pawn: en passant', () => {
  test('by a pawn directly left or right on the same level, to a square that was crossed', () => {
    const level = table('Kz0QL Pc2W', 'ke9kl pd4N', { rights: 'c2W' }).after('c2W-c4N');
    expect(level.text).toContain(' c4N:c3W,c3N ');
    expect(level.from('d4N')).toBe('c3N c3W d3N d3W');
    expect(level.after('d4N-c3W').text).toContain('W:4/2p1/4/4;N:4/4/4/4;');
  });

  test('not from another level, not a move later, not after a single step', () => {
    expect(table('Kz0QL Pc2W', 'ke9kl pd4W', { rights: 'c2W' }).after('c2W-c4N').from('d4W')).toBe('d3N d3W');
    const later = table('Kz0QL Pc2W', 'ke9kl pd4N', { rights: 'c2W' }).after('c2W-c4N').after('e9kl-e8kl').after('z0QL-z1QL');
    expect(later.from('d4N')).toBe('d3N d3W');
    expect(table('Kz0QL Pc3N', 'ke9kl pd4N').after('c3N-c4N').from('d4N')).toBe('d3N d3W');
  });

  test('a pawn off its attack board is taken where it crossed a vacant square', () => {
    const crossed = table('Ke0KL Pa1QL', 'ke9kl pc3N', { rights: 'a1QL' }).after('a1QL-b3N');
    expect(crossed.text).toContain(' b3N:b2W ');
    expect(crossed.from('c3N')).toBe('b2W c2W');
    expect(crossed.after('c3N-b2W').text).toContain('W:4/4/1p2/4;N:4/4/4/4;');
  });

  test('not where it moved in front of an unmoved pawn: that one is captured as usual', () => {
    const jumped = table('Ke0KL Pa1QL Pb2W', 'ke9kl pc3N', { rights: 'a1QL,b2W' }).after('a1QL-b3N');
    expect(jumped.text).toMatch(/ b \* - - 0 9$/);
    expect(jumped.after('c3N-b2W').text).toContain('N:4/4/4/1P2;');
  });
});

describe('Grant, Queening a Pawn', () => {
  test('a pawn on the end rank waits during the reply and is a queen on the next move', () => {
    const waiting = table('Kz0QL Pb7B', 'kc5N').after('b7B-b8B');
    expect(waiting.text).toMatch(/B:1P2\/4\/4\/4;.* b - - b8B 0 9$/);
    expect(waiting.after('c5N-d5N').text).toMatch(/B:1Q2\/4\/4\/4;.* w - - - 1 10$/);
    expect(table('Kz0QL Pb6B', 'kc5N').after('b6B-b7B').text).toMatch(/ b - - - 0 9$/);
  });

  test('it can be captured as long as it waits', () => {
    expect(table('Kz0QL Pb7B', 'kc5N rb5B').after('b7B-b8B').after('b5B-b8B').text).toMatch(/B:1r2\/4\/4\/4;.* w - - - 0 10$/);
  });

  test('the queen to come gives check, and the king may not be left to it', () => {
    const check = table('Kz0QL Pb7B', 'kd8B').after('b7B-b8B');
    expect(check.check).toBe('b');
    expect(['d8B-d7B', 'd8B-c8B', 'd8B-e8kl', 'd8B-d8kl'].map((id) => check.has(id))).toEqual([true, false, false, false]);
    expect(table('Kz0QL Pb7B', 'kd8B nc8B').after('b7B-b8B').from('c8B')).toBe('');
    expect(table('Kz0QL Pb6B', 'kd8B nc8B').after('b6B-b7B').from('c8B')).not.toBe('');
  });

  test('on an attack board at the far end it queens on the farthest rank, not before', () => {
    expect(table('Kc1W Pz8ql', 'kc5N').after('z8ql-z9ql').text).toContain(' b - - z9ql ');
    expect(table('Kc1W Pb7B', 'kc5N').after('b7B-a8ql').text).toMatch(/ b - - - 0 9$/);
    expect(table('Kc1W Pb7B', 'kc5N').after('b7B-a8ql^').text).toMatch(/;ql@QP11:2\/1P;.* b - - - 0 9$/);
  });

  test('a pawn whose board is moved to the far end queens, on either rank and from the other corner too', () => {
    const carried = table('Kc1W Pz4QL', 'kc5N', { boards: 'QL@QP10 ql@QP2' }).after('QP10-QP12');
    expect(carried.text).toMatch(/;QL@QP12:2\/P1;.* b - - z8QL 1 9$/);
    expect(carried.after('c5N-d5N').text).toContain(';QL@QP12:2/Q1;');
    expect(table('Kc1W Pa8ql', 'kc5N', { boards: 'kl@KP11' }).after('QP12-KP12').text).toContain(' b - - e8ql ');
    expect(table('Kc1W Pz2QL', 'kc5N', { boards: 'QL@QP6' }).after('QP6-QP10').text).toMatch(/ b - - - 1 9$/);
  });

  test('Black’s likewise, at the front corners of White’s board', () => {
    expect(table('Kc4W', 'kc8B pb2W', { turn: 'b' }).after('b2W-b1W').text).toContain(' w - - b1W ');
    expect(table('Kc4W', 'kc8B pa5QL', { turn: 'b', boards: 'QL@QP4' }).after('QP4-QP2').text).toContain(' w - - a1QL ');
  });
});

describe('Grant, Casteling', () => {
  const home = 'Kd0KL Re0KL Rz0QL';
  const castles = (white: string, black: string, rights = '*'): boolean[] => {
    const picture = table(white, black, { rights });
    return [picture.has('O-O'), picture.has('O-O-O')];
  };

  test('king’s side: the king to the knight’s square, the rook to the bishop’s', () => {
    expect(table(home, 'kc6N', { rights: '*' }).after('O-O').text).toContain('W:4/4/4/2RK;');
    expect(table(home, 'kc6N', { rights: '*' }).after('O-O').text).toContain(';QL@QP2:2/R1;KL@KP2:2/2;');
  });

  test('queen’s side: the king to the queen’s knight’s square, the rook to the queen’s bishop’s', () => {
    expect(table(home, 'kc6N', { rights: '*' }).after('O-O-O').text).toContain('W:4/4/4/KR2;');
    expect(table('Kz1QL', 'kd9kl re9kl rz9ql', { rights: '*', turn: 'b' }).after('O-O-O').text).toContain('B:kr2/4/4/4;');
  });

  test('the squares must be open, the queen’s too', () => {
    expect(castles(home, 'kc6N')).toEqual([true, true]);
    expect(castles(`${home} Bc1W`, 'kc6N')).toEqual([false, true]);
    expect(castles(`${home} Nd1W`, 'kc6N')).toEqual([false, true]);
    expect(castles(`${home} Bb1W`, 'kc6N')).toEqual([true, false]);
    expect(castles(`${home} Na1W`, 'kc6N')).toEqual([true, false]);
    expect(castles(`${home} Qa0QL`, 'kc6N')).toEqual([true, false]);
    expect(castles(`${home} Pd1KL Pe1KL Pa1QL Pz1QL`, 'kc6N')).toEqual([true, true]);
  });

  test('king and rook must not have moved', () => {
    expect(castles(home, 'kc6N', 'd0KL,e0KL')).toEqual([true, false]);
    expect(castles(home, 'kc6N', 'z0QL,d0KL')).toEqual([false, true]);
    expect(castles(home, 'kc6N', 'z0QL,e0KL')).toEqual([false, false]);
  });

  test('not out of check, not into check', () => {
    expect(castles(home, 'kc6N rd4W')).toEqual([false, false]);
    expect(castles(home, 'kc6N nb2W')).toEqual([false, true]);
    expect(castles(home, 'kc6N ra8B')).toEqual([true, false]);
    expect(castles(home, 'kc6N rc8B')).toEqual([true, true]);
  });
});

describe('Grant, The Attack Boards', () => {
  test('a board with a single pawn is moved by the pawn’s owner, whoever’s board it is', () => {
    expect(table('Kc1W Pz1QL', 'kc8B').board('QP2')).toBe('QP4 QP6');
    expect(table('Kc1W Pz4ql', 'kc8B', { boards: 'ql@QP10' }).board('QP10')).toBe('KP10 QP12 QP6 QP8');
    expect(table('Kc1W', 'kc8B pz1QL').board('QP2')).toBe('');
  });

  test('no other board moves: empty, with another piece, with two', () => {
    expect(table('Kc1W', 'kc8B').board('QP2')).toBe('');
    expect(table('Kc1W Nz1QL', 'kc8B').board('QP2')).toBe('');
    expect(table('Kc1W Pz1QL Pa1QL', 'kc8B').board('QP2')).toBe('');
    expect(table('Kc1W Pz1QL', 'kc8B na0QL').board('QP2')).toBe('');
  });

  test.each([
    ['QP2', 'z1QL', 'KP2 QP4 QP6'],
    ['QP4', 'z5QL', 'KP4 QP2 QP6 QP8'],
    ['QP6', 'z3QL', 'KP6 QP10 QP2 QP4 QP8'],
    ['QP8', 'z7QL', 'KP8 QP10 QP12 QP4 QP6'],
    ['QP10', 'z5QL', 'KP10 QP12 QP6 QP8'],
    ['QP3', 'z5QL', 'KP3 QP1 QP5 QP7'],
    ['QP9', 'z5QL', 'KP9 QP11 QP5 QP7'],
  ])('across, along, or to the next closest pin of the next level, on its face: %s, a pawn on %s: %s', (pin, pawn, pins) => {
    const boards = pin === 'QP2' || pin === 'QP4' ? `QL@${pin} KL@KP11` : `QL@${pin} ql@KP7`;
    expect(table(`Kc1W P${pawn}`, 'kc8B', { boards }).board(pin)).toBe(pins);
  });

  test('a taken pin is not a goal', () => {
    expect(table('Kc1W Pz1QL', 'kc8B', { boards: 'KL@QP4' }).board('QP2')).toBe('KP2 QP6');
  });

  test('a pawn that is carried has moved', () => {
    expect(table('Kc1W Pz1QL', 'kc8B', { rights: 'z1QL' }).after('QP2-QP6').text).toMatch(/ b - - - 1 9$/);
  });

  test('who moves on to an empty board may turn it over, to the other face of its corner', () => {
    const bishop = table('Ke0KL Bb1W', 'kc8B');
    expect(bishop.from('b1W', 'QL')).toBe('a0QL a0QL^');
    expect(bishop.after('b1W-a0QL^').text).toContain(';QL@QP1:2/1B;');
    expect(bishop.after('b1W-a0QL').text).toContain(';QL@QP2:2/1B;');
  });

  test('not when it is occupied, nor when the other face is taken; and never as a move by itself', () => {
    expect(table('Ke0KL Bb1W Nz1QL', 'kc8B').from('b1W', 'QL')).toBe('a0QL');
    expect(table('Ke0KL Bb1W', 'kc8B', { boards: 'ql@QP1' }).from('b1W', 'QL')).toBe('a0QL');
    expect(table('Ke0KL Bb1W', 'kc8B nz1QL').has('b1W-a0QL^')).toBe(false);
    expect(table('Ke0KL Bz1QL', 'kc8B').has('z1QL-a0QL^')).toBe(false);
    expect(table('Ke0KL', 'kc8B').board('QP2')).toBe('');
  });

  test('a board move does not parry a check', () => {
    expect(table('Kd1W Pd4KL', 'kz9ql rd8B', { boards: 'KL@KP4' }).board('KP4')).toBe('');
    expect(table('Kd1W Pd4KL', 'kz9ql rc8B', { boards: 'KL@KP4' }).board('KP4')).toBe('KP2 KP6 KP8 QP4');
  });
});

describe('Grant: the end, as in classic chess', () => {
  test('drawn at once for want of material, as in Meder', () => {
    expect(table('Kc1W', 'kb8B ba3N').status).toBe('draw:material');
    expect(table('Kc1W Ba1W Bb2W', 'kb8B ba3N').status).toBe('draw:material');
    expect(table('Kc1W Ba1W', 'kb8B ba2W').status).toBe('playing');
    expect(table('Kc1W Pa3W', 'kb8B').status).toBe('playing');
  });
});
