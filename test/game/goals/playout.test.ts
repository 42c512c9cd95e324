import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, type Position } from '../../../src/engine/index.ts';
import { playIds } from '../../../src/board/state/line.ts';
import { judgePlayout, type PlayoutStanding } from '../../../src/game/goals/judge-playout.ts';
import { settledBalance } from '../../../src/game/goals/settled-balance.ts';
import type { PlayoutGoal } from '../../../src/game/goals/playout-goal.ts';
import { parseExerciseGoal } from '../../../src/training/exercises/parse-goal.ts';

const open = (text: string, ruleset = 'meder'): Position => must(findRuleset(ruleset)!.parse(text));
const judge = (goal: Omit<PlayoutGoal, 'kind' | 'strength'>, start: Position, ...ids: string[]): PlayoutStanding =>
  judgePlayout({ kind: 'playout', strength: 'club', ...goal }, must(playIds(start, ids)));
/** The first legal move of a kind, by what it leads to. */
const find = (start: Position, isWanted: (after: Position) => boolean): string =>
  start.moves().find((move) => isWanted(start.after(move)))!.id;

/** Queen b5N, king a3W against d4W. */
const bare = open('W:3k/K3/4/4;N:4/1Q2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');
/** Mate in two by b5N-b8B. */
const mate = open('W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1');
/** White’s rook on b2 can take a knight that nothing guards, or a pawn that the king guards. */
const loose = open('W:4/4/1R1K/4;N:4/1n2/4/4;B:3k/2p1/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');
/** White’s pawn is a step from the last rank of its file. */
const near = open('W:4/4/4/2K1;N:4/4/4/4;B:4/1P2/4/3k;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');

describe('mate', () => {
  test('is reached by checkmate, and not before', () => {
    expect(judge({ aim: 'mate' }, bare).state).toBe('going');
    const first = mate.after(mate.moves().find(({ id }) => id === 'b5N-b8B')!);
    const reply = first.moves()[0]!;
    const second = first.after(reply);
    const last = find(second, (after) => after.status() === 'checkmate');
    expect(judge({ aim: 'mate' }, mate, 'b5N-b8B', reply.id).state).toBe('going');
    expect(judge({ aim: 'mate' }, mate, 'b5N-b8B', reply.id, last)).toMatchObject({ state: 'done', used: 2 });
  });

  test('is lost with the queen, by the move that left her to be taken', () => {
    const hangs = bare.moves().find((move) => {
      const after = bare.after(move);
      return after.moves().some((reply) => reply.effects.some(({ kind }) => kind === 'leave'));
    })!;
    const after = bare.after(hangs);
    const takes = after.moves().find((reply) => reply.effects.some(({ kind }) => kind === 'leave'))!;
    expect(judge({ aim: 'mate' }, bare, hangs.id).state).toBe('going');
    expect(judge({ aim: 'mate' }, bare, hangs.id, takes.id)).toMatchObject({ state: 'lost', slip: 0 });
  });

  test('is lost when the moves are used up, and nobody says which move it was', () => {
    const quiet = find(bare, (after) => after.status() === 'playing');
    const standing = judge({ aim: 'mate', within: 1 }, bare, quiet);
    expect(standing).toMatchObject({ state: 'lost', why: 'too-slow' });
    expect(standing.slip).toBeUndefined();
  });
});

describe('mate with three players', () => {
  /** White’s queen against two kings. */
  const queen = open('7/8/9/4gK5/11/12/13/7bK6/9bP3/12/11/10/9/wQ6wK w wgb - - - 0 60', 'harshman');
  const ROUND = ['a1-a2', 'i11-i12', 'h7-h8', 'a2-a1', 'i12-i11', 'h8-h7'];
  test('is not lost by moves that take nothing', () => {
    expect(judge({ aim: 'mate' }, queen, ...ROUND).state).toBe('going');
  });

  test('is lost with the last piece beside the king', () => {
    const line = ['a1-g7', 'i11-i12', 'h7-g7'];
    expect(judge({ aim: 'mate' }, queen, ...line)).toMatchObject({ state: 'lost', why: 'lead', slip: 0 });
  });
});

describe('win', () => {
  test('counts what stands when the captures are played out', () => {
    expect(settledBalance(loose, 'w')).toBe(500 - 100);
    expect(judge({ aim: 'win' }, loose, 'b2W-b5N')).toMatchObject({ state: 'done', used: 1 });
    expect(judge({ aim: 'win' }, loose, 'b2W-b3W').state).toBe('going');
  });

  test('a queen given for a pawn wins nothing', () => {
    const guarded = open('W:4/4/1Q1K/4;N:1p2/p3/4/4;B:3k/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');
    const takes = guarded.moves().find(({ effects }) => effects.some(({ kind }) => kind === 'leave'));
    if (takes) expect(judge({ aim: 'win', gain: 250 }, guarded, takes.id).state).toBe('going');
    expect(
      judge(
        { aim: 'win', gain: 250 },
        guarded,
        find(guarded, () => true),
      ).state,
    ).toBe('going');
  });
});

describe('promote', () => {
  test('is reached when the new piece is there after the reply, and lost without a pawn', () => {
    const promotes = near.moves().find(({ promotion }) => promotion === 'queen');
    expect(promotes).toBeDefined();
    const after = near.after(promotes!);
    expect(judge({ aim: 'promote' }, near, promotes!.id).state).toBe('going');
    const spares = after.moves().find(({ effects }) => !effects.some(({ kind }) => kind === 'leave'))!;
    expect(judge({ aim: 'promote' }, near, promotes!.id, spares.id).state).toBe('done');
    expect(judge({ aim: 'promote' }, bare, ...twoQuiet(bare))).toMatchObject({ state: 'lost', why: 'pawns' });
  });
});

/** A move and a reply that take nothing and after which the game goes on. */
function twoQuiet(start: Position): string[] {
  for (const move of start.moves()) {
    const after = start.after(move);
    const reply = after.status() === 'playing' && after.moves().find(({ effects }) => !effects.some(({ kind }) => kind === 'leave'));
    if (reply && after.after(reply).status() === 'playing') return [move.id, reply.id];
  }
  return [];
}

describe('draw and hold', () => {
  test('bare kings draw, which loses the aim to mate, and no quiet move does', () => {
    const last = open('W:4/2K1/2r1/4;N:4/4/4/4;B:3k/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');
    const takes = last.moves().find(({ effects }) => effects.some(({ kind }) => kind === 'leave'))!;
    expect(last.after(takes).status()).toBe('draw:material');
    expect(judge({ aim: 'draw' }, last, takes.id).state).toBe('done');
    expect(judge({ aim: 'mate' }, last, takes.id)).toMatchObject({ state: 'lost', why: 'drawn', slip: 0 });
    expect(judge({ aim: 'draw' }, bare, ...twoQuiet(bare)).state).toBe('going');
  });

  test('holding out ends after so many moves and their replies', () => {
    const [move, reply] = twoQuiet(bare) as [string, string];
    expect(judge({ aim: 'hold', within: 1 }, bare, move).state).toBe('going');
    expect(judge({ aim: 'hold', within: 1 }, bare, move, reply)).toMatchObject({ state: 'done', used: 1 });
    expect(judge({ aim: 'hold', within: 2 }, bare, move, reply).state).toBe('going');
  });

  test('a named piece that is taken loses it', () => {
    const black = open('W:4/4/1R1K/4;N:4/1n2/4/4;B:3k/2p1/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 b - - - 0 40');
    expect(judge({ aim: 'hold', within: 5, keep: 'b5N' }, black, 'c7B-c6B', 'b2W-b5N')).toMatchObject({ state: 'lost', why: 'piece' });
    expect(judge({ aim: 'hold', within: 5, keep: 'c7B' }, black, 'c7B-c6B', 'b2W-b5N').state).toBe('going');
  });
});

describe('a list of small aims', () => {
  const start = must(findRuleset('meder')!.parse(findRuleset('meder')!.start));
  test('is reached by winning the game too, and with a gain not by giving a piece for it', () => {
    const first = mate.after(mate.moves().find(({ id }) => id === 'b5N-b8B')!);
    const reply = first.moves()[0]!;
    const last = find(first.after(reply), (after) => after.status() === 'checkmate');
    expect(judge({ aim: 'list', list: ['castle'], gain: 200 }, mate, 'b5N-b8B', reply.id, last)).toMatchObject({
      state: 'done',
      ticks: [false],
    });

    // Black’s king guards its pawn: the rook is lost for it.
    const guarded = open('W:4/4/2R1/K3;N:4/4/4/4;B:3k/2p1/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');
    const back = find(guarded.after(guarded.moves().find(({ id }) => id === 'c2W-c7B')!), (after) => after.at('c7B')?.role === 'king');
    const goal = { aim: 'list', list: ['capture'] } as const;
    expect(judge(goal, guarded, 'c2W-c7B').state).toBe('done');
    expect(judge({ ...goal, gain: 200 }, guarded, 'c2W-c7B')).toMatchObject({ state: 'going', ticks: [true] });
    expect(judge({ ...goal, gain: 200 }, guarded, 'c2W-c7B', back).state).not.toBe('done');
  });

  test('ticks each as it happens, and is reached with the last', () => {
    const loaded = open('W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10');
    const ride = loaded.moves().find(({ kind, from, to }) => kind === 'board' && from === 'QL3' && to !== from)!;
    expect(judge({ aim: 'list', list: ['ride', 'castle'] }, loaded, ride.id)).toMatchObject({ state: 'going', ticks: [true, false] });
    expect(judge({ aim: 'list', list: ['ride', 'move-board'] }, loaded, ride.id)).toMatchObject({ state: 'done', ticks: [true, true] });
    expect(judge({ aim: 'list', list: ['ride'] }, start, start.moves()[0]!.id)).toMatchObject({ state: 'going', ticks: [false] });
  });
});

describe('how a goal is written', () => {
  const read = (goal: object): boolean => parseExerciseGoal({ kind: 'playout', strength: 'club', ...goal }).ok;
  test('an aim has the fields it needs and no others', () => {
    expect([{ aim: 'mate' }, { aim: 'hold', within: 8, keep: 'a1W' }, { aim: 'list', list: ['castle'] }].map(read)).toEqual([
      true,
      true,
      true,
    ]);
    const wrong = [{ aim: 'hold' }, { aim: 'list' }, { aim: 'mate', list: ['castle'] }, { aim: 'mate', keep: 'a1W' }, { aim: 'fly' }];
    expect(wrong.map(read)).toEqual(wrong.map(() => false));
    expect(read({ aim: 'mate', strength: 'divine' })).toBe(false);
    expect(read({ aim: 'list', list: ['dance'] })).toBe(false);
  });
});

describe('of three players (Harshman VIII)', () => {
  /** White’s rook may take Gray’s king at the end of its rank, or walk up the board. */
  const rook = open('7/5bP2/2gP6/10/8bPbK1/1gP7bPbP1/1gP11/gK5wR7/13/12/11/7wP2/5wPwP2/6wK1 w wgb * - - 0 24', 'harshman');

  test('a king that is taken ends the game: that is no draw, and does for a list as well', () => {
    expect(judge({ aim: 'mate' }, rook, 'g7-a7')).toMatchObject({ state: 'done', used: 1 });
    expect(judge({ aim: 'list', list: ['castle'], gain: 250 }, rook, 'g7-a7').state).toBe('done');
    expect(judge({ aim: 'mate' }, rook, 'g7-g8').state).toBe('going');
  });

  test('a list with a gain counts at the next own turn, and is lost with a piece', () => {
    const goal = { aim: 'list', list: ['capture'], gain: 250 } as const;
    const start = open('7/8/7bK1/7bPbP1/11/1gP4gN1bP3/gKgP2gB8/3gR10/13/12/3wR3bB3/1wP4wP3/5wP3/5wK2 w wgb * - - 0 24', 'harshman');
    expect(judge(goal, start, 'd4-h4').state).toBe('going');
    const after = start.after(start.moves().find(({ id }) => id === 'd4-h4')!);
    const quiet = (position: Position): Position =>
      position.after(position.moves().find(({ effects }) => !effects.some(({ kind }) => kind === 'leave'))!);
    const ids = [after, quiet(after)].map(
      (position) => position.moves().find(({ effects }) => !effects.some(({ kind }) => kind === 'leave'))!.id,
    );
    expect(judge(goal, start, 'd4-h4', ...ids).state).toBe('done');
    expect(judge({ aim: 'list', list: ['capture'] }, start, 'd4-h4').state).toBe('done');
  });
});
