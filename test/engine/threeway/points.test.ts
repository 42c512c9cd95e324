import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/engine/core/position.ts';
import { makeFraction, NO_POINTS, scoreDefeat, scoreDraw, scorePair, type Score } from '../../../src/engine/threeway/points.ts';
import { ids, place, play, read, rulesFor } from './support.ts';

const SMOTHERED = 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7';
const TOGETHER = 'e2-i10 c7-d7 l6-k5 i10-m12 b8-c7';

function start(mate: string): Position {
  return read(rulesFor({ mate }).start, { mate });
}

function points(position: Position): unknown {
  return position.outcome()?.points;
}

function write(score: Score): string {
  return score.map(makeFraction).join(' ');
}

/** X is White, Y Gray, Z Black: Harshman, Appendix II, Table of Outcomes. */
describe('the table of outcomes (Appendix II)', () => {
  const defeat = scoreDefeat(NO_POINTS, 7, 1, [0]);

  test('1: X defeats Y, Z survives', () => expect(write(defeat)).toBe('3/2 0 1/2'));
  test('2: X and Z jointly checkmate Y', () => expect(write(scoreDefeat(NO_POINTS, 7, 1, [0, 2]))).toBe('1 0 1'));
  test('3: a three-way draw', () => expect(write(scoreDraw(NO_POINTS, 7))).toBe('2/3 2/3 2/3'));
  test('4: Y and Z stalemate or cede', () => expect(write(scorePair(NO_POINTS, 7, [1, 2]))).toBe('1 1/2 1/2'));
  test('5: X then defeats Z', () => expect(write(scoreDefeat(defeat, 5, 2, [0]))).toBe('5/2 0 1/2'));
  test('6: Z then defeats X', () => expect(write(scoreDefeat(defeat, 5, 0, [2]))).toBe('3/2 0 3/2'));
  test('7: X and Z then tie', () => expect(write(scoreDraw(defeat, 5))).toBe('2 0 1'));
  test('resignation in three-way play: the others survive, nobody has the point [house]', () => {
    expect(write(scoreDefeat(NO_POINTS, 7, 1, []))).toBe('1/2 0 1/2');
  });
});

describe('points in play', () => {
  test('of a captured king, in both kinds of game (VIII, Capture of a king)', () => {
    const line = `${SMOTHERED} a4-b4 j4-i4 b7-d10`;
    expect(play(start('first'), line).outcome()).toEqual({ status: 'over:capture', points: { w: '3/2', g: '0', b: '1/2' } });
    const second = play(start('last'), line);
    expect([second.status(), second.outcome(), second.turn]).toEqual(['playing', undefined, 'b']);
    expect(points(play(second, 'resign:w'))).toEqual({ w: '3/2', g: '0', b: '3/2' });
  });

  test('of a declared mate and of a second stage', () => {
    const second = play(start('last'), `${SMOTHERED} mate:w>g`);
    expect(points(play(second, 'resign:b'))).toEqual({ w: '5/2', g: '0', b: '1/2' });
    expect(points(play(second, 'draw:wb'))).toEqual({ w: '2', g: '0', b: '1' });
  });

  test('of a joint mate', () => {
    expect(points(play(start('first'), `${TOGETHER} mate:wg>b`))).toEqual({ w: '1', g: '1', b: '0' });
    const second = play(start('last'), `${TOGETHER} mate:wg>b`);
    expect([second.turn, second.number, second.active]).toEqual(['w', 3, ['w', 'g']]);
    expect(points(play(second, 'draw:wg'))).toEqual({ w: '3/2', g: '3/2', b: '0' });
  });

  test('of agreement and of ceding, which ends a Last Mate game too [house]', () => {
    for (const mate of ['first', 'last']) {
      expect(play(start(mate), 'draw:wgb').outcome()).toEqual({ status: 'draw:agreed', points: { w: '2/3', g: '2/3', b: '2/3' } });
      expect(play(start(mate), 'cede:wb').outcome()).toEqual({ status: 'over:ceded', points: { w: '1/2', g: '1', b: '1/2' } });
    }
    expect(ids(play(start('last'), `${SMOTHERED} mate:w>g`).acts())).toEqual(['draw:wb', 'resign:b', 'resign:w']);
  });

  test('counted from a string: a second stage starts at nothing, a game that was over has none', () => {
    const last = read(place('8-7', 'wKe1 wRd4 bKn11', 'w wb - - - 0 30'), { mate: 'last' });
    expect(points(play(last, 'resign:b'))).toEqual({ w: '1', b: '0' });
    const over = read(place('8-7', 'wKe1 wRd4 bKn11', 'w wb - - - 0 30'));
    expect(over.outcome()).toEqual({ status: 'over:first-mate', points: {} });
    const left = read(place('8-7', 'wKe1 wRd4', 'w w - - - 0 30'), { mate: 'last' });
    expect([left.outcome(), left.moves()]).toEqual([{ status: 'over:last-mate', points: {} }, []]);
  });
});

describe('resignation in three-way play (VIII, Resignation (b))', () => {
  const opening = 'b3-b4 b6-c6';

  test('takes a declaration after each of three successive moves', () => {
    const once = play(start('first'), 'b3-b4 resign:w');
    expect(once.setup.resignations).toEqual({ w: 1 });
    const twice = play(once, 'b6-c6 l6-k5 c3-c4 resign:w');
    expect(twice.setup.resignations).toEqual({ w: 2 });
    const out = play(twice, 'c6-d6 k5-j5 d3-d4 resign:w');
    // Without agreement on its points such a game is void (footnote 7).
    expect(out.outcome()).toEqual({ status: 'over:resignation', points: { w: '0', g: '1/2', b: '1/2' }, mayBeVoid: true });
    expect([out.active, out.turn]).toEqual([['g', 'b'], 'g']);
  });

  test('leads on to the second stage in Last Mate, the mover staying on move', () => {
    const out = play(start('last'), 'b3-b4 resign:w b6-c6 l6-k5 c3-c4 resign:w c6-d6 k5-j5 d3-d4 d6-e6 resign:w');
    expect([out.status(), out.turn, out.setup.resignations]).toEqual(['playing', 'b', {}]);
    expect(ids(out.acts())).toEqual(['draw:gb', 'resign:b', 'resign:g']);
  });

  test('is not for a player on move, nor before their first move, nor twice after one move', () => {
    expect(ids(start('first').acts()).filter((id) => id.startsWith('resign'))).toEqual([]);
    expect(ids(play(start('first'), opening).acts()).filter((id) => id.startsWith('resign'))).toEqual(['resign:g', 'resign:w']);
    expect(ids(play(start('first'), `${opening} resign:g`).acts())).not.toContain('resign:g');
    expect(ids(play(start('first'), `${opening} l6-k5`).acts())).not.toContain('resign:w');
  });

  test('starts afresh after a turn without it', () => {
    const dropped = play(start('first'), 'b3-b4 resign:w b6-c6 l6-k5 c3-c4 c6-d6 k5-j5');
    expect(dropped.setup.resignations).toEqual({});
    expect(play(dropped, 'd3-d4 resign:w').setup.resignations).toEqual({ w: 1 });
  });

  test('counts on from a string that lists it', () => {
    const twice = read(play(start('first'), 'b3-b4 resign:w b6-c6 l6-k5 c3-c4 resign:w').text());
    expect(ids(twice.acts())).not.toContain('resign:w');
    expect(play(twice, 'c6-d6 k5-j5 d3-d4 resign:w').status()).toBe('over:resignation');
  });

  test('is at once and at any time when two are left', () => {
    const second = read(place('8-7', 'wKe1 wRd4 bKn11', 'w wb - - - 0 30'), { mate: 'last' });
    expect(play(second, 'resign:w').status()).toBe('over:resignation');
    expect(play(second, 'resign:b').status()).toBe('over:resignation');
  });
});

describe('stalemate (VIII, Stalemate)', () => {
  // White's king stalemates Gray's in the corner; Black, who has an army, moved last.
  const still = place('8-7', 'gKa1 wKc3 bKn11 bQh10', 'g wgb - - - 0 30');

  test('pairs the player who cannot move with the one who moved last; the third has a weak victory', () => {
    expect(read(still).outcome()).toEqual({ status: 'stalemate', points: { w: '1/2', g: '1/2', b: '1' } });
    expect(read(still).acts()).toEqual([]);
  });

  test('goes on against the third in Last Mate, as one game or as two', () => {
    const position = read(still, { mate: 'last' });
    expect(position.status()).toBe('stalemate');
    expect(ids(position.acts())).toEqual(['continue:g', 'continue:w']);
    const byGray = play(position, 'continue:g');
    expect([byGray.status(), byGray.turn, byGray.active]).toEqual(['playing', 'g', ['g', 'b']]);
    // White's pieces threaten nothing any more, so that Gray can move.
    expect(ids(byGray.moves())).toContain('a1-b2');
    expect(points(play(byGray, 'resign:b'))).toEqual({ w: '1/2', g: '3/2', b: '1' });
    const byWhite = play(position, 'continue:w');
    expect([byWhite.turn, byWhite.active, byWhite.at('a1')?.role]).toEqual(['b', ['w', 'b'], 'king']);
    expect(points(play(byWhite, 'draw:wb'))).toEqual({ w: '1', g: '1/2', b: '3/2' });
  });

  test('is a draw between the two who are left', () => {
    const last = read(place('8-7', 'gKa1 wKc3 wPg5', 'g wg - - - 0 30'), { mate: 'last' });
    expect(last.outcome()).toEqual({ status: 'stalemate', points: { w: '1/2', g: '1/2' } });
    expect(last.acts()).toEqual([]);
  });

  test('comes before a dead position, and is none while a move is left', () => {
    expect(read(place('8-7', 'gKa1 wKc3', 'g wg - - - 0 30'), { mate: 'last' }).status()).toBe('stalemate');
    expect(read(place('8-7', 'gKa1 wKd4', 'g wg - - - 0 30'), { mate: 'last' }).status()).toBe('draw:dead');
    expect(read(place('8-7', 'gKa1 wKd4 wPg5', 'g wg - - - 0 30'), { mate: 'last' }).status()).toBe('playing');
  });
});
