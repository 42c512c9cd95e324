import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sayRefusal } from '../../../src/words/refusals.ts';
import { expect as must, findRuleset, type Position } from '../../../src/engine/index.ts';
import { MultipleChoice } from '../../../src/components/lesson/multiple-choice.ts';
import { SelectSquares, hasNone } from '../../../src/components/lesson/select-squares.ts';
import { Exercise } from '../../../src/components/lesson/exercise.ts';
import type { ExerciseSpec } from '../../../src/components/lesson/exercise-spec.ts';
import type { AnsweringGoal, ChoosingGoal, PlayingGoal } from '../../../src/training/exercises/exercise-goals.ts';
// What is fetched with the first move is there before it: how long that takes is no matter here.
import '../../../src/training/exercises/judge-exercise.ts';
import { PlayToGoal } from '../../../src/components/lesson/play-to-goal.ts';
import type { Ask } from '../../../src/game/prover/ask-prover.ts';
import { answerProver } from '../../../src/game/prover/prover-answer.ts';
import { FakeTable } from '../table.ts';

vi.mock('../../../src/components/board/view/announce.ts', () => ({ announce: () => undefined }));
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', () => undefined);

const meder = findRuleset('meder')!;
const start = must(meder.parse(meder.start));
/** The board on QL3 carries a rook: with one piece it goes forward or across, not back (Meder 3.6). */
const loaded = must(meder.parse('W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10'));
/** Mate in two by b5N-b8B; e8kl-d8B is answered by d9kl-d8B. */
const mate = must(meder.parse('W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1'));

function makeSpec<G extends ExerciseSpec['goal']>(position: Position, goal: G, more: Partial<ExerciseSpec> = {}): ExerciseSpec<G> {
  return {
    kind: 'exercise',
    ruleset: 'meder',
    position: position.text(),
    view: 'stack',
    side: 'w',
    marks: {},
    mode: 'play',
    goal,
    because: 'Because.',
    wrong: {},
    replies: [],
    hints: [],
    offered: [],
    longest: '',
    ...more,
  } as ExerciseSpec<G>;
}

const solved = vi.fn();
function makeExercise<G extends ExerciseSpec['goal']>(position: Position, goal: G, more: Partial<ExerciseSpec> = {}) {
  solved.mockClear();
  const spec = makeSpec(position, goal, more);
  const table = new FakeTable(position, spec.mode);
  return { table, exercise: new Exercise<G>(spec, table, solved) };
}

const said = (exercise: Exercise<never>): string => {
  const { value } = exercise.message;
  return value?.kind === 'verdict' || value?.kind === 'refusal' ? `${value.bold} ${value.why}` : (value?.kind ?? '');
};

/** Here and now, as the worker does it. */
const ask: Ask = async (question) => must(answerProver(question));
/** A second of the test's own clock: what is under way has it to end in, however busy the machine is. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
};

describe('choosing', () => {
  const PINS = loaded.ruleset.pins.map(({ name }) => name);
  const goal: ChoosingGoal = { kind: 'moves', from: 'QL3' };
  const make = () => {
    const { table, exercise } = makeExercise(loaded, goal, { mode: 'choose', offered: PINS.filter((pin) => pin !== 'QL3') });
    return { table, exercise, choosing: new SelectSquares(exercise) };
  };

  test('a wrong place is answered by the rule that forbids it, and the others stay chosen, unjudged (Meder 3.6)', () => {
    const { exercise, choosing, table } = make();
    for (const pin of ['QL1', 'QL4']) choosing.toggle(pin);
    choosing.check();
    expect(exercise.state.value).toBe('wrong');
    expect(said(exercise as never)).toMatch(/^QL1: not allowed\. .*The other one stays; it is not judged yet\. .*3\.6\.$/);
    expect(table.marks).toMatchObject({ chosen: ['QL4'], wrong: ['QL1'] });
    expect(table.marks.right).toBeUndefined();
    expect(exercise.mayShow.value).toBe(true);
    for (const pin of ['QL2', 'QL5', 'KL3']) choosing.toggle(pin);
    choosing.check();
    expect(exercise.state.value).toBe('solved');
    expect(solved).toHaveBeenCalledOnce();
    choosing.toggle('QL1');
    expect(exercise.answers.value).toEqual({ right: ['QL4', 'QL2', 'QL5', 'KL3'] });
  });

  test('more than one other are spoken of as such', () => {
    const { exercise, choosing } = make();
    for (const pin of ['QL1', 'QL4', 'KL3']) choosing.toggle(pin);
    choosing.check();
    expect(said(exercise as never)).toMatch(/The others stay; they are not judged yet\. .*3\.6\.$/);
  });

  test('a check with nothing chosen is not a try: a note says how to choose, until something is chosen', () => {
    const { exercise, choosing } = make();
    choosing.check();
    expect(exercise.state.value).toBe('new');
    expect(exercise.message.value).toMatchObject({
      kind: 'note',
      text: 'Nothing is chosen yet. Choose on the board, or with the buttons.',
    });
    choosing.toggle('QL4');
    expect(exercise.message.value).toBeUndefined();
    const onBoard = makeExercise(loaded, { kind: 'moves', from: 'b3W' }, { mode: 'choose' }).exercise;
    new SelectSquares(onBoard).check();
    expect(onBoard.message.value).toMatchObject({ kind: 'note', text: 'Nothing is chosen yet. Choose on the board, or by name.' });
  });

  test('right places that are not all say how many are missing, and stay', () => {
    const { exercise, choosing, table } = make();
    for (const pin of ['QL2', 'QL4']) choosing.toggle(pin);
    choosing.check();
    expect(said(exercise as never)).toBe('Not all of them yet. 2 more are to be found.');
    expect(table.marks).toMatchObject({ right: ['QL2', 'QL4'] });
  });

  test('a wrong mark is cleared by touching it, and a second touch chooses the place', () => {
    const { exercise, choosing } = make();
    for (const pin of ['QL1', 'QL4']) choosing.toggle(pin);
    choosing.check();
    choosing.toggle('QL1');
    expect(exercise.answers.value).toEqual({ chosen: ['QL4'] });
    choosing.toggle('QL1');
    expect(exercise.answers.value).toEqual({ chosen: ['QL4', 'QL1'] });
  });

  test('the second check with a wrong choice, and one with more wrong than right, begin again with nothing', () => {
    const { exercise, choosing } = make();
    for (const pin of ['QL1', 'QL4', 'KL3']) choosing.toggle(pin);
    choosing.check();
    choosing.toggle('QL6');
    choosing.check();
    expect(exercise.answers.value).toEqual({ chosen: [], wrong: ['QL6'] });
    expect(said(exercise as never)).toContain('Begin again: nothing is chosen now.');
    for (const pin of ['QL1', 'QL6', 'KL3']) choosing.toggle(pin);
    choosing.check();
    expect(exercise.answers.value.chosen).toEqual([]);
    expect(exercise.state.value).toBe('wrong');
  });

  test('a press on an attack board means its pin where pins are asked for', () => {
    const { table, exercise } = make();
    table.listeners.tell('chosen', loaded.squares.find(({ board }) => board === 'KL')!.name);
    expect(exercise.answers.value).toEqual({ chosen: ['KL1'] });
  });

  test('where pins are asked for, a square of a main board is not an answer', () => {
    const { table, exercise } = make();
    table.listeners.tell('chosen', 'b5N');
    expect([exercise.answers.value, exercise.message.value]).toEqual([
      {},
      { kind: 'note', text: 'b5N is not among the places to choose from.', isWrong: false },
    ]);
  });

  test('“none” is wrong where there is one, and right where there is none', () => {
    const { exercise, choosing } = make();
    choosing.sayNone();
    expect(said(exercise as never)).toContain('There is one.');
    const none = makeExercise(loaded, { kind: 'select', answer: [] }, { mode: 'choose' });
    new SelectSquares(none.exercise).sayNone();
    expect(none.exercise.state.value).toBe('solved');
  });

  test('“Show all” ends the task: the answer is said, nothing is judged any more, and it can be tried again', () => {
    const { exercise, choosing, table } = make();
    choosing.toggle('QL1');
    choosing.check();
    choosing.showAll();
    expect([exercise.state.value, exercise.isOver, table.mode]).toEqual(['shown', true, 'look']);
    expect(said(exercise as never)).toMatch(/^These were: (?=.*QL2)(?=.*QL4)(?=.*QL5)(?=.*KL3)[QKL\d, ]+\.$/);
    expect([exercise.mayShow.value, exercise.mayRetry.value]).toEqual([false, true]);
    const { right } = table.marks;
    for (const press of [() => choosing.toggle('QL1'), () => choosing.check(), () => choosing.sayNone()]) press();
    expect([exercise.state.value, table.marks.right]).toEqual(['shown', right]);
    choosing.retry();
    expect([exercise.state.value, exercise.message.value, exercise.answers.value, table.mode]).toEqual(['new', undefined, {}, 'choose']);
    choosing.toggle('QL4');
    expect(exercise.answers.value).toEqual({ chosen: ['QL4'] });
    expect(solved).not.toHaveBeenCalled();
  });

  test('a press beside what is offered is not an answer', () => {
    const goal: ChoosingGoal = { kind: 'select', answer: ['QL3'], among: ['QL3', 'KL1'] };
    const { exercise, table } = makeExercise(loaded, goal, { mode: 'choose', offered: goal.among! });
    new SelectSquares(exercise);
    table.listeners.tell('chosen', 'a4W');
    expect([exercise.answers.value, exercise.message.value]).toEqual([
      {},
      { kind: 'note', text: 'a4W is not among the places to choose from.', isWrong: false },
    ]);
    table.listeners.tell('chosen', 'QL3');
    expect(exercise.answers.value).toEqual({ chosen: ['QL3'] });
  });

  test('that none is right can be said of what is offered, and not where something is asked for', () => {
    expect(hasNone({ kind: 'select', answer: [], among: ['QL3'] })).toBe(true);
    expect(hasNone({ kind: 'select', answer: ['d0', 'd1'] })).toBe(false);
    expect(hasNone(goal)).toBe(false);
  });

  test('a hint ends what was shown of a refused or wrong try, and is about the place that was asked about', async () => {
    const hints = [{ says: 'Count.' }, { says: 'Look.' }];
    const moves = makeExercise(loaded, { kind: 'moves', from: 'QL3' }, { mode: 'choose', hints });
    const choosing = new SelectSquares(moves.exercise);
    choosing.toggle('QL1');
    choosing.check();
    expect(moves.table.marks.arrows?.length).toBe(1);
    moves.exercise.giveHint();
    expect([moves.table.marks.arrows, moves.table.marks.wrong]).toEqual([undefined, ['QL1']]);

    const played = makeExercise(mate, { kind: 'mate', moves: 2 }, { hints });
    new PlayToGoal(played.exercise, ask, new AbortController().signal);
    played.table.point(['e8kl', 'd8B']);
    played.exercise.giveHint();
    expect(played.table.pointed).toEqual([]);
    played.table.put('e8kl-d8B');
    await settle();
    expect(played.exercise.mayRetry.value).toBe(true);
    expect(played.table.line.moves.length).toBe(2);
    played.exercise.giveHint();
    expect([played.table.line.moves.length, played.exercise.state.value, played.exercise.message.value]).toEqual([
      ...[0, 'new'],
      { kind: 'hints' },
    ]);

    const illegal = makeExercise(start, { kind: 'illegal', among: ['b2W-b3W', 'b2W-b7B'] }, { mode: 'look', hints });
    new MultipleChoice(illegal.exercise).answer('b2W-b3W');
    expect(illegal.table.marks.arrows?.length).toBe(1);
    illegal.exercise.giveHint();
    expect([illegal.table.marks.arrows, illegal.table.marks.wrong]).toEqual([undefined, ['b2W-b3W']]);
  });

  test('hints come one after the other, and point at what they name', () => {
    const { exercise, table } = makeExercise(loaded, goal, { hints: [{ says: 'Count.' }, { says: 'Look.', shows: 'QL3' }] });
    exercise.giveHint();
    expect([exercise.hints.value, exercise.message.value, table.pointed]).toEqual([1, { kind: 'hints' }, []]);
    exercise.giveHint();
    exercise.giveHint();
    expect([exercise.hints.value, table.pointed]).toEqual([2, ['QL3']]);
  });
});

describe('answering', () => {
  const make = (position: Position, goal: AnsweringGoal, more?: Partial<ExerciseSpec>) => {
    const { exercise, table } = makeExercise(position, goal, { mode: 'look', ...more });
    return { exercise, table, answering: new MultipleChoice(exercise) };
  };

  test('the forbidden move is told from one that is allowed (Meder 3.3: a pawn moves to a vacant square)', () => {
    const { exercise, answering } = make(start, { kind: 'illegal', among: ['b2W-b4N', 'b1W-b2W', 'd1W-c3N'] });
    answering.answer('b2W-b4N');
    expect(said(exercise as never)).toContain('That one is allowed.');
    // The answer that is left is another try.
    answering.answer('b1W-b2W');
    expect(exercise.state.value).toBe('solved');
    expect(exercise.answers.value).toEqual({ chosen: ['b1W-b2W'], right: ['b1W-b2W'] });
    // The section stands after all that is said, never between two sentences.
    expect(said(exercise as never)).toMatch(/^Right\. .+\. Meder Tournament Rules, 3\.1\(b\)\.$/);
    // What is solved stays solved.
    answering.answer('b2W-b4N');
    expect(exercise.state.value).toBe('solved');
  });

  test('a wrong option has its own sentence; after the right one nothing more is judged', () => {
    const goal: AnsweringGoal = { kind: 'choice', options: ['Draw', 'White wins'], answer: 0 };
    const { exercise, answering } = make(start, goal, { wrong: { 'White wins': 'Nobody is mated.' } });
    answering.answer('1');
    expect(said(exercise as never)).toBe('White wins: no. Nobody is mated.');
    expect(solved).not.toHaveBeenCalled();
    answering.answer('0');
    answering.answer('1');
    expect(exercise.state.value).toBe('solved');
    expect(solved).toHaveBeenCalledOnce();
  });

  test('the right plan is played on the board, a wrong one is not, and words that are no move play nothing', () => {
    const plans: AnsweringGoal = { kind: 'choice', options: ['b5N: too far', 'b4N: two steps at once'], answer: 1 };
    const { table, answering } = make(start, plans);
    answering.answer('0');
    expect(table.line.moves).toEqual([]);
    answering.answer('1');
    expect(table.line.moves.map((move) => move.id)).toEqual(['b2W-b4N']);
    const words = make(start, { kind: 'choice', options: ['Yes: both may', 'No'], answer: 0 });
    words.answering.answer('0');
    expect([words.exercise.state.value, words.table.line.moves]).toEqual(['solved', []]);
  });
});

describe('playing', () => {
  const make = (position: Position, goal: PlayingGoal, more?: Partial<ExerciseSpec>, prover: Ask = ask) => {
    const { exercise, table } = makeExercise(position, goal, more);
    return { exercise, table, playing: new PlayToGoal(exercise, prover, new AbortController().signal) };
  };

  test('a wrong try at mate in two is refuted by the prover’s reply, on the board; then it is tried again', async () => {
    const { exercise, table, playing } = make(mate, { kind: 'mate', moves: 2 });
    table.put('e8kl-d8B');
    await settle();
    expect(exercise.state.value).toBe('wrong');
    expect(said(exercise as never)).toBe('The king gets away. Black replies Kxd8B. The king escapes to d8B.');
    expect(table.line.moves.map(({ id }) => id)).toEqual(['e8kl-d8B', 'd9kl-d8B']);
    expect([table.mode, exercise.mayRetry.value]).toEqual(['look', true]);
    playing.retry();
    expect([table.mode, table.line.moves.length, exercise.state.value]).toEqual(['play', 0, 'new']);
  });

  test('the key of a mate in two is answered by the stiffest reply, and the mate solves it', async () => {
    const { exercise, table } = make(mate, { kind: 'mate', moves: 2 });
    table.put('b5N-b8B');
    await settle();
    expect(said(exercise as never)).toMatch(/^Black replies \S+\. Your move\.$/);
    expect(table.mode).toBe('play');
    table.put('b8B-d8B');
    await settle();
    expect(exercise.state.value).toBe('solved');
  });

  const SILENT: Readonly<Record<string, Ask>> = {
    'is silent throughout': async () => undefined,
    'gives replies and no answers': async (question) => (question.wants === 'reply' ? ask(question) : undefined),
    'answers late': (question) => new Promise((done) => setTimeout(() => void ask(question).then(done), 5)),
  };
  /** Once it is said how it stands, however busy the machine is. */
  const judged = (exercise: Exercise<PlayingGoal>, table: FakeTable): Promise<void> =>
    vi.waitFor(() => expect(table.mode === 'play' || exercise.state.value !== 'new').toBe(true), 10_000);
  test.each(Object.entries(SILENT))('mate on the board is mate where the prover %s, and a reply always follows', async (_, prover) => {
    const { exercise, table } = make(mate, { kind: 'mate', moves: 2 }, {}, prover);
    table.put('b5N-b8B');
    await judged(exercise, table);
    expect(said(exercise as never)).toMatch(/^Black replies \S+\. Your move\.$/);
    expect([table.mode, table.position.turn]).toEqual(['play', 'w']);
    table.put('b8B-d8B');
    await judged(exercise, table);
    expect(exercise.state.value).toBe('solved');
  });

  test.each(Object.entries(SILENT))('what no longer mates is not a slip unless the prover says so: one that %s', async (name, prover) => {
    const { exercise, table } = make(mate, { kind: 'mate', moves: 3 }, {}, prover);
    table.put('b5N-b8B');
    await judged(exercise, table);
    table.put('b8B-b6B');
    await judged(exercise, table);
    const isRefuted = name === 'answers late';
    expect([exercise.state.value, exercise.mayRetry.value]).toEqual(isRefuted ? ['wrong', true] : ['new', false]);
    expect([table.mode, table.position.turn]).toEqual(isRefuted ? ['look', 'w'] : ['play', 'w']);
    if (isRefuted) return;
    // The last move is judged on the board, whoever is silent.
    table.put(table.position.moves().find((move) => table.position.after(move).status() === 'playing')!.id);
    await judged(exercise, table);
    expect([exercise.state.value, exercise.mayRetry.value]).toEqual(['wrong', true]);
  });

  test('a reply that ends the game ends the try, and it can be made again', async () => {
    const mated = must(mate.play('b5N-b8B'));
    // Black is to reach a square in three; White's greediest reply is no mate, a written one is.
    const goal: PlayingGoal = { kind: 'reach', square: 'a1W', within: 3 };
    const { exercise, table, playing } = make(mated, goal, { replies: ['b8B-d8B'] });
    table.put('QL6-QL4');
    await judged(exercise, table);
    expect(table.position.status()).toBe('checkmate');
    expect([exercise.state.value, exercise.mayRetry.value, said(exercise as never)]).toEqual([
      'wrong',
      true,
      expect.stringMatching(/^White replies \S+\. .*Checkmate/) as string,
    ]);
    playing.retry();
    expect([table.position, table.mode]).toEqual([mated, 'play']);
  });

  test.each([
    ['Try again', ({ playing }: ReturnType<typeof make>) => playing.retry()],
    ['From the start', ({ playing }: ReturnType<typeof make>) => playing.restart()],
  ])('“%s” while the prover is thinking takes the question back, and the next try is judged for itself', async (_, act) => {
    const asked: { signal: AbortSignal; reply: (answer: Awaited<ReturnType<Ask>>) => void }[] = [];
    const opened = make(
      mate,
      { kind: 'mate', moves: 2 },
      {},
      (_, signal) => new Promise((reply) => asked.push({ signal: signal!, reply })),
    );
    const { exercise, table } = opened;
    table.put('e8kl-d8B');
    await settle();
    act(opened);
    expect([asked[0]!.signal.aborted, table.mode, table.line.moves.length]).toEqual([true, 'play', 0]);
    table.put('b5N-b8B');
    await settle();
    // The answer to the first try comes behind the second one.
    asked[0]!.reply({ refutations: ['d9kl-d8B'] });
    await settle();
    expect([exercise.state.value, table.line.moves.map(({ id }) => id)]).toEqual(['new', ['b5N-b8B']]);
    asked[1]!.reply({ refutations: [] });
    await settle();
    asked[2]!.reply({});
    await settle();
    expect([exercise.state.value, table.mode, table.line.moves.length]).toEqual(['new', 'play', 2]);
  });

  test('what was begun before “Try again” is not gone on with', async () => {
    let reply = (_: Awaited<ReturnType<Ask>>): void => undefined;
    const { exercise, table, playing } = make(mate, { kind: 'mate', moves: 2 }, {}, () => new Promise((done) => (reply = done)));
    table.put('e8kl-d8B');
    await settle();
    playing.retry();
    reply({ refutations: ['d9kl-d8B'] });
    await settle();
    expect([exercise.state.value, table.line.moves.length]).toEqual(['new', 0]);
  });

  test('a goal of more moves goes on with a reply, and a move the rules forbid leaves it as it is', async () => {
    const { exercise, table } = make(start, { kind: 'reach', square: 'c4N', within: 2 });
    const refusal = start.refuse('c2W', 'c7B')!;
    table.listeners.tell('refused', refusal, 'c2W', 'c7B');
    expect([exercise.state.value, said(exercise as never)]).toEqual(['new', `${sayRefusal(refusal)} ${meder.name}, ${refusal.source}.`]);
    table.put('c2W-c3N');
    await settle();
    expect(said(exercise as never)).toMatch(/^Black replies \S+\. Your move/);
    table.put('c3N-c4N');
    await settle();
    expect(exercise.state.value).toBe('solved');
  });

  const ids = (table: FakeTable): readonly string[] => table.line.moves.map(({ id }) => id);

  test('after a wrong move the next press on an own piece is the next try', async () => {
    const { exercise, table } = make(mate, { kind: 'mate', moves: 2 });
    table.put('b5N-b8B');
    await settle();
    const [, reply] = ids(table);
    table.put('b8B-b7B');
    await settle();
    expect(exercise.state.value).toBe('wrong');
    table.listeners.tell('pressed', 'b8B');
    expect([ids(table), exercise.state.value, table.mode]).toEqual([['b5N-b8B', reply], 'new', 'play']);
  });

  test('a wrong later move is tried again from the place before it, or from the start', async () => {
    const { exercise, table, playing } = make(mate, { kind: 'mate', moves: 2 });
    table.put('b5N-b8B');
    await settle();
    const [, reply] = ids(table);
    table.put('b8B-b7B');
    await settle();
    expect([exercise.state.value, exercise.mayRetry.value, exercise.mayRestart.value]).toEqual(['wrong', true, false]);
    playing.retry();
    expect([ids(table), table.index, table.mode]).toEqual([['b5N-b8B', reply], 2, 'play']);
    expect([exercise.state.value, exercise.mayRetry.value, exercise.mayRestart.value]).toEqual(['new', false, true]);
    expect(said(exercise as never)).toMatch(/^Your move\. The board is as it was before Rb7B/);
    playing.restart();
    expect([ids(table), exercise.mayRestart.value, exercise.message.value]).toEqual([[], false, undefined]);
    table.put('b5N-b8B');
    await settle();
    table.put('b8B-b7B');
    await settle();
    playing.retry();
    table.put('b8B-d8B');
    await settle();
    expect([exercise.state.value, exercise.mayRestart.value]).toEqual(['solved', false]);
    // Solved, it is tried again from the start.
    playing.retry();
    expect([ids(table), exercise.state.value]).toEqual([[], 'new']);
  });

  test('where the first move lost the goal already, it is the one that is taken back', async () => {
    const goal: PlayingGoal = { kind: 'reach', square: 'd4N', from: 'a1W', within: 2 };
    const near = make(start, goal);
    near.table.put('a1W-b3N');
    await settle();
    const [, reply] = ids(near.table);
    near.table.put('a2W-a3W');
    await settle();
    expect(said(near.exercise as never)).toBe('That does not reach d4N. You have 2 moves. ');
    near.playing.retry();
    expect(ids(near.table)).toEqual(['a1W-b3N', reply]);
    const far = make(start, goal);
    far.table.put('a2W-a3W');
    await settle();
    far.table.put('a1W-b3N');
    await settle();
    expect(far.exercise.state.value).toBe('wrong');
    far.playing.retry();
    expect([ids(far.table), far.exercise.mayRestart.value]).toEqual([[], false]);
  });
});
