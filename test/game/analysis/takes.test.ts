import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import { isAttackedByTwo, listTakeable } from '../../../src/game/analysis/takeable-pieces.ts';

const harshman = findRuleset('harshman')!;
const listIn = (text: string) => listTakeable(must(harshman.parse(text)));
const START = must(harshman.parse(harshman.start));

/** White's queen stands where a black rook and a gray rook look at it, and nobody guards it. */
const BY_TWO = '7/8/9/10/gK1wQ1bR6/12/13/14/13/5gR6/11/10/6bK2/wK7 w wgb - - - 0 40';

describe('who can take what, in a game of three', () => {
  test('nothing can be taken at the start', () => {
    expect(listTakeable(START)).toEqual([]);
  });

  test('is told of every player as if on move, whose piece it is, and whether two attack it', () => {
    const [king, queen, ...rooks] = listIn(BY_TWO);
    // A king in check comes first.
    expect([king!.square, king!.by.map(({ player }) => player)]).toEqual(['d10', ['w']]);
    expect([queen!.square, queen!.by]).toEqual([
      'f10',
      [
        { player: 'g', role: 'rook', square: 'f5' },
        { player: 'b', role: 'rook', square: 'h10' },
      ],
    ]);
    expect([isAttackedByTwo(queen!), queen!.isGuarded, queen!.pays]).toEqual([true, false, true]);
    // The queen looks back at both rooks; each of them one player attacks.
    expect(rooks.map((rook) => [rook.square, rook.by.map(({ player }) => player), isAttackedByTwo(rook)])).toEqual([
      ['f5', ['w'], false],
      ['h10', ['w'], false],
    ]);
  });

  test('names the captures that are legal only: a pinned piece takes nothing (Harshman II.A)', () => {
    for (const one of listIn(BY_TWO))
      for (const { player, square } of one.by) {
        const turned = must(harshman.fromSetup({ ...must(harshman.parse(BY_TWO)).setup, turn: player, enPassant: [] }));
        expect(turned.moves().some(({ from, to }) => from === square && to === one.square)).toBe(true);
      }
  });
});
