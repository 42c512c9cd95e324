import { describe, expect, test } from 'vitest';
import { engineParse, rulesetOf } from '../engine.ts';
import { plainStart } from '../plain/index.ts';
import { pictureOf, tableOf } from './table.ts';
import { sayFault } from '../../../../src/words/faults.ts';

const table = tableOf('meder');
const start = plainStart('meder');

describe('Meder 3.1 and 3.2: levels, columns, gaps', () => {
  test('3.1(a): a move may end on any level', () => {
    expect(table('Kz0QL Rb1W', 'ke9kl').from('b1W', 'b')).toBe('b2W b3N b3W b4N b4W b5B b5N b6B b6N b7B b8B');
  });

  test('3.1(c): a piece blocks its column on all levels, but one may land above or below it', () => {
    expect(table('Kz0QL Rb1W Pb3W', 'ke9kl').from('b1W', 'b')).toBe('b2W b3N');
    expect(table('Kz0QL Rb1W', 'ke9kl nb3N').from('b1W', 'b')).toBe('b2W b3N b3W');
    expect(table('Kz0QL Rb1W Pb3W', 'ke9kl nb3N').from('b1W', 'b')).toBe('b2W b3N');
  });

  test('2.8 and 3.1(e): a line passes squares that do not exist, and cannot end there', () => {
    expect(table('Kc1W Rz1QL', 'ke9kl').from('z1QL', 'z')).toBe('z0QL z8ql z9ql');
    expect(table('Kc1W Ra0QL', 'ke9kl').from('a0QL', '0')).toBe('d0KL e0KL z0QL');
    expect(table('Kc1W Rz1QL', 'ke9kl', { boards: 'KL@QL2' }).from('z1QL', 'z')).toBe('z0QL z4KL z5KL z8ql z9ql');
    expect(table('Kc1W Rz1QL Nz4KL', 'ke9kl', { boards: 'KL@QL2' }).from('z1QL', 'z')).toBe('z0QL');
  });

  test('3.1(d): never within a column', () => {
    const rook = table('Kz0QL Qb3W Nc3W', 'ke9kl');
    expect(rook.has('b3W-b3N')).toBe(false);
    expect(rook.has('b3W-b4N')).toBe(true);
  });

  test('3.2(c): a bishop on the diagonals', () => {
    expect(table('Kz0QL Bd1W', 'ke9kl').from('d1W')).toBe('a4N a4W b3N b3W c2W e0KL');
    expect(table('Kz0QL Bd1W Pb3N', 'ke9kl').from('d1W')).toBe('b3W c2W e0KL');
  });

  test('3.2(a): a queen goes where a rook and a bishop go', () => {
    const [queen, rook, bishop] = ['Q', 'R', 'B'].map((role) => table(`Ke0KL Pc4N ${role}b3W`, 'ke9kl na3W').from('b3W').split(' '));
    expect(queen).toEqual([...(rook ?? []), ...(bishop ?? [])].sort());
  });

  test('3.3: a knight leaps, whatever is on the way', () => {
    expect(table('Kc1W Nz1QL', 'ke9kl').from('z1QL')).toBe('a3N a3W b2W');
    expect(table('Kc1W Nz1QL Pa1QL Pa2W', 'ke9kl').from('z1QL')).toBe('a3N a3W b2W');
    expect(table('Kc1W Nz1QL Pb2W Pa3W', 'ke9kl').from('z1QL')).toBe('a3N');
  });
});

describe('Meder 3.4: the pawn', () => {
  test('3.4(a), (b): one step, at first two, if both squares are unoccupied', () => {
    expect(table('Ke0KL Pa2W', 'ke9kl', { rights: 'a2W' }).from('a2W')).toBe('a3N a3W a4N a4W');
    expect(table('Ke0KL Pa2W', 'ke9kl').from('a2W')).toBe('a3N a3W');
    expect(table('Ke0KL Pa2W Na4W', 'ke9kl', { rights: 'a2W' }).from('a2W')).toBe('a3N a3W a4N');
  });

  test('3.4(b) with 3.1(c): a piece on any level of the column between stops the double step', () => {
    expect(table('Ke0KL Pa2W', 'ke9kl na3N', { rights: 'a2W' }).from('a2W')).toBe('a3W');
    expect(table('Ke0KL Pa1QL', 'ke9kl', { rights: 'a1QL' }).from('a1QL')).toBe('a2W a3N a3W');
  });

  test('3.4(b) with 3.1(e): the square between must exist', () => {
    expect(table('Kc1W Pz1QL', 'ke9kl', { rights: 'z1QL', boards: 'KL@QL2' }).from('z1QL')).toBe('');
    expect(table('Kc1W Pz1QL', 'ke9kl', { rights: 'z1QL', boards: 'KL@QL3' }).from('z1QL')).toBe('z2KL z3KL');
  });

  test('3.4(b): a pawn that a board has carried has no double step', () => {
    const carried = table('Kc1W Pa1QL', 'ke9kl', { rights: 'a1QL' }).after('QL1-QL3').after('e9kl-e8kl');
    expect(carried.text).toContain('QL@QL3:1P/2;');
    expect(carried.from('a3QL')).toBe('a4N a4W');
  });

  test('3.4(a), (c): straight on to vacant squares only, captures diagonally on any level, only captures', () => {
    expect(table('Ke0KL Pb4N', 'ke9kl nc5N na5B nb5B na3N').from('b4N')).toBe('a5B b5N c5N');
  });

  test('3.4(d): en passant on to any square of the column crossed, on the next move only', () => {
    const crossed = table('Ke0KL Pc2W', 'ke9kl pb4N', { rights: 'c2W' }).after('c2W-c4W');
    expect(crossed.text).toContain(' c4W:c3W,c3N ');
    expect(crossed.from('b4N')).toBe('b3N b3W c3N c3W');
    expect(crossed.after('b4N-c3N').text).toContain('W:4/4/4/4;N:4/4/4/2p1;');
    expect(crossed.after('e9kl-e8kl').after('e0KL-e1KL').from('b4N')).toBe('b3N b3W');
  });

  test('3.4(d): no pawn that a board has carried is taken in passing', () => {
    const carried = table('Kc1W Pa1QL', 'ke9kl pb4N', { rights: 'a1QL' }).after('QL1-QL2');
    expect(carried.text).toContain('QL@QL2:1P/2;');
    expect(carried.text).toContain(' b - - - 0 9');
    expect(carried.from('b4N', 'a')).toBe('');
  });

  test('3.4(e)(ii): rank 8 on files b and c, and on a and d where no attack board overhangs the corner', () => {
    const promotions = (square: string): string => ['B', 'N', 'Q', 'R'].map((role) => `${square}=${role}`).join(' ');
    expect(table('Ke0KL Pb7B', 'ke9kl').from('b7B')).toBe(promotions('b8B'));
    expect(table('Ke0KL Pa7B', 'ke9kl', { boards: 'ql@QL5' }).from('a7B')).toBe(promotions('a8B'));
    expect(table('Ke0KL Pa7B', 'ke9kl').from('a7B')).toBe('a8B a8ql');
    expect(table('Ke0KL Pa8B', 'ke9kl').from('a8B')).toBe(promotions('a9ql'));
    expect(table('Kz0QL', 'ke9kl pd2W', { turn: 'b', boards: 'KL@KL2' }).from('d2W')).toBe(promotions('d1W'));
    expect(table('Kz0QL', 'ke9kl pd2W', { turn: 'b' }).from('d2W')).toBe('d1KL d1W');
  });

  test('3.4(e)(ii): rank 9 on files z and e', () => {
    expect(table('Ke0KL Pz8ql', 'ke9kl').from('z8ql')).toBe('z9ql=B z9ql=N z9ql=Q z9ql=R');
    expect(table('Ke0KL Pa7B', 'ke9kl nz8ql').from('a7B', 'z')).toBe('z8ql');
  });
});

describe('Meder 3.4(e)(iii): a pawn waits at the corner', () => {
  test('promotes as part of its owner’s own board move', () => {
    const waiting = table('Kc1W Pa8B', 'kc6N', { boards: 'QL@QL6 ql@QL3' });
    expect(waiting.board('QL6')).toBe('QL4,a8B=B QL4,a8B=N QL4,a8B=Q QL4,a8B=R QL5,a8B=B QL5,a8B=N QL5,a8B=Q QL5,a8B=R');
    expect(waiting.after('QL6-QL4,a8B=N').text).toBe(
      'W:4/4/4/2K1;N:2k1/4/4/4;B:N3/4/4/4;QL@QL4:2/2;KL@KL1:2/2;ql@QL3:2/2;kl@KL6:2/2 b - - - 1 9',
    );
    expect(table('Kc1W', 'kc6N', { boards: 'QL@QL6 ql@QL3' }).board('QL6')).toBe('QL4 QL5');
  });

  test('promotes before anything else after the opponent’s board move, and keeps the turn', () => {
    const left = table('Kc1W Pa8B Nc3W', 'kd6N', { turn: 'b', clock: 3 }).after('QL6-QL5');
    expect(left.text).toMatch(/ w - - a8B 4 10$/);
    expect([left.from('c3W'), left.status]).toEqual(['', 'playing']);
    expect(['B', 'N', 'Q', 'R'].map((role) => left.has(`a8B=${role}`))).toEqual([true, true, true, true]);
    const done = left.after('a8B=B');
    expect(done.text).toMatch(/;B:B3\/.* w - - - 4 10$/);
    expect(done.has('c3W-b5N')).toBe(true);
  });

  test('prevents a board move that would put the mover’s king under attack, whatever the pawn becomes', () => {
    expect(table('Kc1W Pa8B', 'kc8B', { turn: 'b' }).board('QL6')).toBe('');
    expect(table('Kc1W Pa8B', 'kc8B nb8B', { turn: 'b' }).board('QL6')).toBe('QL4 QL5');
    expect(table('Kc1W Pa8B', 'kc7B nb8B', { turn: 'b' }).board('QL6')).toBe('');
  });

  test('a board that carries a pawn on to its furthest rank promotes it', () => {
    expect(table('Kc1W Pa5QL', 'kc6N', { boards: 'QL@QL5 ql@QL3' }).board('QL5')).toBe(
      'KL5 QL4 QL6,a9QL=B QL6,a9QL=N QL6,a9QL=Q QL6,a9QL=R',
    );
    expect(table('Kc1W Pz4QL', 'kc6N', { boards: 'QL@QL5 ql@QL3' }).board('QL5')).toBe('KL5 QL4 QL6');
  });
});

describe('Meder 3.5: the king', () => {
  test('3.5(a)(i): one step to any level, not to an attacked square', () => {
    expect(table('Kc4N', 'kb8B').from('c4N')).toBe('b3N b3W b4N b4W b5B b5N c3N c3W c5B c5N d3N d3W d4N d4W d5B d5N');
    expect(table('Kc4N', 'kb8B rd8B').from('c4N')).toBe('b3N b3W b4N b4W b5B b5N c3N c3W c5B c5N');
  });

  const home = 'Kd0KL Re0KL Rz0QL';
  test('3.5(a)(ii): on the king’s side king and rook change places', () => {
    const near = table(home, 'kc6N', { rights: '*' });
    expect(near.has('O-O')).toBe(true);
    expect(near.after('O-O').text).toContain(';KL@KL1:2/RK;');
    expect(near.after('O-O').after('c6N-b6N').has('O-O-O')).toBe(false);
  });

  test('3.5(a)(ii): on the queen’s side the king stands beside the rook, which goes to the king’s square', () => {
    const far = table(home, 'kc6N', { rights: '*' }).after('O-O-O');
    expect(far.text).toContain(';QL@QL1:2/1K;KL@KL1:2/RR;');
  });

  test('3.5(a)(1): not as first move, not with a king or rook that has moved or been carried', () => {
    const castles = (rights: string, number = 9): boolean[] => {
      const picture = table(home, 'kc6N', { rights, number });
      return [picture.has('O-O'), picture.has('O-O-O')];
    };
    expect(castles('*', 1)).toEqual([false, false]);
    expect(castles('*', 2)).toEqual([true, true]);
    expect(castles('z0QL,e0KL')).toEqual([false, false]);
    expect(castles('d0KL,e0KL')).toEqual([true, false]);
    expect(castles('z0QL,d0KL')).toEqual([false, true]);
    const carried = table(home, 'kc6N', { rights: '*' }).after('QL1-QL2').after('c6N-b6N');
    expect([carried.has('O-O'), carried.has('O-O-O')]).toEqual([true, false]);
  });

  test('3.5(a)(2)[a]: not from nor on to an attacked square', () => {
    const castles = (black: string): boolean[] => {
      const picture = table(home, `kc6N ${black}`, { rights: '*' });
      return [picture.has('O-O'), picture.has('O-O-O')];
    };
    expect(castles('rd5B')).toEqual([false, false]);
    expect(castles('re8kl')).toEqual([false, true]);
    expect(castles('ra5B')).toEqual([true, false]);
    expect(castles('rz8ql')).toEqual([true, true]);
  });

  test('3.5(a)(2)[b]: not with a piece between', () => {
    expect(table(`${home} Na0QL`, 'kc6N', { rights: '*' }).has('O-O-O')).toBe(false);
    expect(table(`${home} Na1QL`, 'kc6N', { rights: '*' }).has('O-O-O')).toBe(true);
  });

  test('3.5(b): no move leaves the own king in check, board moves included', () => {
    expect(table('Kd1W Nd4W', 'kz9ql rd8B').from('d4W')).toBe('');
    expect(table('Ke4KL', 'kz9ql rc8B', { boards: 'KL@KL2' }).board('KL2')).toBe('KL4 QL2');
    expect(table('Ke4KL', 'kz9ql rc6N', { boards: 'KL@KL2' }).board('KL2')).toBe('QL2');
    expect(table('Kd1W Nd4KL', 'kz9ql rd8B', { boards: 'KL@KL2' }).board('KL2')).toBe('KL4');
    expect(table('Kd1W Nd4KL', 'kz9ql rc8B', { boards: 'KL@KL2' }).board('KL2')).toBe('KL4 QL2');
  });
});

describe('Meder 3.6: the attack boards', () => {
  test('3.6, its figure: from QL6 a black board goes to QL5, QL4 and KL6', () => {
    expect(table('Kc1W', 'kc6N', { turn: 'b', boards: 'kl@KL3' }).board('QL6')).toBe('KL6 QL4 QL5');
  });

  test('3.6, its figure: from QL3 a white board goes to QL5, QL4, QL2 and KL3, inverted to QL1', () => {
    expect(table('Kc1W', 'kc6N', { boards: 'QL@QL3' }).board('QL3')).toBe('KL3 QL1 QL2 QL4 QL5');
  });

  test('3.6: occupied, it moves forward or to the side only; forward is the mover’s', () => {
    expect(table('Kc1W Na3QL', 'kc6N', { boards: 'QL@QL3' }).board('QL3')).toBe('KL3 QL2 QL4 QL5');
    expect(table('Kc1W', 'kc6N na3QL', { turn: 'b', boards: 'QL@QL3' }).board('QL3')).toBe('KL3 QL1');
    expect(table('Kc1W Na5QL', 'kd8B', { boards: 'QL@QL2' }).board('QL2')).toBe('KL2 QL4');
  });

  test.each([
    [1, 'KL1 QL2 QL3'],
    [2, 'KL2 QL1 QL3 QL4'],
    [3, 'KL3 QL1 QL2 QL4 QL5'],
    [4, 'KL4 QL2 QL3 QL5 QL6'],
    [5, 'KL5 QL3 QL4 QL6'],
    [6, 'KL6 QL4 QL5'],
  ])('3.6: levels 1 and 6 have three adjacent pins, 2 and 5 four, 3 and 4 five; level %i: %s', (level, pins) => {
    const [first, second, third] = [1, 2, 3, 4, 5, 6].filter((other) => other !== level);
    const boards = `QL@QL${level} KL@KL${first} ql@KL${second} kl@KL${third}`;
    expect(table('Kc1W', 'kc6N', { boards }).board(`QL${level}`)).toBe(pins);
  });

  test('3.6: the board of whoever stands on it alone; of its owner when empty; with two pieces it stays', () => {
    expect(table('Kc1W Nz9ql', 'kc6N').board('QL6')).toBe('');
    expect(table('Kc1W Nz5ql', 'kc6N', { boards: 'ql@QL5' }).board('QL5')).toBe('KL5 QL4 QL6');
    expect(table('Kc1W', 'kc6N nz0QL').board('QL1')).toBe('');
    expect(table('Kc1W', 'kc6N').board('QL6')).toBe('');
    expect(table('Kc1W Nz0QL Pz1QL', 'kc6N').board('QL1')).toBe('');
    expect(table('Kc1W Nz0QL', 'kc6N pz1QL').board('QL1')).toBe('');
    expect(table('Kz0QL', 'kc6N').board('QL1')).toBe('QL2 QL3');
  });

  test('3.6: a passenger keeps its place on the board', () => {
    expect(table('Kc1W Na1QL', 'kc6N', { boards: 'KL@KL2' }).after('QL1-KL1').text).toContain('QL@KL1:1N/2;');
  });

  test('3.6: there is no rotation and no move to a taken position', () => {
    expect(table('Kc1W Nz0QL', 'kc6N').board('QL1')).toBe('QL2 QL3');
    expect(table('Kc1W Nz0QL', 'kc6N', { boards: 'KL@KL2' }).board('QL1')).toBe('KL1 QL2 QL3');
  });
});

describe('Meder 1.3 and 5: the completed game', () => {
  test('1.3, 9.6: drawn at once with bare kings only; a bishop or a knight can still mate', () => {
    expect(table('Kc1W', 'kb8B').status).toBe('draw:material');
    for (const [white, black] of [
      ['Kc1W Na1W', 'kb8B'],
      ['Kc1W', 'kb8B ba3N'],
      ['Kc1W Ba1W Bb2W', 'kb8B ba3N'],
      ['Kc1W Ba1W', 'kb8B ba2W'],
      ['Kc1W Na1W Nb3N', 'kb8B'],
      ['Kc1W Pa3W', 'kb8B'],
      ['Kc1W', 'kb8B ra4N'],
    ] as const) {
      // prettier-ignore
      expect(table(white, black).status).toBe('playing');
    }
  });

  test('5.4: the third occurrence may be claimed, the game goes on by itself', () => {
    let position = engineParse('meder', start);
    const claims = ['a1W-b3W', 'a8B-b6B', 'b3W-a1W', 'b6B-a8B', 'a1W-b3W', 'a8B-b6B', 'b3W-a1W', 'b6B-a8B'].map((id) => {
      const move = position.moves().find((legal) => legal.id === id);
      if (move !== undefined) position = position.after(move);
      return [position.status(), ...position.acts().map((act) => act.id)].join(' ');
    });
    expect(claims).toEqual([...Array<string>(7).fill('playing'), 'playing claim:threefold']);
  });

  test('5.5: fifty moves of each side without capture or pawn move may be claimed', () => {
    const claims = (clock: number): string[] =>
      engineParse('meder', table('Kc1W Rz0QL', 'kc6N', { clock }).text)
        .acts()
        .map((act) => act.id);
    expect(claims(99)).toEqual([]);
    expect(claims(100)).toEqual(['claim:fifty']);
  });
});

describe('Meder 9.3 with 3.4(b), (d): what begins the fifty moves again', () => {
  const clock = (text: string): number => Number(text.split(' ')[5]);

  test('a board that carries a pawn, also one that it promotes', () => {
    const board = table('Kc1W Pa1QL', 'kd8B', { boards: 'KL@KL2', clock: 40 });
    expect(clock(board.after('QL1-QL3').text)).toBe(0);
    expect(clock(board.after('QL1-KL1').text)).toBe(0);
    const far = table('Kc1W Pz5QL', 'kc6B', { boards: 'QL@QL5 ql@QL2', clock: 40 });
    expect(clock(far.after('QL5-QL6,z9QL=R').text)).toBe(0);
  });

  test('but no board that carries a piece or nothing, and no promotion on its own', () => {
    const board = table('Kc1W Na1QL', 'kd8B', { clock: 40 });
    expect(clock(board.after('QL1-QL3').text)).toBe(41);
    expect(clock(board.after('KL1-KL2').text)).toBe(41);
    const left = table('Kc1W Pa8B Nc3W', 'kd6N', { turn: 'b', clock: 40 }).after('QL6-QL5');
    expect(clock(left.text)).toBe(41);
    expect(clock(left.after('a8B=Q').text)).toBe(41);
    expect(clock(table('Kc1W Pa8B', 'kc6N', { clock: 40, boards: 'QL@QL6 ql@QL3' }).after('QL6-QL4,a8B=Q').text)).toBe(41);
  });

  test('a pawn that waits is left by an empty board or a piece after a quiet ply, by a black pawn on its board after none', () => {
    const read = ({ text }: { text: string }, clock: number): boolean =>
      rulesetOf('meder').parse(text.replace(/\d+ (\d+)$/, `${clock} $1`)).ok;
    const empty = table('Kc1W Pa8B', 'kd6N', { pending: 'a8B', boards: 'ql@QL5 kl@KL3', clock: 3 });
    expect([read(empty, 3), read(empty, 0)]).toEqual([true, false]);
    const carried = table('Kc1W Pa8B', 'kd6N pz4ql', { pending: 'a8B', boards: 'ql@QL5 kl@KL3', clock: 0 });
    expect([read(carried, 0), read(carried, 3)]).toEqual([true, false]);
  });

  test('a pawn that rode across and back may have been there three times (5.4)', () => {
    let position = engineParse('meder', table('Kc1W Pa1QL', 'kd8B', { boards: 'KL@KL2' }).text);
    const seen: string[] = [];
    for (const id of ['QL1-KL1', 'd8B-d7B', 'KL1-QL1', 'd7B-d8B', 'QL1-KL1', 'd8B-d7B', 'KL1-QL1', 'd7B-d8B']) {
      const next = position.play(id);
      if (!next.ok) throw new Error(sayFault(next.fault));
      position = next.value;
      seen.push(position.acts().map((act) => act.id).join()); // prettier-ignore
    }
    expect(seen).toEqual([...Array<string>(7).fill(''), 'claim:threefold']);
  });

  test('of Grant’s and the post’s rules, none begins it again: a house ruling where the sources name no count', () => {
    const grant = tableOf('grant')('Kc1W Pa5QL', 'kd8B', { boards: 'QL@QP4', clock: 40 });
    expect(clock(grant.after('QP4-QP8').text)).toBe(41);
    const usenet = tableOf('usenet')('Kc1W Pa3QL', 'kd8B', { clock: 40 });
    expect(clock(usenet.after('QP5-QP1').text)).toBe(41);
  });
});

describe('Meder E: the notation of its own examples', () => {
  const written = (text: string, ...ids: string[]): string[] => {
    const position = engineParse('meder', text);
    return ids.map((id) => {
      const move = position.moves().find((legal) => legal.id === id);
      if (move === undefined) throw new Error(`${id} is not legal in ${text}`);
      const note = rulesetOf('meder').notation.write(position, move);
      expect(rulesetOf('meder').notation.read(position, note)).toEqual({ ok: true, value: move });
      return note;
    });
  };

  test('E9: a piece by its letter, a pawn without, the attack board by where it stands', () => {
    const { text } = table('Ke1KL Bc4W Ra0QL Pa3W', 'kc8B');
    expect(written(text, 'c4W-d5N', 'a0QL-d0KL', 'a3W-a4W', 'QL1-QL3')).toEqual(['Bd5N', 'Rd0KL1', 'a4W', 'QL3']);
  });

  test('E10: captures with an x, pawns with file and level of departure, en passant with e.p.', () => {
    const { text } = table('Ke1KL Bc4W Ra0QL Pa3W Pd4W', 'kc8B nd5N nb4W nd0KL ne5ql', { boards: 'ql@KL5' });
    expect(written(text, 'c4W-d5N', 'a3W-b4W', 'd4W-e5ql')).toEqual(['Bxd5N', 'aWxb4W', 'dWxe5KL5']);
    const crossed = table('Ke1KL Pc2W', 'kc8B pb4N', { rights: 'c2W' }).after('c2W-c4W');
    expect(written(crossed.text, 'b4N-c3W')).toEqual(['bNxc3W e.p.']);
  });

  test('E11: of two knights the file, the rank or the level is added', () => {
    const both = (first: string, second: string, black = 'kz9ql'): string[] =>
      written(table(`Ke1KL N${first} N${second}`, black).text, `${first}-c5N`, `${second}-c5N`);
    expect(both('b3W', 'd3W')).toEqual(['Nbc5N', 'Ndc5N']);
    expect(both('b3W', 'b7B')).toEqual(['N3c5N', 'N7c5N']);
    expect(both('b3W', 'a4N')).toEqual(['Nbc5N', 'Nac5N']);
    expect(both('b3W', 'b3N')).toEqual(['NWc5N', 'NNc5N']);
    expect(both('b3W', 'd3W', 'kz9ql pc5N')).toEqual(['Nbxc5N', 'Ndxc5N']);
    expect(both('b3W', 'b3N', 'kz9ql pc5N')).toEqual(['NWxc5N', 'NNxc5N']);
  });

  test('E12: two pawns above each other are told apart by their level', () => {
    const { text } = table('Ke1KL Pa3W Pa3N', 'kz9ql nb4N');
    expect(written(text, 'a3W-a4N', 'a3N-a4N', 'a3W-b4N', 'a3N-b4N')).toEqual(['aWa4N', 'aNa4N', 'aWxb4N', 'aNxb4N']);
  });

  test('E13: two attack boards that can move to the same pin name theirs', () => {
    const two = table('Kc1W Pd1KL Pa3QL', 'kc8B', { boards: 'QL@QL3' }).text;
    expect(written(two, 'KL1-KL3', 'QL3-KL3')).toEqual(['KL1-KL3', 'QL3-KL3']);
    expect(written(two, 'KL1-KL2', 'QL3-QL4')).toEqual(['KL2', 'QL4']);
  });

  test('E14: a promotion adds the letter of the new piece', () => {
    expect(written(table('Kc1W Pd7B Pe8kl', 'kz5QL', { boards: 'QL@QL5 kl@KL6' }).text, 'e8kl-e9kl=N')).toEqual(['e9KL6N']);
    expect(written(table('Kc1W Pd7B', 'kz5QL', { boards: 'QL@QL5 kl@KL5' }).text, 'd7B-d8B=Q')).toEqual(['d8BQ']);
    expect(written(table('Kz4QL', 'kc8B pb2W pd1KL', { turn: 'b', boards: 'QL@QL5' }).text, 'b2W-b1W=B', 'd1KL-d0KL=R')).toEqual([
      'b1WB',
      'd0KL1R',
    ]);
  });

  test('sample game, move 9: castling is written 0-0', () => {
    expect(written(table('Kd0KL Re0KL Rz0QL', 'kc6N', { rights: '*' }).text, 'O-O', 'O-O-O')).toEqual(['0-0', '0-0-0']);
  });
});

describe('Meder 2.7: the start', () => {
  test('has twenty moves, none of a board, none of castling', () => {
    const first = pictureOf('meder', start);
    expect(first.from('a1W')).toBe('b3N b3W');
    expect(first.from('a1QL')).toBe('');
    expect([first.board('QL1'), first.has('O-O')]).toEqual(['', false]);
  });
});
