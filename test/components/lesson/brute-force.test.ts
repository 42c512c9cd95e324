import { expect, test, vi } from 'vitest';
import { RULESETS, type Position } from '../../../src/engine/index.ts';
import { readBoards, tasksOf } from '../../../scripts/courses/tasks.ts';
import { MultipleChoice } from '../../../src/components/lesson/multiple-choice.ts';
import { SelectSquares, hasNone } from '../../../src/components/lesson/select-squares.ts';
import { Exercise } from '../../../src/components/lesson/exercise.ts';
import type { ExerciseSpec } from '../../../src/components/lesson/exercise-spec.ts';
import {
  rightPlacesOf,
  forbiddenOf,
  isChoosing,
  type AnsweringGoal,
  type ChoosingGoal,
  type ExerciseGoal,
} from '../../../src/training/exercises/exercise-goals.ts';
import { FakeTable } from '../table.ts';

vi.mock('../../../src/components/board/view/announce.ts', () => ({ announce: () => undefined }));

const TASKS = RULESETS.flatMap(({ id }) => tasksOf(readBoards(id)));
const CHOOSING = TASKS.flatMap((task) => (isChoosing(task.goal) ? [{ ...task, goal: task.goal }] : []));

function makeSpec<G extends ExerciseGoal>(position: Position, goal: G, offered: readonly string[]): ExerciseSpec<G> {
  const more = {
    kind: 'exercise',
    view: 'stack',
    side: 'w',
    marks: {},
    because: '',
    wrong: {},
    replies: [],
    hints: [],
    longest: '',
  } as const;
  return { ...more, ruleset: position.ruleset.id, position: position.text(), mode: 'choose', goal, offered };
}

/** What can be chosen where a goal is asked for, as the build offers it. */
function listChoices(goal: ChoosingGoal, position: Position): readonly string[] {
  const pins = position.ruleset.pins.map(({ name }) => name);
  const from = 'from' in goal ? goal.from : undefined;
  if (goal.kind === 'select' && goal.among) return goal.among;
  const isOfPins = rightPlacesOf(goal, position).some((name) => pins.includes(name));
  return (isOfPins ? pins : position.squares.map(({ name }) => name)).filter((name) => name !== from);
}

function open(goal: ChoosingGoal, position: Position) {
  const choices = listChoices(goal, position);
  const isBoard = choices.length === position.squares.length || choices.every((name) => position.squares.some((one) => one.name === name));
  const offered = goal.kind === 'select' && goal.among ? goal.among : isBoard ? [] : choices;
  const exercise = new Exercise(makeSpec(position, goal, offered), new FakeTable(position, 'choose'), () => undefined);
  return { exercise, choosing: new SelectSquares(exercise), choices };
}

/** Numbers from 0 to 1, always the same ones. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test('no exercise that asks to choose is solved by choosing everything, however often Check is pressed', () => {
  expect(CHOOSING.length).toBeGreaterThan(80);
  const solved = CHOOSING.filter(({ goal, position }) => {
    const { exercise, choosing, choices } = open(goal, position);
    for (const name of choices) choosing.toggle(name);
    for (let press = 0; press < 5; press++) choosing.check();
    return exercise.state.value === 'solved';
  });
  expect(solved.map(({ name }) => name)).toEqual([]);
});

test('nor by everything, chosen again after each Check without the marks that were wrong', () => {
  const solved = CHOOSING.filter(({ goal, position }) => {
    const { exercise, choosing, choices } = open(goal, position);
    for (const name of choices) choosing.toggle(name);
    choosing.check();
    // Touching what is marked as wrong clears it, and leaves nothing behind that was chosen with it.
    for (const name of exercise.answers.value.wrong ?? []) choosing.toggle(name);
    choosing.check();
    return exercise.state.value === 'solved';
  });
  expect(solved.map(({ name }) => name)).toEqual([]);
});

test('nor by nothing, unless it may be said that none is right, and none is', () => {
  const solved = CHOOSING.filter(({ goal, position }) => {
    const { exercise, choosing } = open(goal, position);
    for (let press = 0; press < 3; press++) choosing.check();
    const isSolved = exercise.state.value === 'solved';
    choosing.sayNone();
    return isSolved || (exercise.state.value === 'solved' && !(hasNone(goal) && rightPlacesOf(goal, position).length === 0));
  });
  expect(solved.map(({ name }) => name)).toEqual([]);
});

test('at random, a try is right no more often than chance has it, and Check pressed again helps nobody', () => {
  const random = makeRandom(31);
  let [right, luck] = [0, 0];
  for (const { goal, position } of CHOOSING) {
    const { exercise, choosing, choices } = open(goal, position);
    const answer = rightPlacesOf(goal, position);
    const chosen = choices.filter(() => random() < 0.5);
    for (const name of chosen) choosing.toggle(name);
    for (let press = 0; press < 4; press++) choosing.check();
    const wrong = chosen.filter((name) => !answer.includes(name)).length;
    const isWhole = answer.every((name) => chosen.includes(name));
    if (exercise.state.value === 'solved') right += 1;
    // One wrong choice among right ones may be told of; two may not.
    if (isWhole && wrong <= 1 && answer.length > 0) luck += 1;
  }
  expect(right).toBeLessThanOrEqual(luck);
  expect(right / CHOOSING.length).toBeLessThan(0.1);
});

test('where one of several answers is right, the press after a wrong one is the next try, and what is solved stays solved', () => {
  let count = 0;
  const faults = TASKS.filter(({ goal, position }) => {
    const answers =
      goal.kind === 'truth'
        ? [String(!goal.answer), String(goal.answer)]
        : goal.kind === 'choice'
          ? [...goal.options.keys()].map(String).sort((one) => (one === String(goal.answer) ? 1 : -1))
          : goal.kind === 'illegal'
            ? [...goal.among].sort((one) => (forbiddenOf(goal.among, position).includes(one) ? 1 : -1))
            : [];
    if (answers.length === 0) return false;
    count += 1;
    const exercise = new Exercise(makeSpec(position, goal as AnsweringGoal, []), new FakeTable(position, 'look'), () => undefined);
    const answering = new MultipleChoice(exercise);
    const states = answers.map((answer) => {
      answering.answer(answer);
      return exercise.state.value;
    });
    answering.answer(answers[0]!);
    return states[0] !== 'wrong' || states.at(-1) !== 'solved' || exercise.state.value !== 'solved';
  });
  expect(count).toBeGreaterThan(80);
  expect(faults.map(({ name }) => name)).toEqual([]);
});
