import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, RULESETS } from '../../src/engine/index.ts';
import { shuffleOptions } from '../../src/training/exercises/shuffle-options.ts';
import { findImpossibleCases } from '../../src/puzzles/impossible-position.ts';
import { sayNever } from '../../src/words/impossible-positions.ts';
import { findForbidden, findPlaces, findRepeats, findSkeletons, findStrange, findTitles } from '../../scripts/courses/course-faults.ts';
import { findGuessable } from '../../scripts/courses/guessable.ts';
import { findFalse, readStatements } from '../../scripts/courses/check-statements.ts';
import { boardsOf, readBoards, tasksOf } from '../../scripts/courses/tasks.ts';
import { listTries } from '../../scripts/courses/list-tries.ts';
import { findUnforcedKings } from '../../scripts/courses/check-kings.ts';
import { findUntrueVerdicts } from '../../scripts/courses/check-verdicts.ts';
import { findTaskFaults } from '../../scripts/build/task-faults.ts';

const START = findRuleset('meder')!.start;
/** A game of Meder's in which White has moved the pawn on b2 and Black the pawn on c7. */
const PLAYED = START.replace('/PPPP/', '/P1PP/').replace('N:4/4/4/4', 'N:4/2p1/1P2/4').replace('/pppp/', '/pp1p/').replace('0 1', '0 2');

interface Asked {
  readonly id?: string;
  readonly position?: string;
  readonly title?: string;
  readonly goal: object;
  readonly rest?: string;
}
const exercise = ({ id = 'one', position = 'start', title = 'Which?', goal, rest = '' }: Asked): string =>
  `<Exercise id="${id}" ruleset="meder" position="${position}" title="${title}" goal={${JSON.stringify(goal)}} ${rest} />`;
const boards = (...asked: Asked[]) =>
  boardsOf('meder', 'pawns.mdx', asked.map((one, index) => exercise({ id: `task-${index}`, ...one })).join('\n\n'));
const tasks = (...asked: Asked[]) => tasksOf(boards(...asked));
const many = (count: number, make: (index: number) => Asked): Asked[] => Array.from({ length: count }, (_, index) => make(index));

describe('the answers that are offered', () => {
  const goal = { kind: 'choice', options: ['Mate', 'Stalemate', 'Neither'], answer: 2 } as const;

  test('stand in an order that depends on the id, and stay the same answers', () => {
    const orders = new Set(
      many(40, () => ({ goal })).map((_, index) => {
        const ordered = shuffleOptions(`id-${index}`, goal, { 1: 'There is a check.', Mate: 'No check.' });
        if (ordered.goal.kind !== 'choice') throw new Error('a choice stays one');
        expect(ordered.goal.options[ordered.goal.answer]).toBe('Neither');
        expect(ordered.wrong).toEqual({ Stalemate: 'There is a check.', Mate: 'No check.' });
        return ordered.goal.options.join();
      }),
    );
    expect(orders.size).toBe(6);
    expect(shuffleOptions('id', goal, {})).toEqual(shuffleOptions('id', goal, {}));
  });

  test('stand from small to large where they are numbers', () => {
    const { goal: ordered } = shuffleOptions('id', { kind: 'choice', options: ['12', '4', '8 squares'], answer: 0 }, {});
    expect(ordered).toMatchObject({ options: ['4', '8 squares', '12'], answer: 2 });
  });
});

describe('a course is told', () => {
  test('that one place or one truth value is right too often, and not where they are mixed', () => {
    const truth = (answers: readonly boolean[]) => findPlaces(tasks(...answers.map((answer) => ({ goal: { kind: 'truth', answer } }))));
    expect(truth([true, true, true, false])).toEqual(['meder: “True” is right in 3 of 4 tasks; 2 are the most']);
    expect(truth([true, false, true, false])).toEqual([]);
    const numbers = (answers: readonly number[]) =>
      findPlaces(tasks(...answers.map((answer) => ({ goal: { kind: 'choice', options: ['1', '2', '3'], answer } }))));
    expect(numbers([2, 2, 2, 0])[0]).toContain('answer 3 is right in 3 of 4');
    expect(numbers([2, 2, 1, 0])).toEqual([]);
  });

  test('that the forbidden move is asked for in more than one task of eight', () => {
    const some = (forbidden: number) =>
      findForbidden(
        tasks(
          ...many(16, (index) => ({
            goal: index < forbidden ? { kind: 'illegal', among: ['b2W-b3W', 'b2W-b5N'] } : { kind: 'truth', answer: true },
          })),
        ),
      );
    expect(some(3)).toEqual(['meder: 3 of 16 tasks ask for the forbidden move; 2 are the most']);
    expect(some(2)).toEqual([]);
  });

  test('that a position is of a move before all that is missing can have been captured', () => {
    const late = (number: number) =>
      findStrange(
        boards({
          position: PLAYED.replace('/pppp/', '/4/').replace('/pp1p/', '/4/').replace(/\d+$/, String(number)),
          goal: { kind: 'truth', answer: true },
        }),
      );
    expect(late(2).join()).toContain('is of move 2, too early for what has been captured');
    expect(late(9).join()).not.toContain('too early');
  });

  test('that a position and its answer are there twice, and not that a position asks two things', () => {
    const knight = { goal: { kind: 'moves', from: 'a1W' } };
    expect(findRepeats(tasks(knight, knight))).toEqual([
      'src/content/docs/learn/meder/pawns.mdx:3: “pawns#task-1” has position and answer of “pawns#task-0”',
    ]);
    expect(findRepeats(tasks(knight, { goal: { kind: 'moves', from: 'd1W' } }))).toEqual([]);
    const truth = { goal: { kind: 'truth', answer: true } };
    expect(findRepeats(tasks(truth, { ...truth, title: 'And this?' }))).toEqual([]);
    expect(findRepeats(tasks(truth, truth))).toHaveLength(1);
  });

  test('that a title stands over more than six tasks', () => {
    const titled = (count: number) => findTitles(tasks(...many(count, () => ({ goal: { kind: 'truth', answer: true } }))));
    expect(titled(7)).toEqual(['meder: “Which?” is the title of 7 tasks; 6 are the most']);
    expect(titled(6)).toEqual([]);
  });

  test('that more than a tenth of the positions have one king and pawns; the start’s own are none', () => {
    const sameMen = many(3, (index) => ({ goal: { kind: 'truth', answer: true }, position: PLAYED.replace('0 2', `${index} 2`) }));
    expect(findSkeletons(boards(...sameMen)).map((says) => says.slice(0, 52))).toEqual([
      'meder: 3 of 3 positions have the same king and pawns',
      'meder: 3 of 3 positions have the same king and pawns',
    ]);
    const starts = many(3, (index) => ({ goal: { kind: 'truth', answer: true }, position: START.replace('0 1', `${index} 2`) }));
    expect(findSkeletons(boards(...starts))).toEqual([]);
  });

  test('that a right is taken away which men on their first squares have, but where it is about that', () => {
    const position = PLAYED.replace('w *', 'w -');
    const found = findStrange(boards({ position, goal: { kind: 'truth', answer: true } }));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('takes rights of the first move away');
    expect(findStrange(boards({ position, goal: { kind: 'truth', answer: true }, rest: 'rights="lost"' }))).toEqual([]);
    expect(findStrange(boards({ position: PLAYED, goal: { kind: 'truth', answer: true } }))).toEqual([]);
  });

  test('that a sentence says of a man what is so at no time', () => {
    const said = (because: string) =>
      findFalse(boards({ goal: { kind: 'play', moves: ['b2W-b4N'] }, rest: `because=${JSON.stringify(because)}` }));
    expect(said('The knight on b1W waits.')[0]).toContain('“The knight on b1W waits.”, which is so in no position of it');
    expect(said('The bishop on b1W waits. White’s pawn on b4N is bold.')).toEqual([]);
    expect(said('Black’s bishop on b1W waits.')).toHaveLength(1);
    expect(said('The knight on a1W attacks b3.')).toEqual([]);
    expect(said('The knight on a1W attacks d3.')).toHaveLength(1);
    expect(said('b3 exists on two levels.')).toEqual([]);
    expect(said('b2 has two squares.')).toHaveLength(1);
    expect(readStatements('If the knight on b1W were there, it would wait.')).toEqual([]);
  });
});

describe('the tries at a task', () => {
  test('are all legal moves, each with the sentence it gets', () => {
    const [task] = tasks({
      goal: { kind: 'play', moves: ['b2W-b4N'] },
      rest: 'because="Far." wrong={{"b2W-*": "One step only.", "*": "The pawn."}}',
    });
    const tries = listTries(task!);
    expect(tries).toHaveLength(task!.position.moves().length);
    expect(tries.find(({ name }) => name === 'b2W-b4N')).toEqual({ name: 'b2W-b4N', verdict: 'right', says: 'Far.' });
    expect(tries.find(({ name }) => name === 'b2W-b3W')).toMatchObject({ verdict: 'wrong', says: 'One step only.' });
    expect(tries.find(({ name }) => name === 'a1W-b3W')).toMatchObject({ verdict: 'wrong', says: 'The pawn.' });
  });
});

describe('a reason that forces a king is held to all replies (Usenet, Rules: a check may be met by a piece between)', () => {
  /** White's rook on b6B takes on b1W with check along rank 1; the rook on c2W can come between, on c1W. */
  const BETWEEN = 'W:4/4/P1RP/1B1K;N:2p1/3p/NP2/4;B:1b1k/1n2/pr1p/3R;QL@QP5:2/2;KL@KP5:PP/2;ql@QP8:2/p1;kl@KP8:2/1p b * - - 0 22';
  const reasons = (goal: object, because: string) =>
    findUnforcedKings(
      tasksOf(
        boardsOf(
          'usenet',
          'trades.mdx',
          `<Exercise id="one" ruleset="usenet" position="${BETWEEN}" title="What now?" goal={${JSON.stringify(goal)}} because="${because}" />`,
        ),
      ),
    );

  test('of the moves a task accepts, and of the move an answer names', () => {
    const says = 'White’s king has to move, and the rook is safe.';
    const answer = { kind: 'choice', options: ['KNa5N: the knight goes', 'Cxb1W+: the rook takes'], answer: 1 };
    for (const goal of [answer, { kind: 'play', moves: ['b6B-b1W'] }]) {
      expect(reasons(goal, says).join()).toContain('of b6B-b1W, but c2W-c1W is legal');
      expect(reasons(goal, 'The king has to be saved first.')).toEqual([]);
      expect(reasons(goal, 'The king must move, or the rook comes between.')).toEqual([]);
    }
    expect(reasons({ kind: 'play', moves: ['b6B-b4N'] }, 'The king has to be saved first.').join()).toContain('it is not in check');
  });
});

describe('a sentence to a wrong try is held to every legal try it answers:', () => {
  /** White: queen b4N, king c1W; Black: king b8B, rook d4N, pawn b7B. Down the b-file the queen is blocked (Meder 3.1(c)). */
  const MEN = 'W:4/4/PP2/2K1;N:4/4/1Q1r/4;B:1k2/1p2/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 30';
  /** White's king on c1W is in check from the rook on c4N. */
  const CHECKED = MEN.replace('1Q1r', '1Qr1');
  const found = (wrong: Record<string, string>, position = MEN, goal: object = { kind: 'play', moves: ['a2W-a3W'] }) =>
    findUntrueVerdicts(tasks({ position, goal, rest: `wrong={${JSON.stringify(wrong)}}` })).map((fault) => fault.replace(/^\S+ /, ''));

  test('check and no check', () => {
    expect(found({ 'b4N-b7B': 'Check, but the king takes her.' })).toEqual([]);
    expect(found({ 'b4N-a4N': 'Check, but the king steps aside.' })).toEqual(['“pawns#task-0” says “Check”, which is not so of b4N-a4N']);
    expect(found({ 'b4N-a4N': 'That gives no check.' })).toEqual([]);
    expect(found({ 'b4N-b*': 'That gives no check.' }).join()).toContain('which is not so of b4N-b7B');
    expect(found({ 'b4N-b7B': 'That gives no check, or no mate follows.' })).toEqual([]);
  });

  test('captures and promotions', () => {
    expect(found({ 'b4N-d4N': 'That takes the rook, but not with a pawn.' })).toEqual([]);
    expect(found({ 'b4N-d4N': 'That takes the knight.' })).toHaveLength(1);
    expect(found({ 'b4N-*': 'The queen may go there, but nothing is captured.' })[0]).toContain('which is not so of b4N-b7B, b4N-d4N');
    expect(found({ 'b4N-c*': 'The queen may go there, but nothing is captured.' })).toEqual([]);
    expect(found({ '*': 'No pawn is promoted by that.' })).toEqual([]);
    expect(found({ 'a2W-*': 'That promotes.' })).toHaveLength(1);
  });

  test('files and ranks the move does not go to', () => {
    expect(found({ 'b4N-d4N': 'Legal, but not on file b.' })).toEqual([]);
    expect(found({ 'b4N-b7B': 'Legal, but not on file b.' })).toHaveLength(1);
    expect(found({ 'b4N-b7B': 'Legal, but not on rank 4.' })).toEqual([]);
    expect(found({ 'b4N-d4N': 'Legal, but not on rank 4.' })).toHaveLength(1);
  });

  test('a move that is accepted as a stalemate and gives check (Harshman VIII, Stalemate)', () => {
    const course = (moves: string) =>
      boardsOf(
        'harshman',
        'stalemate.mdx',
        `<Exercise id="both" ruleset="harshman" position="gK1wK4/8/9/10/11/12/13/14/8wQ4/12/11/2wP7/4wQ4/7bK w wgb * - - 0 24" title="White: leave both without a move" goal={{ kind: 'play', moves: ${moves} }} />`,
      );
    expect(findUntrueVerdicts(tasksOf(course("['e2-g3', 'i6-g5']")))).toEqual([]);
    expect(findUntrueVerdicts(tasksOf(course("['e2-g2', 'e2-g3']"))).join()).toContain('accepts e2-g2 as a stalemate, and it gives check');
  });

  test('replies: who takes, where the king steps, whether there is an answer', () => {
    expect(found({ 'b4N-b7B': 'The king takes the queen.' })).toEqual([]);
    expect(found({ 'b4N-b7B': 'The rook on d4 takes the queen.' })).toHaveLength(1);
    expect(found({ 'b4N-c4N': 'The rook on d4 takes her.' })).toEqual([]);
    expect(found({ 'b4N-a4N': 'The king steps to c8.' })).toEqual([]);
    expect(found({ 'b4N-a4N': 'The king steps to d8.' })).toHaveLength(1);
    expect(found({ 'b4N-b7B': 'Check, but Black has an answer.' })).toEqual([]);
    expect(found({ 'b4N-b7B': 'Black has no move.' })).toHaveLength(1);
    expect(found({ 'b4N-a4N': 'That is stalemate.' })).toHaveLength(1);
  });

  test('what stands where, before or after it', () => {
    expect(found({ 'b4N-*': 'The rook on d4N is still there.' })).toEqual([]);
    expect(found({ 'b4N-*': 'The rook on c4N is still there.' })).not.toEqual([]);
  });

  test('“legal, but ...” of what the rules forbid', () => {
    expect(found({ 'b4N-b3N': 'Legal, but not asked.' })).toEqual([]);
    // The rook bars d4N and what is behind it; a pawn never goes back (Meder 3.4).
    expect(found({ 'b4N-e4KL': 'The queen may go there, but not now.' })).toHaveLength(1);
    expect(found({ a1W: 'Legal, but behind it.' }, MEN, { kind: 'moves', from: 'a2W' })).toHaveLength(1);
    expect(found({ a1W: 'A pawn goes forward only.' }, MEN, { kind: 'moves', from: 'a2W' })).toEqual([]);
  });

  test('the other player’s check is none of the move’s own', () => {
    expect(found({ 'c1W-*': 'That gives no check.' }, CHECKED)).toEqual([]);
    expect(found({ 'c1W-*': 'Check.' }, CHECKED)).toHaveLength(1);
  });
});

describe('a position that no game reaches', () => {
  const impossible = (ruleset: string, text: string) =>
    findImpossibleCases(must(findRuleset(ruleset)!.parse(text))).map((why) => sayNever(why));

  test('has a bishop that unmoved pawns and boards that never left keep in (Bartmess 6.3)', () => {
    const caged = 'W:2B1/4/PPP1/BQK1;N:4/4/3P/4;B:bqkb/pp1p/2p1/4;QL@QP1:NP/RP;KL@KP1:PN/PR;ql@QP12:rp/np;kl@KP12:pr/pn w * - - 0 4';
    expect(impossible('bartmess', caged)).toEqual(['White’s bishop on c4W cannot have got there past pawns that never moved']);
    // With the pawn on c2, its gate, moved, it can.
    expect(impossible('bartmess', caged.replace('2B1/4/PPP1', '2B1/2P1/PP2'))).toEqual([]);
  });

  test('has more men than promotions give, or one that no pawn becomes (Grant, Queening a Pawn)', () => {
    const three = 'W:4/4/PPP1/NBBN;N:4/3R/4/4;B:nbbn/pppp/4/4;QL@QP2:PP/RQ;KL@KP2:PP/KR;ql@QP12:rq/pp;kl@KP12:kr/pp w * - - 0 9';
    expect(impossible('grant', three)).toEqual(['White has 1 rook more than at first, and no pawn becomes one']);
    const meder = three.replace('@QP2', '@QL1').replace('@KP2', '@KL1').replace('@QP12', '@QL6').replace('@KP12', '@KL6');
    expect(impossible('meder', meder)).toEqual([]);
    // Both bishops of White on dark squares, and no pawn gone.
    const bishops = findRuleset('meder')!.start.replace('NBBN;N', 'N1BN;N').replace('N:4/4/4/4', 'N:4/4/1B2/4').replace('0 1', '0 5');
    expect(impossible('meder', bishops)[0]).toBe('White has 1 pieces more than at first, and 0 pawns less');
    expect(impossible('grant', three.replace('3R', '3Q'))).toEqual([]);
  });

  test('is none of the starts', () => {
    for (const id of ['bartmess', 'meder', 'grant', 'usenet', 'harshman']) expect(impossible(id, findRuleset(id)!.start)).toEqual([]);
  });
});

test.each(RULESETS.map(({ id }) => id))('the course of %s has none of these faults', (course) => {
  expect(findTaskFaults([course])).toEqual([]);
});

describe('a task that is solved without understanding', () => {
  const whyOf = (asked: Asked): string => findGuessable(tasks(asked))[0]?.replace(/^.*”: /, '') ?? '';

  test('has two answers, or little that could be wrong', () => {
    expect(whyOf({ goal: { kind: 'truth', answer: true } })).toBe('there are two answers');
    expect(whyOf({ goal: { kind: 'choice', options: ['Yes', 'No'], answer: 0 } })).toBe('there are two answers');
    expect(whyOf({ goal: { kind: 'choice', options: ['1', '2', '3'], answer: 0 } })).toBe('');
    expect(whyOf({ goal: { kind: 'select', answer: ['QL1'], among: ['QL1'] } })).toBe('all that is offered is right');
    const knights = ['a1W-b3W', 'a1W-b3N', 'd1W-c3W', 'd1W-c3N'];
    expect(whyOf({ title: 'Move a knight', goal: { kind: 'play', moves: knights } })).toBe('');
    expect(whyOf({ title: 'Move the knight on a1W', goal: { kind: 'play', moves: knights.slice(0, 2) } })).toBe('2 of 2 tries are right');
  });

  test('has its answer in its words, or on the picture', () => {
    const goal = { kind: 'select', answer: ['b2W', 'c2W'] };
    expect(whyOf({ title: 'Choose b2W and c2W', goal })).toBe('its words name the answer');
    expect(whyOf({ title: 'Choose two pawns', goal })).toBe('');
    const reach = { kind: 'reach', square: 'b4N', from: 'b2W', within: 1 };
    expect(whyOf({ title: 'Bring the pawn to b4N', goal: reach })).toBe('its words name b4N, where the piece goes');
    const file = { kind: 'select', answer: ['e0KL', 'e1KL', 'e8kl', 'e9kl'] };
    expect(whyOf({ title: 'Choose every square of file e', goal: file })).toBe('the picture says what is on file e');
    expect(whyOf({ title: 'Choose every square of the outermost file', goal: file })).toBe('');
  });

  test.for(['meder', 'usenet', 'bartmess', 'grant', 'harshman'])('is none of the course of %s', (course) => {
    expect(findGuessable(tasksOf(readBoards(course)))).toEqual([]);
  });
});
