import { describe, expect, test } from 'vitest';
import { plainStart } from '../plain/index.ts';
import { pictureOf, tableOf } from './table.ts';
import type { Picture } from './table.ts';

const table = tableOf('usenet');
/** White's boards out of the way, under the front corners of White's own board. */
const ASIDE = 'QL@QP1 KL@KP1';

describe('Usenet, Rules: levels', () => {
  test('a move between two levels is one square up', () => {
    expect(table('Kz0QL Rb1W', 'kd8B', { boards: ASIDE }).from('b1W', 'b')).toBe('b2W b3N b3W b4N b4W b5B b5N b6B b6N b7B b8B');
  });

  test('with an attack board between them it is two', () => {
    const up = (picture: Picture): boolean[] => ['d3W-d3KL', 'd3W-d3N'].map((id) => picture.has(id));
    expect(up(table('Kb1W Rd3W', 'kc8B'))).toEqual([true, true]);
    expect(up(table('Kb1W Rd3W Nd3KL', 'kc8B'))).toEqual([false, false]);
    expect(up(table('Kz0QL Rd3W', 'kc8B', { boards: ASIDE }))).toEqual([false, true]);
    expect(table('Kd2W', 'kc8B').from('d2W')).toBe('c1W c2W c3W d1W d2KL d3KL d3W e2KL e3KL');
  });

  test('a step goes no further than the next level, at most as far as the next main board', () => {
    const tall = 'QL@QP4 KL@QP9 ql@QP10';
    expect(table('Kd1W Ra4W', 'kc8B', { boards: tall }).from('a4W', 'a')).toContain('a4KL a4N a4QL a4ql');
    expect(table('Kd1W Rz4QL', 'kc8B', { boards: tall }).has('z4QL-z4KL')).toBe(true);
    expect(table('Kd1W Rz4QL', 'kc8B', { boards: 'QL@QP4 ql@QP10' }).has('z4QL-z4ql')).toBe(false);
  });

  test('changes of level go one way only within a move', () => {
    expect(table('Kz0QL Rb1W Pb3W', 'kd8B', { boards: ASIDE }).from('b1W', 'b')).toBe('b2W b3N b4N b5B b5N b6B b6N b7B b8B');
    expect(table('Kz0QL Rb1W Pb3W', 'kd8B nb3N', { boards: ASIDE }).from('b1W', 'b')).toBe('b2W b3N');
  });

  test('the same level is the same height: attack boards of neighbouring corners make one floor', () => {
    expect(table('Kd1W Pz3QL', 'kc8B', { boards: 'KL@QP4' }).from('z3QL')).toBe('z4KL');
    expect(table('Kd1W Pz3QL', 'kc8B', { boards: 'KL@QP10' }).from('z3QL')).toBe('');
  });
});

describe('Usenet, Rules: the pieces', () => {
  test('the rook goes straight up and down, the bishop does not', () => {
    expect(table('Kz0QL Rb3W', 'kd8B', { boards: ASIDE }).has('b3W-b3N')).toBe(true);
    expect(table('Kz0QL Bb3W', 'kd8B', { boards: ASIDE }).has('b3W-b3N')).toBe(false);
  });

  test('the bishop goes along diagonals, up or down on the way', () => {
    expect(table('Kb1W Bb3W', 'kc8B', { boards: ASIDE }).from('b3W')).toBe('a2W a4N a4W c2W c4N c4W d1KL d1W d5B d5N e0KL e6kl z1QL');
    expect(table('Kb1W Bb3W Pc4W', 'kc8B', { boards: ASIDE }).from('b3W')).toBe('a2W a4N a4W c2W c4N d1KL d1W d5B d5N e0KL e6kl z1QL');
  });

  test('the queen goes where a rook and a bishop go', () => {
    const [queen, rook, bishop] = ['Q', 'R', 'B'].map((role) => table(`Kd1W Pc4N ${role}b3W`, 'kc8B na3W').from('b3W').split(' '));
    expect(queen).toEqual([...new Set([...(rook ?? []), ...(bishop ?? [])])].sort());
  });

  test('the king goes one step of a queen, not to an attacked square', () => {
    expect(table('Kb3W', 'kd8B', { boards: ASIDE }).from('b3W')).toBe('a2W a3N a3W a4N a4W b2W b3N b4N b4W c2W c3N c3W c4N c4W');
    expect(table('Kb3W', 'kd8B rc8B', { boards: ASIDE }).from('b3W')).toBe('a2W a3N a3W a4N a4W b2W b3N b4N b4W');
  });

  test('the knight leaps, to the same height or one level up or down where it lands', () => {
    expect(table('Kd1W Nz2QL', 'kc8B').from('z2QL')).toBe('a4N a4W b1W b3N b3W');
    expect(table('Kd1W Nz2QL Pa2QL Pz3QL Pa3QL', 'kc8B').from('z2QL')).toBe('a4N a4W b1W b3N b3W');
    expect(table('Kd1W Nz2QL', 'kc8B', { boards: 'ql@QP4' }).from('z2QL')).toBe('a4N a4W a4ql b1W b3N b3W');
  });

  test('there is no castling: the rank has no room', () => {
    const home = table('Kd2KL Re2KL Rz2QL', 'kc8B');
    expect([home.has('O-O'), home.has('O-O-O')]).toEqual([false, false]);
  });
});

describe('Usenet, Rules: the pawn', () => {
  test('a white pawn goes forward, or forward and up; a black one forward, or forward and down', () => {
    expect(table('Kz0QL Pc3W', 'kd8B', { boards: ASIDE }).from('c3W')).toBe('c4N c4W');
    expect(table('Kz0QL Pc5B', 'kd8B', { boards: ASIDE }).from('c5B')).toBe('c6B');
    expect(table('Kz0QL', 'kd8B pc4N', { boards: ASIDE, turn: 'b' }).from('c4N')).toBe('c3N c3W');
    expect(table('Kz0QL', 'kd8B pc4W', { boards: ASIDE, turn: 'b' }).from('c4W')).toBe('c3W');
  });

  test('two such steps at first, both to vacant squares', () => {
    expect(table('Kz0QL Pb2W', 'kd8B', { boards: ASIDE, rights: 'b2W' }).from('b2W')).toBe('b3N b3W b4N b4W');
    expect(table('Kz0QL Pb2W', 'kd8B', { boards: ASIDE }).from('b2W')).toBe('b3N b3W');
    expect(table('Kz0QL Pb2W', 'kd8B nb3W', { boards: ASIDE, rights: 'b2W' }).from('b2W')).toBe('b3N b4N');
    expect(table('Kb1W Pd2W', 'kc8B', { rights: 'd2W' }).from('d2W')).toBe('d3KL d3W d4N d4W');
    expect(table('Kb1W Pd3KL', 'kc8B', { rights: 'd3KL' }).from('d3KL')).toBe('d4N d5B d5N');
  });

  test('captures one step diagonally forward, on its level or up, and only captures', () => {
    expect(table('Kz0QL Pc4N', 'kd8B nd5N nb5B nc5N', { boards: ASIDE }).from('c4N')).toBe('b5B c5B d5N');
    expect(table('Kz0QL Pc3N', 'kd8B nd4W nb4W', { boards: ASIDE }).from('c3N')).toBe('c4N');
  });

  test('en passant on a square the double step could have crossed and the pawn could capture on, next move only', () => {
    const crossed = table('Kz0QL Pc2W', 'kb8B pb4N pd4W', { boards: ASIDE, rights: 'c2W' }).after('c2W-c4N');
    expect(crossed.text).toContain(' c4N:c3W,c3N ');
    expect(crossed.from('b4N')).toBe('b3N b3W c3N c3W');
    expect(crossed.from('d4W')).toBe('c3W d3W');
    expect(crossed.after('d4W-c3W').text).toContain('W:4/2p1/4/4;N:4/4/1p2/4;');
    expect(crossed.after('b8B-b7B').after('z0QL-z1QL').from('b4N')).toBe('b3N b3W');
    const level = table('Kz0QL Pc2W', 'kb8B pb4N', { boards: ASIDE, rights: 'c2W' }).after('c2W-c4W');
    expect(level.text).toContain(' c4W:c3W ');
    expect(level.from('b4N')).toBe('b3N b3W c3W');
  });

  test('the squares crossed are those by which it can have gone: not from d3W, where the attack board lies between', () => {
    expect(table('Kb1W Pd2W', 'kc8B', { rights: 'd2W' }).after('d2W-d4N').text).toContain(' d4N:d3KL ');
  });

  test('promotes on rank 8 or 9, Black on 1 or 0', () => {
    const four = (square: string): string => ['B', 'N', 'Q', 'R'].map((role) => `${square}=${role}`).join(' ');
    expect(table('Kz2QL Pb7B', 'kd8B').from('b7B')).toBe(four('b8B'));
    expect(table('Kz2QL Pa7B', 'kd8B', { boards: 'ql@QP12' }).from('a7B')).toBe(`${four('a8B')} ${four('a8ql')}`);
    expect(table('Kz2QL Pb6B', 'kd8B').from('b6B')).toBe('b7B');
    expect(table('Kz2QL', 'kd8B pb2W', { turn: 'b' }).from('b2W')).toBe(four('b1W'));
  });

  test('a pawn can be stranded on an attack board over the front of Black’s board', () => {
    expect(table('Kd1W Pa5QL', 'kd8B', { boards: 'QL@QP10' }).from('a5QL')).toBe('');
    expect(table('Kd1W Pa5QL', 'kd8B', { boards: 'QL@QP9' }).from('a5QL')).toBe('a6B a6ql');
  });
});

describe('Usenet, Rules: the attack boards', () => {
  test('up, down, left or right to adjacent pins on its face; an empty board also inverts', () => {
    expect(table('Kc1W', 'kc8B', { boards: 'KL@KP7' }).board('QP5')).toBe('KP5 QP1 QP2 QP7 QP9');
    expect(table('Kc1W', 'kc8B', { boards: 'QL@QP4' }).board('QP4')).toBe('KP4 QP2 QP7');
    expect(table('Kc1W', 'kc8B', { boards: 'QL@QP1' }).board('QP1')).toBe('KP1 QP3 QP5');
    expect(table('Kc1W', 'kc8B', { boards: 'QL@QP12' }).board('QP12')).toBe('KP12 QP10');
  });

  test('its example of inverting: over the corner of the bottom board to under the corner of the middle board, and back', () => {
    expect(table('Kc1W', 'kc8B', { boards: 'QL@QP2' }).board('QP2')).toBe('KP2 QP4 QP5 QP6');
    expect(table('Kc1W Pz1QL', 'kc8B', { boards: 'QL@QP2' }).board('QP2')).toBe('KP2 QP4 QP6');
  });

  test('with one pawn of the mover it moves, but does not invert', () => {
    expect(table('Kc1W Pz2QL', 'kc8B', { boards: 'KL@KP7' }).board('QP5')).toBe('KP5 QP1 QP7 QP9');
    expect(table('Kc1W', 'kc8B pz2QL', { boards: 'KL@KP7' }).board('QP5')).toBe('');
    expect(table('Kc1W Nz2QL', 'kc8B', { boards: 'KL@KP7' }).board('QP5')).toBe('');
    expect(table('Kc1W Pz2QL Pz3QL', 'kc8B', { boards: 'KL@KP7' }).board('QP5')).toBe('');
  });

  test('only one’s own boards, to vacant pins, never diagonally', () => {
    expect(table('Kc1W Pz6ql', 'kc8B').board('QP8')).toBe('');
    expect(table('Kc1W', 'kc8B').board('QP8')).toBe('');
    expect(table('Kc1W', 'kc8B').board('QP5')).toBe('QP1 QP2 QP7 QP9');
    expect(table('Kc1W', 'kc8B', { boards: 'KL@KP7' }).has('QP5-KP7')).toBe(false);
  });

  test('a pawn that is carried has moved, and promotes where it is carried to its last ranks', () => {
    expect(table('Kc1W Pz3QL', 'kc8B', { rights: 'z3QL' }).after('QP5-QP9').text).toMatch(/;QL@QP9:P1\/2;.* b - - - 1 9$/);
    expect(table('Kc1W Pz6QL', 'kc7B', { boards: 'QL@QP7' }).board('QP7')).toBe(
      'KP7 QP11,z8QL=B QP11,z8QL=N QP11,z8QL=Q QP11,z8QL=R QP3 QP5',
    );
    expect(table('Kc1W', 'kc8B', { boards: 'QL@QP7' }).board('QP7')).toBe('KP7 QP11 QP3 QP4 QP5');
  });

  test('a board move may not leave the king in check', () => {
    expect(table('Kd1W Nd2W', 'kz7ql rd8B').board('KP5')).not.toBe('');
    const shield = table('Kd2W Pd3KL', 'kz7ql rd4W');
    expect(shield.check).toBe('w');
    expect(shield.has('KP5-KP1')).toBe(false);
  });
});

describe('Usenet: the start, the addendum and the end', () => {
  const start = pictureOf('usenet', plainStart('usenet'));

  test('Addendum: White’s queen may take the pawn before Black’s king, which is check, not mate, and costs the queen', () => {
    expect(start.from('a2QL')).toContain('e6kl');
    const check = start.after('a2QL-e6kl');
    expect([check.check, check.status]).toEqual(['b', 'playing']);
    expect(check.has('d7kl-e6kl')).toBe(true);
    expect(check.after('d7kl-e6kl').check).toBe('');
  });

  test('the start has five checks and a trade of queens', () => {
    const ids = start.from('a2QL').split(' ').map((to) => `a2QL-${to}`); // prettier-ignore
    expect(ids.filter((id) => start.after(id).check === 'b').length).toBe(5);
    expect(start.has('a2QL-a7ql')).toBe(true);
    expect(start.after('a2QL-a7ql').has('z7ql-a7ql')).toBe(true);
  });

  test('drawn at once for want of material, as in Meder', () => {
    expect(table('Kc1W', 'kb8B ba3N').status).toBe('draw:material');
    expect(table('Kc1W Ba1W Bb2W', 'kb8B ba3N').status).toBe('draw:material');
    expect(table('Kc1W Ba1W', 'kb8B ba2W').status).toBe('playing');
  });
});
