import { describe, expect, test } from 'vitest';
import { MOVE_DIFFERENCES } from '../../src/comparison/data/comparison-tables.ts';
import { convertPosition } from '../../src/comparison/convert-position.ts';
import { diffMoves } from '../../src/comparison/move-diff.ts';
import { placePieces } from '../../src/comparison/placing.ts';
import { expect as must, MOVABLE_RULESETS } from '../../src/engine/index.ts';
import { playDiffedGame } from '../../curation/comparison/move-differences.ts';
import { plainCheck, plainLoose, plainMoves } from '../engine/trid/plain/index.ts';

const rules = (id: string) => MOVABLE_RULESETS.find((one) => one.id === id)!;
const differencesFor = (of: string, to: string, pieces: Record<string, string>) =>
  diffMoves(must(placePieces(rules(of), { pieces })), rules(to))!;

describe('what two rulesets disagree about in one position', () => {
  test('a rook past a pawn above: legal by Bartmess (5.3), blocked by Meder (3.1(c))', () => {
    const { refused } = differencesFor('bartmess', 'meder', { c1W: 'K', c8B: 'k', d7B: 'p', b2W: 'R', b3N: 'p' });
    expect(refused.find(({ id }) => id === 'b2W-b4W')).toMatchObject({ code: 'blocked', by: 'rook' });
    expect(refused.some(({ id }) => id === 'b2W-b3W')).toBe(false);
  });

  test('the turn of a board is refused where none turns, and is new the other way round (Bartmess 7.2)', () => {
    const pieces = { c1W: 'K', c8B: 'k', d7B: 'p', z1QL: 'N' };
    expect(differencesFor('bartmess', 'usenet', pieces).refused).toContainEqual({
      code: 'no-rotation',
      by: 'board',
      rule: '6.6',
      id: 'QP1r',
    });
    expect(differencesFor('meder', 'bartmess', pieces).added).toContainEqual({ code: 'no-rotation', by: 'board', rule: '6.6', id: 'QP1r' });
  });

  test('nothing is refused of a ruleset by itself', () => {
    for (const { id } of MOVABLE_RULESETS) expect(differencesFor(id, id, { c1W: 'K', c8B: 'k', d7B: 'p', b2W: 'R' }).refused).toEqual([]);
  });

  test('a double step whose right does not go along is not counted as refused', () => {
    const start = must(rules('meder').parse(rules('meder').start));
    const { refused } = diffMoves(start, rules('usenet'))!;
    expect(refused.filter(({ code }) => code === 'double-moved')).toEqual([]);
  });
});

describe('checks and exposed kings', () => {
  /** Positions of the first games, spread over them. */
  const some = MOVABLE_RULESETS.flatMap(({ id }) => {
    let position = rules(id).begin();
    const all = MOVE_DIFFERENCES.first[id]!.map((move) => (position = must(position.play(move))));
    return all.filter((one, index) => index % 5 === 3 && one.setup.pending === undefined && one.setup.enPassant.length === 0);
  });
  const wayOf = (id: string): string => id.split('=')[0]!;

  test('in fifty positions a second generator finds the same checks that are not seen, and the same moves that expose a king', () => {
    let [compared, hidden, exposing] = [0, 0, 0];
    for (const here of some)
      for (const to of MOVABLE_RULESETS.filter(({ id }) => id !== here.ruleset.id)) {
        const found = diffMoves(here, to);
        if (!found) continue;
        compared += 1;
        const [text, there] = [here.text(), must(convertPosition(here, to)).position.text()];
        const isChecked = (ruleset: string, one: string): boolean => plainCheck(ruleset, one).includes(here.turn);
        const isInCheck = isChecked(to.id, there);
        expect(found.hasHiddenCheck, `${to.id} ${there}`).toBe(isInCheck && !isChecked(here.ruleset.id, text));
        const loose = new Map([...plainLoose(to.id, there)].map(([id, by]) => [wayOf(id), by]));
        const ways = [...new Set(plainMoves(here.ruleset.id, text).map(wayOf))];
        const expected = ways.filter((way) => here.at(way.split('-')[0]!) && (loose.get(way)?.length ?? 0) > 0);
        const told = found.refused.filter(({ code, by }) => code === 'leaves-check' && by !== 'board').map(({ id }) => wayOf(id));
        expect([...told].sort(), `${to.id} ${there}`).toEqual(isInCheck ? [] : [...expected].sort());
        if (found.hasHiddenCheck) hidden += 1;
        exposing += told.length;
      }
    expect(compared).toBeGreaterThanOrEqual(50);
    expect(hidden).toBeGreaterThan(3);
    expect(exposing).toBeGreaterThan(10);
  });

  test('a checked king’s moves are no exposures: Bartmess (5.3) sees a check past a column that Meder (3.1(c)) closes', () => {
    const pieces = { b3N: 'N', b6N: 'r', c8B: 'k', d7B: 'p', d2W: 'P' };
    const found = differencesFor('meder', 'bartmess', { ...pieces, b1W: 'K' });
    expect(found.hasHiddenCheck).toBe(true);
    expect(found.refused.filter(({ code }) => code === 'leaves-check')).toEqual([]);
    // Beside the file the king is safe under both, and a step onto it exposes the king.
    const beside = differencesFor('meder', 'bartmess', { ...pieces, c1W: 'K' });
    expect(beside.hasHiddenCheck).toBe(false);
    expect(beside.refused.some(({ code, id }) => code === 'leaves-check' && id === 'c1W-b1W')).toBe(true);
  });
});

describe('the table of move differences', () => {
  test('a game is the same whenever it is played with its number, and another with another', () => {
    const play = (nth: number): readonly string[] => playDiffedGame(rules('usenet'), 1, nth).plies.flatMap(({ played }) => played ?? []);
    expect(play(0)).toEqual(play(0));
    expect(play(1)).not.toEqual(play(0));
  });

  test('has every ordered pair, from at least 10,000 positions each', () => {
    expect(MOVE_DIFFERENCES.pairs).toHaveLength(MOVABLE_RULESETS.length * (MOVABLE_RULESETS.length - 1));
    for (const { from, to, positions } of MOVE_DIFFERENCES.pairs) expect(positions, `${from} ${to}`).toBeGreaterThanOrEqual(10_000);
  });

  test.for(MOVABLE_RULESETS.map(({ id }) => id))('the first game of %s, counted again, gives the same', (id) => {
    let position = rules(id).begin();
    const positions = [position];
    for (const move of MOVE_DIFFERENCES.first[id]!) positions.push((position = must(position.play(move))));
    expect(positions.length).toBeGreaterThan(20);
    for (const pair of MOVE_DIFFERENCES.pairs.filter(({ from }) => from === id)) {
      const found = positions
        .map((one) => diffMoves(one, rules(pair.to)))
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
