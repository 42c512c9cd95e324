import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expect as must, findRuleset, ok, type Position } from '../../../src/engine/index.ts';
import { Exercise } from '../../../src/components/lesson/exercise.ts';
import type { ExerciseSpec } from '../../../src/components/lesson/exercise-spec.ts';
import { Playout } from '../../../src/components/lesson/playout.ts';
import type { PlayoutGoal } from '../../../src/game/goals/playout-goal.ts';
import type { AskOpponent } from '../../../src/game/opponent/opponent-client.ts';
import { reply } from '../../../src/game/opponent/reply.ts';
import { PLAYOUT } from '#words/lesson/playout.ts';
import { failWith } from '../../../src/words/described-fault.ts';
import { FakeTable } from '../table.ts';

vi.mock('../../../src/components/board/view/announce.ts', () => ({ announce: () => undefined }));
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', () => undefined);

const open = (text: string, ruleset = 'meder'): Position => must(findRuleset(ruleset)!.parse(text));
const bare = open('W:3k/K3/4/4;N:4/1Q2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');

const solved = vi.fn();
/** The machine here and now, as its worker plays, with numbers of a seed of its own. */
const machine: AskOpponent = (question) => Promise.resolve(reply(question, () => 0.5, 1e6) as Awaited<ReturnType<AskOpponent>>);

function begin(position: Position, goal: Omit<PlayoutGoal, 'kind' | 'strength'>, ask: AskOpponent = machine, ruleset = 'meder') {
  const spec = {
    ...{ kind: 'playout', ruleset, position: position.text(), view: 'stack', side: 'w', marks: {}, mode: 'play', because: 'Because.' },
    ...{ wrong: {}, replies: [], hints: [], offered: [], longest: '', goal: { kind: 'playout', strength: 'beginner', ...goal } },
  } as unknown as ExerciseSpec<PlayoutGoal>;
  const table = new FakeTable(position, 'play');
  const exercise = new Exercise<PlayoutGoal>(spec, table, solved);
  return { table, exercise, playout: new Playout(exercise, ask, new AbortController().signal) };
}
type Begun = ReturnType<typeof begin>;
const said = ({ exercise }: Begun): string => {
  const { value } = exercise.message;
  return value?.kind === 'verdict' ? `${value.bold} ${value.why}` : (value?.kind ?? '');
};
const isReaders = ({ table, exercise }: Begun) => vi.waitFor(() => expect([table.mode, exercise.state.value]).toEqual(['play', 'new']));

beforeEach(() => solved.mockClear());

describe('a position that is played out', () => {
  test('is answered by the machine, and a move can be taken back with its answer', async () => {
    const begun = begin(bare, { aim: 'mate' });
    begun.table.put('b5N-b8B');
    await isReaders(begun);
    await vi.waitFor(() => expect(begun.table.line.moves.length).toBe(2));
    expect(begun.table.position.turn).toBe('w');
    begun.playout.takeBack();
    expect(begun.table.line.moves.length).toBe(0);
    expect(begun.playout.standing.value.used).toBe(0);
    expect(begun.table.mode).toBe('play');
  });

  test('stands still where the machine cannot answer, and goes on when it is asked again', async () => {
    let isBroken = true;
    const begun = begin(bare, { aim: 'mate' }, (question, lifetime) =>
      isBroken ? Promise.resolve(failWith('unknown', 'worker', 'it could not run here')) : machine(question, lifetime),
    );
    begun.table.put('b5N-b8B');
    await vi.waitFor(() => expect(begun.playout.waiting.value).toBe('retry'));
    expect(said(begun)).toBe(`${PLAYOUT.noAnswer} ${PLAYOUT.stands}`);
    expect(begun.table.line.moves.map(({ id }) => id)).toEqual(['b5N-b8B']);
    isBroken = false;
    begun.playout.askAgain();
    await vi.waitFor(() => expect(begun.table.line.moves.length).toBe(2));
    await isReaders(begun);
  });

  test('tells a lost aim with the move that lost it, and goes back before it', async () => {
    const hangs = bare.moves().find((move) => {
      const after = bare.after(move);
      return after.moves().some(({ effects }) => effects.some(({ kind }) => kind === 'leave'));
    })!;
    const begun = begin(bare, { aim: 'mate' }, (question) => {
      const after = bare.after(hangs);
      const takes = after.moves().find(({ effects }) => effects.some(({ kind }) => kind === 'leave'))!;
      return Promise.resolve(ok(question.steps.length === 1 ? takes.id : ''));
    });
    begun.table.put(hangs.id);
    await vi.waitFor(() => expect(begun.exercise.state.value).toBe('wrong'));
    expect(said(begun)).toContain('The move that lost it was ');
    expect(solved).not.toHaveBeenCalled();
    begun.playout.goBack();
    expect([begun.table.line.moves.length, begun.exercise.state.value, begun.table.mode]).toEqual([0, 'new', 'play']);
  });

  test('is solved once, with the reason, when the aim is reached', async () => {
    const begun = begin(bare, { aim: 'list', list: ['check'] });
    const checks = bare.moves().find((move) => bare.after(move).checks().length > 0)!;
    begun.table.put(checks.id);
    await vi.waitFor(() => expect(begun.exercise.state.value).toBe('solved'));
    expect(said(begun)).toContain('Because.');
    expect(solved).toHaveBeenCalledTimes(1);
  });

  test('gives the piece first and then the move, by search', async () => {
    const begun = begin(bare, { aim: 'mate' }, () => Promise.resolve(ok('b5N-b8B')));
    begun.playout.giveHint();
    await vi.waitFor(() => expect(begun.playout.found.value.map(({ says }) => says)).toEqual(['Look at the queen on b5N.']));
    begun.playout.giveHint();
    await vi.waitFor(() => expect(begun.playout.found.value.length).toBe(2));
    expect(begun.table.marks.arrows).toEqual([{ from: 'b5N', to: 'b8B' }]);
    expect(begun.table.line.moves.length).toBe(0);
  });

  test('of three players waits for both machines', async () => {
    const three = open(findRuleset('harshman')!.start, 'harshman');
    const begun = begin(three, { aim: 'list', list: ['take-king'] }, machine, 'harshman');
    begun.table.put(three.moves()[0]!.id);
    await vi.waitFor(() => expect(begun.table.line.moves.length).toBe(3), 20_000);
    await isReaders(begun);
    expect(begun.table.position.turn).toBe(three.turn);
  });

  /** White’s knight is one leap from a mate of Gray that White may declare alone. */
  const ALONE = 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4';
  /** Gray’s bishop was played; Black’s next move makes the mate that White and Gray may declare together. */
  const TOGETHER = 'e2-i10 c7-d7 l6-k5';

  test('of three players asks between turns whether a mate is declared: alone, or the game goes on', async () => {
    const three = playOn(ALONE);
    const asked: string[] = [];
    const begun = begin(three, { aim: 'mate', within: 1 }, answer(asked), 'harshman');
    begun.table.put('d6-b7');
    await vi.waitFor(() => expect(begun.playout.offers.value).toEqual(['mate:w>g']));
    expect([said(begun), begun.exercise.state.value, asked.length]).toEqual([`You played Nd6xb7+g. ${PLAYOUT.declareOrPlayOn}`, 'new', 0]);
    expect(begun.table.position.status()).toBe('playing');
    begun.playout.declare('mate:w>g');
    await vi.waitFor(() => expect(begun.exercise.state.value).toBe('solved'));
    expect([begun.table.position.status(), begun.playout.offers.value]).toEqual(['checkmate', []]);

    // Whoever plays on is not asked the same again, and the last move is used up.
    begun.playout.restart();
    begun.table.put('d6-b7');
    await vi.waitFor(() => expect(begun.playout.offers.value.length).toBe(1));
    begun.playout.playOn();
    await vi.waitFor(() => expect(begun.exercise.state.value).toBe('wrong'));
    expect([begun.table.position.turn, asked.length, said(begun).startsWith(PLAYOUT.lost['too-slow'])]).toEqual(['w', 2, true]);
  });

  test('of three players declares together with another, whose move made the mate; a move that mates nobody is answered', async () => {
    const three = playOn(TOGETHER);
    const asked: string[] = [];
    const begun = begin(three, { aim: 'mate' }, answer(asked, 'b8-c7'), 'harshman');
    begun.table.put('i10-m12');
    await vi.waitFor(() => expect(begun.playout.offers.value).toEqual(['mate:wg>b']));
    expect([asked, begun.table.line.moves.length]).toEqual([['g'], 2]);
    begun.playout.declare('mate:wg>b');
    await vi.waitFor(() => expect(begun.exercise.state.value).toBe('solved'));
    expect(begun.table.position.outcome()?.points).toEqual({ w: '1', g: '1', b: '0' });
  });

  function playOn(moves: string): Position {
    return moves
      .split(' ')
      .reduce((at, id) => at.after(at.moves().find((move) => move.id === id)!), open(findRuleset('harshman')!.start, 'harshman'));
  }

  /** Machines that make this move, else their first, and tell for whom they were asked. */
  function answer(asked: string[], first?: string): AskOpponent {
    return (question) => {
      const now = question.steps.reduce((at, id) => at.after(at.moves().find((move) => move.id === id)!), open(question.start, 'harshman'));
      asked.push(now.turn);
      return Promise.resolve(ok(asked.length === 1 && first !== undefined ? first : now.moves()[0]!.id));
    };
  }
});
