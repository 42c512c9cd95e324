import { describe, expect, it } from 'vitest';
import { expect as must, findRuleset, type Position } from '../../../src/engine/index.ts';
import { answerOf, forbiddenOf, judge, matesIn, replyTo, type PlayingGoal, type Tried } from '../../../src/components/lesson/goals.ts';
import { findNeighbours } from '../../../src/components/lesson/neighbours.ts';

const meder = findRuleset('meder')!;
const start = must(meder.parse(meder.start));
/** Mate in two by b5N-b8B; QL6-QL4 and QL6-QL5 are the only replies. */
const mate = must(meder.parse('W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1'));

function tried(from: Position, ...ids: string[]): Tried {
  const positions = [from];
  const moves = ids.map((id) => {
    const here = positions.at(-1)!;
    const move = here.moves().find((one) => one.id === id)!;
    positions.push(here.after(move));
    return move;
  });
  return { start: from, moves, positions };
}

describe('goals to choose', () => {
  it('have the answer the engine gives', () => {
    expect(answerOf({ kind: 'attacks', from: 'a1W' }, start)).toEqual(['c2W', 'b3W', 'b3N']);
    expect(answerOf({ kind: 'moves', from: 'a1W' }, start)).toEqual(['b3N', 'b3W']);
    expect(answerOf({ kind: 'select', answer: ['QL1'] }, start)).toEqual(['QL1']);
  });

  it('find the one forbidden move among some', () => {
    expect(forbiddenOf(['b2W-b4N', 'b1W-b2W', 'd1W-c3N'], start)).toEqual(['b1W-b2W']);
    expect(forbiddenOf(['b2W-b4N'], start)).toEqual([]);
  });
});

describe('goals to play for', () => {
  const rows: readonly (readonly [string, PlayingGoal, Tried, string])[] = [
    ['reached', { kind: 'reach', square: 'b4N', within: 1 }, tried(start, 'b2W-b4N'), 'done'],
    ['not reached in time', { kind: 'reach', square: 'b4N', within: 1 }, tried(start, 'b2W-b3N'), 'failed'],
    ['not reached yet', { kind: 'reach', square: 'b4N', within: 2 }, tried(start, 'b2W-b3N'), 'going'],
    ['reached by another piece', { kind: 'reach', square: 'b3N', from: 'a1W', within: 1 }, tried(start, 'b2W-b3N'), 'failed'],
    ['mate in two, the key', { kind: 'mate', within: 2 }, tried(mate, 'b5N-b8B'), 'going'],
    ['mate in two, a try', { kind: 'mate', within: 2 }, tried(mate, 'e8kl-d8B'), 'failed'],
    ['mate in two, done', { kind: 'mate', within: 2 }, tried(mate, 'b5N-b8B', 'QL6-QL4', 'b8B-d8B'), 'done'],
    ['no check', { kind: 'check', within: 1 }, tried(mate, 'b5N-b6N'), 'failed'],
    ['check', { kind: 'check', within: 1 }, tried(mate, 'e8kl-d8B'), 'done'],
    ['no capture', { kind: 'capture', within: 1 }, tried(start, 'b2W-b3N'), 'failed'],
    ['a move that allows no mate', { kind: 'escape' }, tried(start, 'b2W-b3N'), 'done'],
    ['survived one of two', { kind: 'survive', moves: 2 }, tried(start, 'b2W-b3N'), 'going'],
  ];
  it.each(rows)('%s', (_, goal, line, state) => {
    expect(judge(goal, line).state).toBe(state);
  });

  it('a wrong try at mate is met by a reply that refutes it', () => {
    const judged = judge({ kind: 'mate', within: 2 }, tried(mate, 'e8kl-d8B'));
    expect(judged.state === 'failed' && judged.reply?.id).toBe('d9kl-d8B');
    expect(matesIn(mate, 2)).toBe(2);
    expect(matesIn(mate, 1)).toBeUndefined();
  });

  it('replies with what takes most', () => {
    const after = tried(mate, 'e8kl-d8B').positions.at(-1)!;
    expect(replyTo({ kind: 'reach', square: 'd8B', within: 2 }, after, 1)?.id).toBe('d9kl-d8B');
  });
});

describe('where an attack board may go', () => {
  it('is Meder’s table (3.6): 1: 2 3; 2: 1 3 4; 3: 1 2 4 5; 4: 2 3 5 6; 5: 3 4 6; 6: 4 5; and across', () => {
    const table = { 1: [2, 3], 2: [1, 3, 4], 3: [1, 2, 4, 5], 4: [2, 3, 5, 6], 5: [3, 4, 6], 6: [4, 5] };
    const { reach, stages } = findNeighbours(meder, 'QL');
    for (const [side, other] of [
      ['QL', 'KL'],
      ['KL', 'QL'],
    ] as const) {
      for (const [n, next] of Object.entries(table)) {
        expect([...reach[`${side}${n}`]!.empty].sort()).toEqual([...next.map((m) => `${side}${m}`), `${other}${n}`].sort());
      }
    }
    expect(Object.values(stages).every((stage) => stage.empty !== '' && stage.loaded !== '')).toBe(true);
  });

  it('is forward or across for one that carries a piece (Meder 3.6)', () => {
    const { reach } = findNeighbours(meder, 'QL');
    expect(reach['QL3']!.loaded).toEqual(['QL2', 'QL4', 'QL5', 'KL3']);
    expect(reach['QL3']!.loaded).not.toContain('QL1');
  });

  it('is what each ruleset says: empty boards only (Bartmess 5.1), boards with one pawn only (Grant)', () => {
    const of = (id: string) => findNeighbours(findRuleset(id)!, 'QL').reach;
    const [bartmess, grant] = [of('bartmess'), of('grant')];
    expect(Object.values(bartmess).every((one) => one.loaded.length === 0 && one.empty.length > 0)).toBe(true);
    expect(Object.values(grant).every((one) => one.empty.length === 0 && one.loaded.length > 0)).toBe(true);
  });
});
