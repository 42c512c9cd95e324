import { expect, test } from 'vitest';
import { checkExercise } from '../../src/components/lesson/check-exercise.ts';
import { RULESET_IDS } from '../../src/content/rulesets.ts';
import type { ExerciseGoal } from '../../src/training/exercises/exercise-goals.ts';
import { shuffleOptions } from '../../src/training/exercises/shuffle-options.ts';
import type { WrongAnswerTexts } from '../../src/training/exercises/wrong-answers.ts';
import { boardsOf, readBoards, tasksOf, type LessonTask } from '../../scripts/courses/tasks.ts';

/** An exercise as its author wrote it. */
interface Written {
  readonly id: string;
  readonly goal: ExerciseGoal;
  readonly replies?: readonly string[];
  readonly wrong?: WrongAnswerTexts;
}

/** What the build would end with for a task; nothing where it would not. */
function findFault({ name, position, values }: LessonTask): readonly string[] {
  const { id, goal, wrong = {}, replies } = values as unknown as Written;
  try {
    const offers = shuffleOptions(id, goal, wrong);
    checkExercise({ url: new URL('http://localhost/'), locals: {} }, position, { id, ...offers, ...(replies && { replies }) });
    return [];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}

test.for([...RULESET_IDS])('the exercises of the course of %s can be solved and name what is there', { timeout: 120_000 }, (course) => {
  expect(tasksOf(readBoards(course)).flatMap(findFault)).toEqual([]);
});

/** The tasks that give no hint to a reader who asks for one. */
const withoutHint = (tasks: readonly LessonTask[]): readonly string[] =>
  tasks.flatMap(({ name, values: { hints } }) => (Object.values(hints ?? {}).length > 0 ? [] : [name]));

test.for([...RULESET_IDS])('every exercise of the course of %s has a hint', { timeout: 120_000 }, (course) => {
  expect(withoutHint(tasksOf(readBoards(course)))).toEqual([]);
});

test('an exercise without a hint is found out', () => {
  const written = `<Exercise id="one" ruleset="meder" position="start" title="" goal={{ kind: 'play', moves: ['b2W-b4N'] }} />`;
  expect(withoutHint(tasksOf(boardsOf('meder', 'lesson.mdx', written)))).toEqual(['lesson#one']);
});

test('an exercise that says something of a try nobody can make is found out', () => {
  const written = (key: string): string =>
    `<Exercise id="one" ruleset="meder" position="start" title="" goal={{ kind: 'play', moves: ['b2W-b4N'] }} wrong={{ '${key}': 'No.' }} />`;
  const faultOf = (key: string): readonly string[] => tasksOf(boardsOf('meder', 'lesson.mdx', written(key))).flatMap(findFault);
  expect(faultOf('b2W-*')).toEqual([]);
  expect(faultOf('*W-*3*')).toHaveLength(1);
});
