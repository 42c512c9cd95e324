import { rightPlacesOf, isChoosing } from '../../src/training/exercises/exercise-goals.ts';
import type { LessonTask } from './tasks.ts';
import { listTries } from './list-tries.ts';

/** The largest part of what a reader who understands nothing may try that may be right. */
const MOST_RIGHT = 1 / 4;
const NAME = /\b[a-z]\d{1,2}(?:[WNB]|QL|KL|ql|kl)?\b|\b[QK]L\d\b|\b[QK]P\d{1,2}\b/g;

/** How a reader who sees title, dots and labels, but not what the board means, solves some tasks of a course; empty where nobody does. */
export function findGuessable(tasks: readonly LessonTask[]): readonly string[] {
  return tasks.flatMap((task) => {
    const why = findCoin(task) ?? findAnythingGoes(task) ?? findSaid(task) ?? findLabelled(task);
    return why === undefined ? [] : [`${task.at}: “${task.name}”: ${why}`];
  });
}

/** A coin answers it. */
function findCoin({ goal }: LessonTask): string | undefined {
  return goal.kind === 'truth' || (goal.kind === 'choice' && goal.options.length < 3) ? 'there are two answers' : undefined;
}

/** Nearly anything goes: of the moves of the piece that the words name, or of all pieces, too many are right. */
function findAnythingGoes(task: LessonTask): string | undefined {
  const { goal, position } = task;
  if (goal.kind === 'select' && goal.among && goal.answer.length === goal.among.length) return 'all that is offered is right';
  if (goal.kind !== 'play' && goal.kind !== 'reach' && goal.kind !== 'check' && goal.kind !== 'escape') return undefined;
  const own = [...wordsOf(task).matchAll(NAME)].flatMap(([name]) => (position.at(name)?.owner === position.turn ? [name] : []));
  const named = new Set([...own, ...(goal.kind === 'reach' && goal.from !== undefined ? [goal.from] : [])]);
  const all = listTries(task);
  const tries = named.size === 1 ? all.filter(({ name }) => name.startsWith(`${[...named][0]}-`)) : all;
  const right = tries.filter(({ verdict }) => verdict === 'right').length;
  return right > 1 && right > tries.length * MOST_RIGHT
    ? `${right} of ${tries.length} tries are right`
    : right === tries.length
      ? 'there is one thing to try'
      : undefined;
}

/** The words name the answer: a square or a place to choose, or where a piece goes in one move. */
function findSaid(task: LessonTask): string | undefined {
  const { goal, position } = task;
  const said = [...wordsOf(task).matchAll(NAME)].map(([name]) => name);
  if (goal.kind === 'select' && goal.answer.length > 0 && goal.answer.every((name) => said.includes(name)))
    return 'its words name the answer';
  if (goal.kind === 'reach' && goal.within === 1 && said.includes(goal.square) && position.squares.some(({ name }) => name === goal.square))
    return `its words name ${goal.square}, where the piece goes`;
  return undefined;
}

/** What is asked for is a letter or a number that the picture shows at every square. */
function findLabelled({ goal, position, title }: LessonTask): string | undefined {
  if (!isChoosing(goal) || goal.kind !== 'select') return undefined;
  const [, kind, name] = /\b(file|rank) ([a-z]|\d)\b/.exec(title) ?? [];
  if (kind === undefined) return undefined;
  const on = position.squares.filter(({ name: square }) =>
    kind === 'file' ? square[0] === name : /^.\d+/.exec(square)?.[0].slice(1) === name,
  );
  const answer = rightPlacesOf(goal, position);
  return on.length === answer.length && on.every((square) => answer.includes(square.name))
    ? `the picture says what is on ${kind} ${name}`
    : undefined;
}

const wordsOf = ({ title, values }: LessonTask): string =>
  [title, values['task'], values['heading']].filter((one) => typeof one === 'string').join(' ');
