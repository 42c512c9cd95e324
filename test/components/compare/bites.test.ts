import { describe, expect, test } from 'vitest';
import bites from '../../../src/components/compare/data/bites.json';
import { findBites } from '../../../src/components/compare/model/bites.ts';
import { placeMen } from '../../../src/components/compare/model/place.ts';
import { expect as must, RULESETS } from '../../../src/engine/index.ts';
import { playBiteGame } from '../../../tools/compare/bites.ts';

const TRID = RULESETS.filter(({ pins }) => pins.length > 0);
const rules = (id: string) => TRID.find((one) => one.id === id)!;
const bitesFor = (of: string, to: string, men: Record<string, string>) => findBites(must(placeMen(rules(of), { men })), rules(to))!;

describe('what two rulesets disagree about in one position', () => {
  test('a rook past a pawn above: legal by Bartmess (5.3), blocked by Meder (3.1(c))', () => {
    const { refused } = bitesFor('bartmess', 'meder', { c1W: 'K', c8B: 'k', d7B: 'p', b2W: 'R', b3N: 'p' });
    expect(refused.find(({ id }) => id === 'b2W-b4W')).toMatchObject({ code: 'blocked', by: 'rook' });
    expect(refused.some(({ id }) => id === 'b2W-b3W')).toBe(false);
  });

  test('the turn of a board is refused where none turns, and is new the other way round (Bartmess 7.2)', () => {
    const men = { c1W: 'K', c8B: 'k', d7B: 'p', z1QL: 'N' };
    expect(bitesFor('bartmess', 'usenet', men).refused).toContainEqual({ code: 'no-rotation', by: 'board', rule: '6.6', id: 'QP1r' });
    expect(bitesFor('meder', 'bartmess', men).added).toContainEqual({ code: 'no-rotation', by: 'board', rule: '6.6', id: 'QP1r' });
  });

  test('nothing is refused of a ruleset by itself', () => {
    for (const { id } of TRID) expect(bitesFor(id, id, { c1W: 'K', c8B: 'k', d7B: 'p', b2W: 'R' }).refused).toEqual([]);
  });

  test('a double step whose right does not go along is not counted as refused', () => {
    const start = must(rules('meder').parse(rules('meder').start));
    const { refused } = findBites(start, rules('usenet'))!;
    expect(refused.filter(({ code }) => code === 'double-moved')).toEqual([]);
  });
});

describe('the table of bites', () => {
  test('a game is the same whenever it is played with its number, and another with another', () => {
    const play = (nth: number): readonly string[] => playBiteGame(rules('usenet'), 1, nth).plies.flatMap(({ played }) => played ?? []);
    expect(play(0)).toEqual(play(0));
    expect(play(1)).not.toEqual(play(0));
  });

  test('has every ordered pair, from at least 10,000 positions each', () => {
    expect(bites.pairs).toHaveLength(TRID.length * (TRID.length - 1));
    for (const { from, to, positions } of bites.pairs) expect(positions, `${from} ${to}`).toBeGreaterThanOrEqual(10_000);
  });

  test.for(TRID.map(({ id }) => id))('the first game of %s, counted again, gives the same', (id) => {
    let position = rules(id).begin();
    const positions = [position];
    for (const move of (bites.first as Record<string, readonly string[]>)[id]!) positions.push((position = must(position.play(move))));
    expect(positions.length).toBeGreaterThan(20);
    for (const pair of bites.pairs.filter(({ from }) => from === id)) {
      const found = positions
        .map((one) => findBites(one, rules(pair.to)))
        .filter((one) => one?.status === 'playing' && one.statusThere === 'playing');
      const sum = (of: (one: NonNullable<(typeof found)[number]>) => number): number => found.reduce((total, one) => total + of(one!), 0);
      expect({
        positions: found.length,
        moves: sum(({ moves }) => moves),
        refused: sum(({ refused }) => refused.length),
        added: sum(({ added }) => added.length),
      }).toEqual(pair.sample);
    }
  });
});
