import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expect as must, findRuleset, type Player } from '../../../src/engine/index.ts';
import { Announcing } from '../../../src/components/lesson/announcing.ts';
import { checkExercise } from '../../../src/components/lesson/check-exercise.ts';
import { Exercise } from '../../../src/components/lesson/exercise.ts';
import type { ExerciseSpec } from '../../../src/components/lesson/exercise-spec.ts';
import { announcementsOf, SILENCE } from '../../../src/training/exercises/announcing.ts';
import type { AnnouncingGoal } from '../../../src/training/exercises/exercise-goals.ts';
import { FakeTable } from '../table.ts';

vi.mock('../../../src/components/board/view/announce.ts', () => ({ announce: () => undefined }));
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', () => undefined);

const rules = findRuleset('harshman')!;
const open = (text: string) => must(rules.parse(text));
/** White’s bishop checks on m12; Gray’s guards it a move later: the shortest mate by two (Harshman VIII). */
const JOINT =
  'gRgP3bPbR/gBgPgP2bPbPbB/gNgPgP3bPbPbN/gQgPgP4bPbPbK/gKgBgP2wB2bPbBbQ/gNgPgP6bPbPbN/gBgPgP7bPbPbB/gRgP1gP7bPbPbR/gPgP10bP/10bP1/11/1wPwPwPwPwPwPwPwP1/wPwPwPwP1wPwPwPwP/wRwBwNwQwK1wBwR w wgb * - - 0 2';
/** Gray’s rook traps White’s king; at White’s turn, and at Gray’s (VIII (a), (d)). */
const LATER = '7/1gP6/gKgP4bPbPbK/2gP5bP1/11/12/13/2gP2wN5bP2/13/12/11/2wP4wP2/5wPwPwPwP/3gR2wK1 w wgb * - - 2 25';
const OWN_TURN = '7/1gP6/gKgP4bPbPbK/2gP5bP1/11/12/13/2gP2wN5bP2/13/12/2wP8/7wP2/5wPwPwPwP/3gR2wK1 g wgb * - - 0 25';

const solved = vi.fn();
beforeEach(() => solved.mockClear());

function begin(text: string, by: Player, loser: Player, more: Partial<ExerciseSpec> = {}) {
  const position = open(text);
  const goal: AnnouncingGoal = { kind: 'announce', by, loser };
  const mode = position.turn === by ? 'play' : 'look';
  const spec = { ruleset: 'harshman', marks: {}, mode, goal, because: 'Because.', wrong: {}, replies: [], hints: [], ...more };
  const table = new FakeTable(position, mode);
  const exercise = new Exercise<AnnouncingGoal>(spec as unknown as ExerciseSpec<AnnouncingGoal>, table, solved);
  return { table, exercise, by: new Announcing(exercise, new AbortController().signal) };
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
const said = ({ message }: Exercise<AnnouncingGoal>): string => {
  const { value } = message;
  return value?.kind === 'verdict' || value?.kind === 'refusal' ? `${value.bold} ${value.why}` : value?.kind === 'note' ? value.text : '';
};

describe('a mate is declared by the reader (Harshman VIII)', () => {
  test('alone, together or not at all: what the reader is not a part of is not offered', () => {
    expect(announcementsOf(open(JOINT), { kind: 'announce', by: 'w', loser: 'b' })).toEqual(['mate:w>b', 'mate:wg>b', SILENCE]);
  });

  test('after the move nothing holds yet; after the next player’s the joint mate does, and is laid on the board', async () => {
    const { table, exercise, by } = begin(JOINT, 'w', 'b', { replies: ['b8-c7', 'k5-j4'] });
    table.put('i10-m12');
    await settle();
    expect(said(exercise)).toContain('Declare a mate, or say nothing?');
    by.answer(SILENCE);
    await settle();
    expect(exercise.state.value).toBe('new');
    expect(table.position.turn).toBe('b');
    by.answer('mate:wg>b');
    await settle();
    expect(exercise.state.value).toBe('solved');
    expect(table.line.ids.length).toBe(table.line.positions.length);
    expect(table.position.active).not.toContain('b');
    expect(solved).toHaveBeenCalledOnce();
  });

  test('too early, it is refuted on the board, and the place comes back; too late, what could be declared is said', async () => {
    const { table, exercise, by } = begin(JOINT, 'w', 'b', { replies: ['b8-c7', 'k5-j4'] });
    table.put('i10-m12');
    await settle();
    by.answer('mate:w>b');
    await settle();
    expect(exercise.state.value).toBe('wrong');
    expect(said(exercise)).toMatch(/White cannot capture Black’s king/);
    expect(table.line.moves.length).toBeGreaterThan(1);
    by.retry();
    expect(table.line.moves.map(({ id }) => id)).toEqual(['i10-m12']);
    for (const choice of [SILENCE, SILENCE]) {
      by.answer(choice);
      await settle();
    }
    expect(said(exercise)).toMatch(/^A mate could be declared now\. White and Gray declare Black mated together\./);
    expect(solved).not.toHaveBeenCalled();
  });

  test('a move that brings no mate is said to, with its own sentence, and taken back', async () => {
    const { table, exercise, by } = begin(JOINT, 'w', 'b', { wrong: { 'a2-*': 'That gives no check.' } });
    table.put('a2-a3');
    await settle();
    for (let at = 0; at < 2; at++) {
      by.answer(SILENCE);
      await settle();
    }
    expect(exercise.state.value).toBe('wrong');
    expect(said(exercise)).toMatch(/That gives no check\.$/);
    by.retry();
    expect(table.line.moves).toEqual([]);
    expect(table.mode).toBe('play');
  });

  test('between turns there is a move to wait for only where one is given: else what is said decides', async () => {
    const alone = begin(LATER, 'g', 'w');
    alone.by.answer('mate:gb>w');
    await settle();
    expect(said(alone.exercise)).toContain('Gray can declare alone');
    alone.by.answer('mate:g>w');
    await settle();
    expect(alone.exercise.state.value).toBe('solved');
    const silent = begin(LATER, 'b', 'w');
    silent.by.answer(SILENCE);
    await settle();
    expect(silent.exercise.state.value).toBe('solved');
    expect(said(silent.exercise)).toMatch(/There is nothing to declare/);
  });

  test('at the start of the own turn nothing is declared: the king is captured (VIII (d))', async () => {
    const { table, exercise, by } = begin(OWN_TURN, 'g', 'w');
    by.answer(SILENCE);
    expect(said(exercise)).toBe('It is your turn: move on the board.');
    expect(exercise.state.value).toBe('new');
    by.answer('mate:g>w');
    await settle();
    expect(said(exercise)).toContain('At the start of your own turn you cannot declare');
    by.retry();
    table.put('d1-g1');
    await settle();
    expect(exercise.state.value).toBe('solved');
  });
});

test('the build refuses an exercise in which no mate can be declared', () => {
  const where = { url: new URL('http://localhost/'), locals: {} };
  const check = (text: string, by: Player, loser: Player) => () =>
    checkExercise(where, open(text), { id: 'x', goal: { kind: 'announce', by, loser }, ...(text === JOINT && { replies: ['b8-c7'] }) });
  expect(check(JOINT, 'w', 'b')).not.toThrow();
  expect(check(LATER, 'b', 'w')).not.toThrow();
  expect(check(JOINT, 'w', 'g')).toThrow('cannot be reached');
  expect(check(JOINT, 'w', 'w')).toThrow('no mate of this player');
  expect(() => checkExercise(where, must(findRuleset('meder')!.parse(findRuleset('meder')!.start)), { id: 'x', goal: { kind: 'announce', by: 'w', loser: 'b' } })).toThrow('no mate of this player'); // prettier-ignore
});
