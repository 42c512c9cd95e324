import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, type Position } from '../../../src/engine/index.ts';
import { checkExercise, isReachable, type ExerciseProps } from '../../../src/components/lesson/check-exercise.ts';
import { declarationsAgainst, judgeDeclaration, NOBODY } from '../../../src/training/exercises/judge-declaration.ts';
import { rightPlacesOf, forbiddenOf, type PlayingGoal } from '../../../src/training/exercises/exercise-goals.ts';
import { judgeLine } from '../../../src/training/exercises/judge-exercise.ts';
import { listDeclarations } from '../../../src/game/goals/judge-goal.ts';
import type { PlayedLine } from '../../../src/game/goals/judge-goal.ts';
import { greediestReply } from '../../../src/game/goals/goal-judge.ts';
import { readHints } from '../../../src/components/diagram/hints.ts';
import { findAdjacentPins } from '../../../src/comparison/adjacent-pins.ts';
import { sayForbidden, sayWrong } from '../../../src/training/exercises/wrong-answers.ts';

const where = { url: new URL('http://site/learn/meder/test/'), locals: {} };
const meder = findRuleset('meder')!;
const harshman = findRuleset('harshman')!;
const start = must(meder.parse(meder.start));
/** Mate in two by b5N-b8B; QL6-QL4 and QL6-QL5 are the only replies. */
const mate = must(meder.parse('W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1'));

const three = must(harshman.parse(harshman.start));
/** Three-way Chess: the position after these moves. */
const after = (moves: string): Position => moves.split(' ').reduce((here, id) => must(here.play(id)), three);
/** White’s knight takes on b7 and attacks Gray’s king; in the second line Black’s bishop on n13 may come to take it. */
const alone = after('c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7');
const together = after('c1-e4 a6-a4 l10-k10 e4-d6 a7-a5 l12-k11 d6-b7');

function tried(from: Position, ...ids: string[]): PlayedLine {
  const positions = [from];
  const moves = ids.map((id) => {
    const here = positions.at(-1)!;
    const move = here.moves().find((one) => one.id === id)!;
    positions.push(here.after(move));
    return move;
  });
  return { start: from, moves, positions };
}

/** Black to move after a wrong try: the king may capture on d8. */
function after8(): Position {
  return tried(mate, 'e8kl-d8B').positions.at(-1)!;
}

/** Black to move: after any move b8B-d8B is mate. */
function mateInOne(): Position {
  return tried(mate, 'b5N-b8B').positions.at(-1)!;
}

describe('goals to choose', () => {
  test('have the answer the engine gives', () => {
    expect(rightPlacesOf({ kind: 'attacks', from: 'a1W' }, start)).toEqual(['c2W', 'b3W', 'b3N']);
    expect(rightPlacesOf({ kind: 'moves', from: 'a1W' }, start)).toEqual(['b3N', 'b3W']);
    expect(rightPlacesOf({ kind: 'select', answer: ['QL1'] }, start)).toEqual(['QL1']);
  });

  test('find the one forbidden move among some', () => {
    expect(forbiddenOf(['b2W-b4N', 'b1W-b2W', 'd1W-c3N'], start)).toEqual(['b1W-b2W']);
    expect(forbiddenOf(['b2W-b4N'], start)).toEqual([]);
  });
});

describe('goals to play for', () => {
  const rows: readonly (readonly [string, PlayingGoal, PlayedLine, string])[] = [
    ['reached', { kind: 'reach', square: 'b4N', within: 1 }, tried(start, 'b2W-b4N'), 'done'],
    ['not reached in time', { kind: 'reach', square: 'b4N', within: 1 }, tried(start, 'b2W-b3N'), 'failed'],
    ['not reached yet', { kind: 'reach', square: 'b4N', within: 2 }, tried(start, 'b2W-b3N'), 'going'],
    ['reached by another piece', { kind: 'reach', square: 'b3N', from: 'a1W', within: 1 }, tried(start, 'b2W-b3N'), 'failed'],
    ['mate in two after one move, for the prover to say', { kind: 'mate', moves: 2 }, tried(mate, 'b5N-b8B'), 'open'],
    ['mate in one, not given', { kind: 'mate', moves: 1 }, tried(mate, 'b5N-b8B'), 'failed'],
    ['mate in two, done', { kind: 'mate', moves: 2 }, tried(mate, 'b5N-b8B', 'QL6-QL4', 'b8B-d8B'), 'done'],
    ['no check', { kind: 'check', within: 1 }, tried(mate, 'b5N-b6N'), 'failed'],
    ['check', { kind: 'check', within: 1 }, tried(mate, 'e8kl-d8B'), 'done'],
    ['no capture', { kind: 'play', moves: 'capture', within: 1 }, tried(start, 'b2W-b3N'), 'failed'],
    ['a move that allows no mate', { kind: 'escape' }, tried(start, 'b2W-b3N'), 'done'],
    ['captured what was asked for', { kind: 'play', moves: 'capture', square: 'd8B', within: 1 }, tried(after8(), 'd9kl-d8B'), 'done'],
    ['captured something else', { kind: 'play', moves: 'capture', square: 'd9kl', within: 1 }, tried(after8(), 'd9kl-d8B'), 'failed'],
    ['left to be mated', { kind: 'escape' }, tried(mateInOne(), 'QL6-QL4'), 'failed'],
    ['not survived', { kind: 'survive', moves: 2 }, tried(mateInOne(), 'QL6-QL4'), 'failed'],
    ['survived for long enough', { kind: 'survive', moves: 1 }, tried(start, 'b2W-b3N'), 'done'],
    ['survived one of two', { kind: 'survive', moves: 2 }, tried(start, 'b2W-b3N'), 'going'],
  ];
  test.each(rows)('%s', (_, goal, line, state) => {
    expect(judgeLine(goal, line).state).toBe(state);
  });

  test('tells a move that is no check from a check that is no mate', () => {
    const why = (id: string): string | undefined => {
      const judged = judgeLine({ kind: 'mate', moves: 1 }, tried(mate, id));
      return judged.state === 'failed' ? judged.why : judged.state;
    };
    const checking = mate.moves().find((move) => mate.after(move).checks().length > 0 && mate.after(move).status() === 'playing')!;
    expect(why(checking.id)).toBe('not-mate');
    const quiet = mate.moves().find((move) => mate.after(move).checks().length === 0)!;
    expect(why(quiet.id)).toBe('no-check');
  });

  test('replies with what takes most', () => {
    const after = tried(mate, 'e8kl-d8B').positions.at(-1)!;
    expect(greediestReply(after)?.id).toBe('d9kl-d8B');
  });
});

describe('goals of Three-way Chess', () => {
  const check: PlayingGoal = { kind: 'check', within: 1 };
  const rows: readonly (readonly [string, PlayingGoal, PlayedLine, string])[] = [
    ['a check of the mover’s own', check, tried(after('c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4'), 'd6-b7'), 'done'],
    ['no check by this player: another attacks the king', check, tried(must(alone.play('a4-b4')), 'm14-l14'), 'failed'],
    [
      'a capture',
      { kind: 'play', moves: 'capture', square: 'b7', within: 1 },
      tried(after('c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4'), 'd6-b7'),
      'done',
    ],
    ['a cell reached', { kind: 'reach', square: 'e4', within: 1 }, tried(three, 'c1-e4'), 'done'],
    ['a cell reached by no own piece', { kind: 'reach', square: 'a6', within: 1 }, tried(three, 'c1-e4'), 'failed'],
    [
      'a mate to declare',
      { kind: 'declaration', king: 'g', by: ['w'], moves: 1 },
      tried(after('c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4'), 'd6-b7'),
      'done',
    ],
    [
      'a mate that two were to declare',
      { kind: 'declaration', king: 'g', by: ['w', 'b'], moves: 1 },
      tried(after('c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4'), 'd6-b7'),
      'failed',
    ],
    [
      'nothing to declare',
      { kind: 'declaration', king: 'g', by: ['w'], moves: 1 },
      tried(after('c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4'), 'd6-e4'),
      'failed',
    ],
    [
      'nothing to declare yet',
      { kind: 'declaration', king: 'g', by: ['w'], moves: 2 },
      tried(after('c1-e4 a6-a4 l6-k5'), 'e4-d6'),
      'going',
    ],
    ['a king that stays in danger', { kind: 'survive', moves: 2 }, tried(alone, 'a4-b4'), 'failed'],
    ['a quiet move', { kind: 'survive', moves: 2 }, tried(three, 'c1-e4'), 'going'],
    ['out of check', { kind: 'escape' }, tried(after('f3-f4 e10-h7 l6-k5'), 'f4-g5'), 'done'],
  ];
  test.each(rows)('%s', (_, goal, line, state) => {
    expect(judgeLine(goal, line).state).toBe(state);
  });

  test('say who can declare: alone, together, or nobody (VIII)', () => {
    expect(declarationsAgainst(three, 'g')).toEqual(['mate:w>g', 'mate:b>g', 'mate:wb>g']);
    expect(listDeclarations(alone, 'g')).toEqual(['mate:w>g']);
    expect(judgeDeclaration(alone, 'g', 'mate:w>g')).toMatchObject({ isRight: true, line: [] });
    expect(judgeDeclaration(alone, 'g', NOBODY).isRight).toBe(false);
    expect(judgeDeclaration(three, 'g', NOBODY).isRight).toBe(true);
  });

  test('answer a wrong declaration with the replies that save the king', () => {
    const wrong = judgeDeclaration(together, 'g', 'mate:w>g');
    expect(wrong).toMatchObject({ isRight: false, line: ['d8-e8', 'n13-b7'] });
    expect(wrong.source).toBe('Three-way Chess, VIII, Checkmate by one player');
    expect(judgeDeclaration(together, 'g', 'mate:wb>g')).toMatchObject({ isRight: true, line: [] });
    expect(judgeDeclaration(together, 'w', 'mate:g>w')).toMatchObject({ isRight: false, line: [] });
  });
});

describe('promotion', () => {
  const grant = must(
    findRuleset('grant')!.parse('W:4/1P2/4/2K1;N:4/4/4/4;B:4/4/2k1/4;QL@QP4:2/2;KL@KP2:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 1'),
  );
  const ride = ['b3W-a4QL^', 'c6B-d6B', 'QP3-QP7', 'd6B-d7B', 'QP7-QP11'];
  test('is reached where the pawn waits and is a queen on its owner’s next turn (Grant, Queening a Pawn)', () => {
    expect(judgeLine({ kind: 'play', moves: 'promotion', within: 3 }, tried(grant, ...ride)).state).toBe('done');
    expect(judgeLine({ kind: 'play', moves: 'promotion', within: 2 }, tried(grant, ...ride.slice(0, 3))).state).toBe('failed');
    expect(judgeLine({ kind: 'play', moves: 'promotion', within: 3 }, tried(grant, ...ride.slice(0, 3))).state).toBe('going');
  });
});

describe('an exercise', () => {
  test('has a goal that can be reached in its moves', () => {
    expect(isReachable({ kind: 'mate', moves: 2 }, mate)).toBe(true);
    expect(isReachable({ kind: 'mate', moves: 1 }, mate)).toBe(false);
    expect(isReachable({ kind: 'check', within: 1 }, mate)).toBe(true);
    expect(isReachable({ kind: 'play', moves: 'capture', within: 1 }, start)).toBe(false);
    expect(isReachable({ kind: 'declaration', king: 'g', by: ['w'], moves: 1 }, after('c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4'))).toBe(true);
    expect(isReachable({ kind: 'declaration', king: 'b', by: ['w'], moves: 1 }, three)).toBe(false);
  });

  const wrong: readonly (readonly [string, Position, ExerciseProps, string])[] = [
    ['a square that is not there', start, { id: 'x', goal: { kind: 'select', answer: ['b9N'] } }, '“b9N” is not a square'],
    ['no right answer', start, { id: 'x', goal: { kind: 'moves', from: 'QL1' } }, 'has no right answer'],
    ['two forbidden moves', start, { id: 'x', goal: { kind: 'illegal', among: ['b1W-b2W', 'c1W-c2W'] } }, 'forbid 2, not one'],
    ['a mate that cannot be forced', mate, { id: 'x', goal: { kind: 'mate', moves: 1 } }, 'cannot be reached'],
    ['no player to be mated', three, { id: 'x', goal: { kind: 'mate', moves: 1 } }, '“declaration” is asked for where mate is declared'],
    [
      'a declaration where mate is not declared',
      start,
      { id: 'x', goal: { kind: 'declaration', moves: 1, king: 'b', by: ['w'] } },
      '“declaration” is asked for where mate is declared',
    ],
    ['a mate in no moves', mate, { id: 'x', goal: { kind: 'mate' } as never }, '“moves” is the number of moves to mate in'],
    ['a mate that is not declared', start, { id: 'x', goal: { kind: 'declare', loser: 'b' } }, 'no mate of this player'],
    [
      'a reply that answers nothing',
      start,
      { id: 'x', goal: { kind: 'survive', moves: 2 }, replies: ['b2W-b3W'] },
      'answers no first move',
    ],
    [
      'a right answer that is not offered',
      start,
      { id: 'x', goal: { kind: 'select', answer: ['QL1'], among: ['KL1'] } },
      'not among those',
    ],
    [
      'an option that is not there',
      start,
      { id: 'x', goal: { kind: 'choice', options: ['Yes', 'No'], answer: 2 } },
      'none has the number 2',
    ],
    [
      'a move asked for that is illegal',
      start,
      { id: 'x', goal: { kind: 'play', moves: ['b2W-b3W', 'b2W-b5B'] } },
      '“b2W-b5B” is not a legal',
    ],
    ['a kind of move that is not there', start, { id: 'x', goal: { kind: 'play', moves: 'board' } }, 'cannot be reached'],
    [
      'a sentence about a wrong try that is right',
      start,
      { id: 'x', goal: { kind: 'select', answer: ['a1W'] }, wrong: { a1W: 'No.' } },
      '“a1W”: it is right',
    ],
    [
      'a sentence about a try nobody can make',
      start,
      { id: 'x', goal: { kind: 'choice', options: ['Yes', 'No'], answer: 0 }, wrong: { Maybe: 'No.' } },
      '“Maybe”: it cannot be tried',
    ],
    [
      'a sentence about a move from nowhere',
      start,
      { id: 'x', goal: { kind: 'play', moves: ['b2W-b3W'] }, wrong: { 'b9N-b3W': 'No.' } },
      'it cannot be tried',
    ],
    [
      'a finished game',
      after('e2-i10 c7-d7 l6-k5 i10-m12 b8-c7 mate:wg>b'),
      { id: 'x', goal: { kind: 'check', within: 1 } },
      'after the end',
    ],
  ];
  test.each(wrong)('with %s ends the build', (_, position, asked, says) => {
    expect(() => checkExercise(where, position, asked)).toThrow(says);
  });

  test('without a fault passes', () => {
    for (const goal of [
      { kind: 'moves', from: 'a1W' },
      { kind: 'survive', moves: 2 },
      { kind: 'truth', answer: true },
    ] as const)
      expect(() => checkExercise(where, start, { id: 'x', goal, replies: ['b7B-b5B'] })).not.toThrow();
    expect(() => checkExercise(where, three, { id: 'x', goal: { kind: 'declare', loser: 'g' } })).not.toThrow();
  });

  test('may ask for one of some moves, for any of a kind, for words, or for nothing at all', () => {
    const board = must(
      meder.parse('W:4/1NP1/PP1P/RQB1;N:4/4/2P1/4;B:n1bn/p1pp/1p2/4;QL@QL1:2/2;KL@KL1:PP/KR;ql@QL6:rq/pp;kl@KL6:kr/pp w - - - 2 9'),
    );
    const good: readonly ExerciseProps[] = [
      { id: 'x', goal: { kind: 'play', moves: 'board' }, wrong: { '*': 'Not so.', 'KL1-*': 'Full.', 'QL1-KL4': 'Too far.' } },
      { id: 'x', goal: { kind: 'play', moves: ['QL1-QL2', 'QL1-QL3'] }, wrong: { 'QL1-KL1': 'Taken.' } },
      { id: 'x', goal: { kind: 'select', answer: [], among: ['KL1', 'KL6'] }, wrong: { 'KL*': 'Full.' } },
      { id: 'x', goal: { kind: 'choice', options: ['Yes', 'No'], answer: 1 }, wrong: { Yes: 'No.', 0: 'No.' } },
    ];
    for (const asked of good) expect(() => checkExercise(where, board, asked)).not.toThrow();
    const play = { kind: 'play', moves: 'board' } as const;
    expect(judgeLine(play, tried(board, 'QL1-QL2')).state).toBe('done');
    expect(judgeLine(play, tried(board, 'a2W-a3W'))).toEqual({ state: 'failed', why: 'not-asked' });
    expect(judgeLine({ kind: 'play', moves: ['QL1-QL3'] }, tried(board, 'QL1-QL2')).state).toBe('failed');
  });

  test('says of a wrong try what is closest to it', () => {
    const wrong = { QL3: 'own', 'QL*': 'beginning', 'QL5-*': 'longer', '*': 'all' };
    expect(sayWrong(wrong, ['QL3'])).toBe('own');
    expect(sayWrong(wrong, ['QL4'])).toBe('beginning');
    expect(sayWrong(wrong, ['QL5-QL6'])).toBe('longer');
    expect(sayWrong(wrong, ['a1W'])).toBe('all');
    expect(sayWrong(wrong, ['a1W'], false)).toBeUndefined();
  });

  test('leaves a forbidden move to the rule where a beginning is about allowed moves', () => {
    const wrong = { 'b2W-b4N': 'own', 'b2W-*': 'It may go there.', 'QL5-*': 'That board is full.', '*': 'all' };
    const ids = ['b2W-b3W', 'a1W-b3N'];
    expect(sayForbidden(wrong, 'b2W-b4N', ids)).toBe('own');
    expect(sayForbidden(wrong, 'b2W-c3W', ids)).toBeUndefined();
    expect(sayForbidden(wrong, 'QL5-QL6', ids)).toBe('That board is full.');
    expect(sayForbidden(wrong, 'a1W-a4W', ids)).toBeUndefined();
  });

  test('has hints in steps, or sentences; what they name is there', () => {
    expect(readHints(where, start, ['Look.', 'Again.'])).toEqual([{ says: 'Look.' }, { says: 'Again.' }]);
    expect(readHints(where, start, { idea: 'Up.', rule: 'Any level.', piece: 'a1W', square: 'b3N' })).toEqual([
      { lead: 'Idea', says: 'Up.' },
      { lead: 'Rule', says: 'Any level.' },
      { lead: 'Piece', says: 'Look at the knight on a1W.', shows: 'a1W' },
      { lead: 'Square', says: 'Look at b3N.', shows: 'b3N' },
    ]);
    expect(readHints(where, start, { piece: 'QL1' })).toEqual([{ lead: 'Piece', says: 'Look at the attack board on QL1.', shows: 'QL1' }]);
    expect(() => readHints(where, start, { piece: 'b4N' })).toThrow('no piece or attack board on “b4N”');
    expect(() => readHints(where, start, { square: 'q4N' })).toThrow('“q4N” is not a square');
  });
});

describe('where an attack board may go', () => {
  test('is Meder’s table (3.6): 1: 2 3; 2: 1 3 4; 3: 1 2 4 5; 4: 2 3 5 6; 5: 3 4 6; 6: 4 5; and across', () => {
    const table = { 1: [2, 3], 2: [1, 3, 4], 3: [1, 2, 4, 5], 4: [2, 3, 5, 6], 5: [3, 4, 6], 6: [4, 5] };
    const { reach, stages } = findAdjacentPins(meder, 'QL');
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

  test('is forward or across for one that carries a piece (Meder 3.6)', () => {
    const { reach } = findAdjacentPins(meder, 'QL');
    expect(reach['QL3']!.loaded).toEqual(['QL2', 'QL4', 'QL5', 'KL3']);
    expect(reach['QL3']!.loaded).not.toContain('QL1');
  });

  test('is what each ruleset says: empty boards only (Bartmess 5.1), boards with one pawn only (Grant)', () => {
    const of = (id: string) => findAdjacentPins(findRuleset(id)!, 'QL').reach;
    const [bartmess, grant] = [of('bartmess'), of('grant')];
    expect(Object.values(bartmess).every((one) => one.loaded.length === 0 && one.empty.length > 0)).toBe(true);
    expect(Object.values(grant).every((one) => one.empty.length === 0 && one.loaded.length > 0)).toBe(true);
  });
});
