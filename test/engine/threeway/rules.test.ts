import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/engine/core/position.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
import { ids, place, play, read, rulesFor } from './support.ts';

const rules = rulesFor({});

/** Cells the piece on a cell can move to. */
function targets(position: Position, from: string): string[] {
  return position
    .moves()
    .filter((move) => move.from === from)
    .map((move) => move.id.slice(from.length + 1));
}

/** Three kings out of the way, and these pieces. */
function board(pieces: string, turn = 'w', rights = '-', passing = '-', active = 'wgb'): Position {
  return read(place('8-7', `wKe1 gKa7 bKn14 ${pieces}`, `${turn} ${active} ${rights} ${passing} - 0 30`), { mate: 'last' });
}

describe('pieces (Harshman IV)', () => {
  test('rook: across faces, up to the first piece', () => {
    const rook = targets(board('wRf7 gPf9 wPh7'), 'f7');
    expect(rook).toEqual(expect.arrayContaining(['g7', 'f8', 'f9', 'g8', 'm14', 'e6', 'a2', 'b7', 'f1', 'f6']));
    for (const cell of ['f10', 'h7', 'i7', 'g9', 'h8']) expect(rook).not.toContain(cell);
  });

  test('bishop: across points, between the cells beside the line, on one colour', () => {
    const bishop = targets(board('wBf7 gPg8 gPf8 bPg9'), 'f7');
    expect(bishop).toEqual(expect.arrayContaining(['g9', 'h8', 'e8', 'd6', 'e5', 'g6']));
    expect(bishop).not.toContain('h11');
    expect(bishop).not.toContain('f8');
  });

  test('queen: both ways, twelve directions', () => {
    expect(targets(board('wQf7'), 'f7')).toEqual(
      expect.arrayContaining(['f8', 'g8', 'g7', 'g9', 'h8', 'e8', 'e6', 'f6', 'e7', 'd6', 'e5', 'g6']),
    );
    expect(targets(board('wQf7'), 'f7')).not.toContain('i8');
  });

  test('king: one step of a queen', () => {
    const king = read(place('8-7', 'wKf7 gKa7 bKn14', 'w wgb - - - 0 30'), { mate: 'last' });
    expect(king.status()).toBe('draw:dead');
    expect(targets(read(place('8-7', 'wKf7 wPa3 gKa7 bKn14', 'w wgb - - - 0 30')), 'f7')).toHaveLength(12);
  });

  test('knight: twelve cells, whatever stands or is missing in between', () => {
    const around = 'bPf8 bPg8 bPg7 bPe6 bPf6 bPe7 bPg9 bPh8';
    expect(targets(board(`wNf7 ${around}`), 'f7')).toEqual(['c5', 'c6', 'd4', 'd8', 'e4', 'e9', 'g10', 'g5', 'h10', 'h6', 'i8', 'i9']);
    expect(targets(board('wNa1'), 'a1')).toEqual(['b4', 'c4', 'd2', 'd3']);
  });
});

describe('pawns (Harshman IV, Pawn)', () => {
  test('go forward across a face, and two steps in one line the first time', () => {
    expect(targets(board('wPd3', 'w', '*'), 'd3')).toEqual(['d4', 'd5', 'e4', 'f5']);
    expect(targets(board('wPd3'), 'd3')).toEqual(['d4', 'e4']);
    expect(targets(board('wPd3 bNd4 bNf5', 'w', '*'), 'd3')).toEqual(['e4']);
  });

  test('capture forward across a point, in three ways, and do not go there otherwise', () => {
    expect(targets(board('wPd4 bNc5 gNe6 bNf5 bNd5 gNe5'), 'd4')).toEqual(['c5', 'e6', 'f5']);
    expect(targets(board('wPd4 gPb4'), 'd4')).toEqual(['d5', 'e5']);
  });

  test('go the other ways for the other players', () => {
    expect(targets(board('gPd9', 'g', '*'), 'd9')).toEqual(['d7', 'd8', 'e9', 'f9']);
    expect(targets(board('bPk9', 'b'), 'k9')).toEqual(['j8', 'j9']);
  });

  test('may be captured en passant by both opponents until their owner has moved again', () => {
    const position = play(board('wPd3 gPc5 bPf5 bPl6', 'w', 'd3'), 'd3-d5');
    expect(position.text()).toContain(' d5:d4 ');
    const gray = position.moves().find((move) => move.enPassant);
    expect(gray?.effects).toContainEqual({ kind: 'leave', piece: { owner: 'w', role: 'pawn' }, square: 'd5' });
    const later = play(position, 'a7-a6');
    expect(later.moves().some((move) => move.enPassant)).toBe(true);
    const closed = play(later, 'n14-n13 e1-d1');
    expect(closed.moves().some((move) => move.enPassant)).toBe(false);
  });

  test('are not captured en passant once another piece has moved in: then it is an ordinary capture (footnote 2)', () => {
    const position = play(board('wPd3 gNa3 bPf5 bPl6', 'w', 'd3'), 'd3-d5 a3-d4');
    const move = position.moves().find((each) => each.id === 'f5-d4');
    expect(move?.enPassant).toBeUndefined();
    expect(move?.effects[0]).toEqual({ kind: 'leave', piece: { owner: 'g', role: 'knight' }, square: 'd4' });
    expect(play(position, 'f5-d4').at('d5')).toEqual({ owner: 'w', role: 'pawn' });
  });
});

describe('promotion (Harshman V)', () => {
  test("is compulsory on an active opponent's home row, to four roles", () => {
    expect(targets(board('wPm8'), 'm8')).toEqual(['m9', 'n9=B', 'n9=N', 'n9=Q', 'n9=R']);
    expect(targets(board('gPb2', 'g'), 'b2')).toEqual(['b1=B', 'b1=N', 'b1=Q', 'b1=R', 'c2']);
  });

  test("is not on a defeated player's home row, along which a pawn may walk on, nor at the edge in between", () => {
    const defeated = board('wPm8', 'w', '-', '-', 'wg');
    expect(targets(defeated, 'm8')).toEqual(['m9', 'n9']);
    expect(targets(play(defeated, 'm8-n9 a7-a6'), 'n9')).toEqual(['n10']);
    expect(targets(board('wPj13'), 'j13')).toEqual(['j14', 'k14']);
    expect(targets(board('wPj14'), 'j14')).toEqual([]);
  });

  test('comes with the capture of a king at home [house]', () => {
    const position = read(place('8-7', 'wKe1 gKa7 gRa6 bKn9 wPl8', 'w wgb - - - 0 30'), { mate: 'last' });
    expect(targets(position, 'l8')).toContain('n9=Q');
    const after = play(position, 'l8-n9=N');
    expect([after.active, after.at('n9'), after.status()]).toEqual([['w', 'g'], { owner: 'w', role: 'knight' }, 'playing']);
  });
});

describe('castling (Harshman IV, Castling)', () => {
  const castlings = (position: Position): string[] => ids(position.moves()).filter((id) => id.startsWith('O'));

  test('is open to both sides while king and rook are unmoved and the cells between vacant', () => {
    expect(castlings(board('wRa1 wRh1', 'w', '*'))).toEqual(['O-O', 'O-O-O']);
    expect(castlings(board('wRa1 wRh1', 'w', 'a1,e1'))).toEqual(['O-O-O']);
    expect(castlings(board('wRa1 wRh1 wNb1', 'w', '*'))).toEqual(['O-O']);
    expect(castlings(board('wRa1 wRh1', 'w', 'a1,h1'))).toEqual([]);
    const after = play(board('wRa1 wRh1', 'w', '*'), 'O-O-O');
    expect([after.at('c1')?.role, after.at('d1')?.role, after.at('a1')]).toEqual(['king', 'rook', undefined]);
  });

  test('is forbidden by an attack of either opponent on the way, not beside it, and not by a defeated player', () => {
    expect(castlings(board('wRa1 wRh1 gRf9', 'w', '*'))).toEqual(['O-O-O']);
    expect(castlings(board('wRa1 wRh1 bRd8', 'w', '*'))).toEqual(['O-O']);
    expect(castlings(board('wRa1 wRh1 bRb8', 'w', '*'))).toEqual(['O-O', 'O-O-O']);
    expect(castlings(board('wRa1 wRh1 bRf9', 'w', '*', '-', 'wg'))).toEqual(['O-O', 'O-O-O']);
    expect(castlings(board('wRa1 wRh1 gRe8', 'w', '*'))).toEqual([]);
  });

  test('is the same on every home row', () => {
    const own = ['a1', 'e1', 'h1'].map((cell) => rules.relative?.parse(`G-${cell}`) ?? '');
    const home = read(place('8-7', `gR${own[0]} gK${own[1]} gR${own[2]} wKh2 bKn11`, 'g wgb * - - 0 30'));
    expect(castlings(home)).toEqual(['O-O', 'O-O-O']);
  });
});

describe("the king's safety (Harshman IV, King Protection; VIII (b))", () => {
  test('forbids to open the king to either opponent', () => {
    expect(targets(board('wRe4 gRe8'), 'e4')).toEqual(['e2', 'e3', 'e5', 'e6', 'e7', 'e8']);
    expect(targets(board('wRe4 bRe8'), 'e4')).toEqual(['e2', 'e3', 'e5', 'e6', 'e7', 'e8']);
  });

  test('does not care for a defeated player', () => {
    expect(targets(board('wRe4 bRe8', 'w', '-', '-', 'wg'), 'e4').length).toBeGreaterThan(10);
  });

  test('lets a player in check move freely when nothing saves the king', () => {
    const trapped = read(place('8-7', 'gKh14 gPd8 wQf12 wRi12 wKe10 bKh1', 'g wgb - - - 0 30'));
    expect(trapped.status()).toBe('playing');
    expect(ids(trapped.moves())).toEqual(['d8-d7', 'd8-e8', 'h14-g12', 'h14-g13', 'h14-h13', 'h14-i13', 'h14-i14']);
  });

  test('lets a player in check who has no move of any kind pass [house]', () => {
    // The king's own pawns fill every cell around it, at an edge where none of them can move.
    const stuck = `wKk14 ${['i13', 'i14', 'j12', 'j13', 'j14', 'k13', 'l13', 'l14', 'm14'].map((cell) => `wP${cell}`).join(' ')} gKa7 bKn7`;
    const checked = read(place('8-7', `${stuck} gNh12`, 'w wgb - - - 7 30'));
    expect(checked.moves()).toMatchObject([{ id: 'pass', kind: 'pass', effects: [] }]);
    expect(checked.acts().map((act) => act.id)).toContain('mate:g>w');
    const after = play(checked, 'pass');
    expect([after.turn, after.clock]).toEqual(['g', 8]);
    expect(play(after, 'h12-k14').status()).toBe('over:capture');
    // Not in check: it is stalemate instead.
    expect(read(place('8-7', `${stuck} gNh11`, 'w wgb - - - 7 30')).status()).toBe('stalemate');
  });

  test('judges the capture of a king after the defeat: the pinned piece may take the pinner’s king', () => {
    const position = read(place('8-7', 'wKe1 wRe4 gRe8 gKb4 bKn14 bPk6', 'w wgb - - - 0 30'), { mate: 'last' });
    expect(targets(position, 'e4')).toContain('b4');
    const other = read(place('8-7', 'wKe1 wRe4 gRe8 gKa7 bKb4 bPk6', 'w wgb - - - 0 30'), { mate: 'last' });
    expect(targets(other, 'e4')).not.toContain('b4');
    const first = read(place('8-7', 'wKe1 wRe4 gRe8 gKa7 bKb4 bPk6', 'w wgb - - - 0 30'));
    expect(targets(first, 'e4')).toContain('b4');
  });
});

describe('stalemate (Harshman VIII, Stalemate)', () => {
  test('is judged at the move that takes the last legal move of an opponent, though the other one moves first', () => {
    // Black is stalemated at n14 by White's queen; Gray, who is on move, has legal moves.
    const before = read(place('8-7', 'wKd1 wQj11 wRe3 gKa1 gRa3 bKn14', 'w wgb - - - 3 30'), { mate: 'last' });
    expect(before.status()).toBe('playing');
    const stalemates = before.moves().filter((move) => {
      const after = before.after(move);
      return (
        after.status() === 'stalemate' &&
        after
          .acts()
          .map(({ id }) => id)
          .join(' ') === 'continue:b continue:w'
      );
    });
    expect(stalemates.length).toBeGreaterThan(0);
    const after = before.after(stalemates[0]!);
    expect(after.turn).toBe('g');
    expect(after.moves()).toEqual([]);
    expect(after.outcome()?.points).toEqual({ w: '1/2', g: '1', b: '1/2' });
    // With a rook that can move Black is not stalemated.
    const free = read(place('8-7', 'wKd1 wQj11 wRe3 gKa1 gRa3 bKn14 bRc5', 'w wgb - - - 3 30'), { mate: 'last' });
    expect(play(free, stalemates[0]!.id).status()).toBe('playing');
  });

  test('leaves a player in check alone, whom nothing saves', () => {
    const checked = play(read(place('8-7', 'wKd1 wQj11 wRe3 gKa1 gRa3 bKn14', 'w wgb - - - 3 30')), 'j11-l12');
    expect(checked.checks().map(({ player }) => player)).toContain('b');
    expect([checked.turn, checked.status()]).toEqual(['g', 'playing']);
    expect(ids(checked.acts())).toContain('mate:w>b');
  });
});

describe('a captured king (Harshman IV, Capture; VIII)', () => {
  const position = read(place('8-7', 'wKe1 wRe4 gKb4 gRb8 bKn14 bPk6', 'w wgb - - - 4 30'), { mate: 'last' });

  test('defeats its owner, whose army stays and threatens nothing', () => {
    const after = play(position, 'e4-b4');
    expect([after.active, after.turn, after.clock]).toEqual([['w', 'b'], 'b', 0]);
    expect(after.attackers('b4', 'g')).toEqual([]);
    expect(after.at('b8')).toEqual({ owner: 'g', role: 'rook' });
  });

  test('is not obligatory', () => {
    expect(position.moves().length).toBeGreaterThan(5);
  });

  test('of a defeated player is like any other piece', () => {
    const dead = read(place('8-7', 'wKe1 wRe4 gKb4 bKn14 bPk6', 'w wb - - - 4 30'), { mate: 'last' });
    const after = play(dead, 'e4-b4');
    expect([after.active, after.status(), after.turn]).toEqual([['w', 'b'], 'playing', 'b']);
  });
});

describe('check (Harshman IV)', () => {
  test('is told of every king an active opponent could capture, pins disregarded', () => {
    expect(board('gRe8 bRe5 wRf7').checks()).toEqual([
      { player: 'w', king: 'e1', by: ['e5'] },
      { player: 'g', king: 'a7', by: ['f7'] },
    ]);
    const pinned = read(place('8-7', 'wKe1 wRe4 bRe8 gKb4 bKn14', 'b wgb - - - 0 30'));
    expect(pinned.checks()).toEqual([{ player: 'g', king: 'b4', by: ['e4'] }]);
    expect(board('wRf7', 'w', '-', '-', 'wb').checks()).toEqual([]);
  });

  test('is possible at ply 2 at the earliest (f3-f4 e10-h7)', () => {
    expect(read(rules.start).checks()).toEqual([]);
    for (const first of read(rules.start).moves()) expect(read(rules.start).after(first).checks()).toEqual([]);
    expect(play(read(rules.start), 'f3-f4 e10-h7').checks()).toEqual([{ player: 'w', king: 'e1', by: ['h7'] }]);
  });
});

describe('draws (Harshman VIII, Forcing a Draw)', () => {
  const shuffle = 'e1-e2 a7-a6 n14-n13 e2-e1 a6-a7 n13-n14';
  const quiet = (clock: number, mate = 'first'): Position => {
    const { setup } = read(place('8-7', 'wKe1 wRc5 gKa7 bKn14 bRk5', 'w wgb - - - 0 90'), { mate });
    return must(rulesFor({ mate }).fromSetup({ ...setup, clock }));
  };

  test('the third occurrence may be claimed, the second not', () => {
    const twice = play(quiet(0), shuffle);
    expect(ids(twice.acts())).not.toContain('claim:threefold');
    const thrice = play(twice, shuffle);
    expect(ids(thrice.acts())).toContain('claim:threefold');
    expect(play(thrice, 'claim:threefold').outcome()).toEqual({ status: 'draw:threefold', points: { w: '2/3', g: '2/3', b: '2/3' } });
    expect(thrice.status()).toBe('playing');
  });

  test('the occurrence before castling was lost does not count', () => {
    const rights = read(place('8-7', 'wKe1 wRh1 gKa7 bKn14 bRk5', 'w wgb * - - 0 90'));
    const thrice = play(rights, `${shuffle} ${shuffle}`);
    expect(ids(thrice.acts())).not.toContain('claim:threefold');
    expect(ids(play(thrice, shuffle).acts())).toContain('claim:threefold');
  });

  test('fifty moves by everybody: 150 plies of three, 100 of two', () => {
    expect(ids(quiet(149).acts())).not.toContain('claim:fifty');
    expect(ids(quiet(150).acts())).toContain('claim:fifty');
    const two = read(place('8-7', 'wKe1 wRd4 bKn14', 'w wb - - - 100 90'), { mate: 'last' });
    expect(play(two, 'claim:fifty').outcome()).toEqual({ status: 'draw:fifty', points: { w: '1/2', b: '1/2' } });
    expect(play(quiet(149), 'c5-c6').clock).toBe(150);
  });

  test('bare kings at once, unless one is attacked', () => {
    expect(read(place('8-7', 'wKe1 gKa7 bKn14', 'w wgb - - - 0 90')).outcome()).toEqual({
      status: 'draw:dead',
      points: { w: '2/3', g: '2/3', b: '2/3' },
    });
    expect(read(place('8-7', 'wKe1 gKe2 bKn14', 'w wgb - - - 0 90')).status()).toBe('playing');
    expect(read(place('8-7', 'wKe1 wNe2 gKa7 bKn14', 'w wgb - - - 0 90')).status()).toBe('playing');
  });
});

describe('automatic checkmate (Harshman, footnote 6)', () => {
  const pieces = 'gKh14 wQf12 wRi12 wKe10 bKh1';

  test('defeats the player on move whom nothing saves, and prints the position settled', () => {
    const over = read(place('8-7', pieces, 'g wgb - - - 0 30'), { automatic: 'on' });
    expect([over.status(), over.turn, over.active]).toEqual(['checkmate', 'b', ['w', 'b']]);
    expect(over.text()).toContain(' b wb ');
    expect(over.outcome()?.points).toEqual({ w: '3/2', g: '0', b: '1/2' });
    const goesOn = read(place('8-7', pieces, 'g wgb - - - 0 30'), { automatic: 'on', mate: 'last' });
    expect([goesOn.status(), goesOn.turn]).toEqual(['playing', 'b']);
  });

  test('leaves a player alone who can still save himself', () => {
    expect(read(place('8-7', 'gKh14 wQf12 wKe10 bKh1', 'g wgb - - - 0 30'), { automatic: 'on' }).status()).toBe('playing');
  });

  test('credits the next in turn order when both could capture, and both when neither could alone', () => {
    const both = read(place('8-7', 'gKh14 wQf12 wRi12 wKe10 bKh1 bQf11 bRj12 bRg10', 'g wgb - - - 0 30'), { automatic: 'on' });
    expect(both.status()).toBe('checkmate');
    expect(['w', 'b'].map((player) => both.outcome()?.points[player as 'w' | 'b']).sort()).toEqual(['1/2', '3/2']);
    const neither = read(place('8-7', 'gKh14 wQf12 bRi12 wKe10 bKh1', 'g wgb - - - 0 30'), { automatic: 'on' });
    expect(neither.outcome()?.points).toEqual({ w: '1', g: '0', b: '1' });
  });
});
