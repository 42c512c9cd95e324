import { sayRefusal } from '../../src/words/refusals.ts';
import type { Position, Refusal } from '../../src/engine/index.ts';
import { findMate } from '../../src/engine/index.ts';
import { announcementsOf, bringsMate, findMissed, SILENCE } from '../../src/training/exercises/announcing.ts';
import { judgeDeclaration, declarationsAgainst, NOBODY } from '../../src/training/exercises/judge-declaration.ts';
import {
  rightPlacesOf,
  forbiddenOf,
  isChoosing,
  isPlaying,
  type AnnouncingGoal,
  type PlayingGoal,
} from '../../src/training/exercises/exercise-goals.ts';
import { judgeLine } from '../../src/training/exercises/judge-exercise.ts';
import { sayWrong } from '../../src/training/exercises/wrong-answers.ts';
import { groupBy } from './course-faults.ts';
import type { LessonTask } from './tasks.ts';

/** Something that can be tried at a task, and the reply to it. */
export interface TaskTry {
  /** A move by its id, a square, an option. */
  readonly name: string;
  readonly verdict: 'right' | 'wrong' | 'goes on';
  readonly says: string;
}

const sayWhy = (refusal: Refusal | undefined): string => (refusal ? sayRefusal(refusal) : '(no sentence)');

/** The tries of tasks that were asked about: those of a mate are found by proof. */
const found = new WeakMap<LessonTask, readonly TaskTry[]>();

/** Every legal try at a task with the sentence it gets; for a task of several moves, the first ones. */
export function listTries(task: LessonTask): readonly TaskTry[] {
  const tries = found.get(task) ?? findTries(task);
  found.set(task, tries);
  return tries;
}

function findTries(task: LessonTask): readonly TaskTry[] {
  const { goal, position, wrong, because } = task;
  const said = (name: string, isRight: boolean, names: readonly string[], fallback: string): TaskTry =>
    isRight ? { name, verdict: 'right', says: because } : { name, verdict: 'wrong', says: sayWrong(wrong, names) ?? fallback };
  if (isChoosing(goal)) {
    const answer = rightPlacesOf(goal, position);
    const pins = position.ruleset.pins.map(({ name }) => name);
    const all = answer.some((name) => pins.includes(name)) ? pins : position.squares.map(({ name }) => name);
    const places = goal.kind === 'select' && goal.among ? goal.among : all;
    const from = goal.kind === 'moves' ? goal.from : undefined;
    return places
      .filter((name) => name !== from)
      .map((name) => said(name, answer.includes(name), [name], sayWhy(from ? position.refuse(from, name) : undefined)));
  }
  switch (goal.kind) {
    case 'truth':
      return [true, false].map((value) => said(String(value), value === goal.answer, [String(value)], because));
    case 'choice':
      return goal.options.map((option, index) => said(option, index === goal.answer, [option], '(look again)'));
    case 'illegal': {
      const right = forbiddenOf(goal.among, position);
      return goal.among.map((name) => {
        const [from = '', to = ''] = name.split('-');
        const one = said(name, right.includes(name), [name], '(that one is allowed)');
        return one.verdict === 'right' ? { ...one, says: `${because} [${sayWhy(position.refuse(from, to))}]` } : one;
      });
    }
    case 'declare':
      return [...declarationsAgainst(position, goal.loser), NOBODY].map((name) => {
        const { isRight, says } = judgeDeclaration(position, goal.loser, name);
        return { name, verdict: isRight ? 'right' : 'wrong', says: `${isRight ? because : (sayWrong(wrong, [name]) ?? '')} [${says}]` };
      });
    case 'announce':
      return listAnnouncements(task, goal);
    default:
      return isPlaying(goal) ? listMoves(task, goal) : [];
  }
}

/** What can be declared; where the reader is on move, the moves, which go on where a mate comes of them. */
function listAnnouncements({ position, wrong, because, values }: LessonTask, goal: AnnouncingGoal): readonly TaskTry[] {
  const replies = (values['replies'] ?? []) as readonly string[];
  if (position.turn === goal.by)
    return position.moves().map((move) => {
      const isOn = (goal.within ?? 1) > 1 || bringsMate(goal, position.after(move), replies);
      return { name: move.id, verdict: isOn ? 'goes on' : 'wrong', says: isOn ? '' : '(no mate comes of it)' };
    });
  const missed = findMissed(position, goal);
  return announcementsOf(position, goal).map((name) => {
    const judged = name === SILENCE ? undefined : judgeDeclaration(position, goal.loser, name);
    const isRight = judged ? judged.isRight : missed === undefined;
    const says = judged?.says ?? missed?.says ?? '';
    return { name, verdict: isRight ? 'right' : 'wrong', says: `${isRight ? because : (sayWrong(wrong, [name]) ?? '')} [${says}]` };
  });
}

function listMoves({ position, wrong, because }: LessonTask, goal: PlayingGoal): readonly TaskTry[] {
  const mates = goal.kind === 'mate' ? matesOf(position, goal.moves) : undefined;
  return position.moves().map((move) => {
    const after = position.after(move);
    const found = judgeLine(goal, { start: position, moves: [move], positions: [position, after] });
    const state = found.state === 'open' ? (mates?.includes(move.id) ? 'going' : 'failed') : found.state;
    if (state === 'done') return { name: move.id, verdict: 'right', says: because };
    if (state === 'going') return { name: move.id, verdict: 'goes on', says: '' };
    const why = found.state === 'failed' ? found.why : 'not-mate';
    return { name: move.id, verdict: 'wrong', says: sayWrong(wrong, [move.id]) ?? `(${why})` };
  });
}

/** The first moves that force mate within this many. */
function matesOf(position: Position, moves: number): readonly string[] | undefined {
  const found = findMate(position, moves);
  return found.ok ? found.value.keys : undefined;
}

/** A task in lines to read: what is asked, then each sentence with the tries that get it. */
export function writeTries(task: LessonTask): string {
  const groups = groupBy(listTries(task), ({ verdict, says }) => `${verdict.padEnd(7)} ${says}`);
  const rows = [...groups].map(([said, tries]) => `  ${said}\n          ${tries.map(({ name }) => name).join(' ')}`);
  const goal = JSON.stringify(task.goal);
  return [`${task.at}  ${task.name}`, `  “${task.title}”  ${goal}`, `  ${task.position.text()}`, ...rows].join('\n');
}
