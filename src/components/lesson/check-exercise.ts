import { expect, type Position } from '../../engine/index.ts';
import { LESSON_FAULTS } from '#words/lesson/faults.ts';
import { PLATE_FAULTS } from '#words/plate-faults.ts';
import { matesIn } from '../../game/prover/mates.ts';
import { isPlace } from '../diagram/author-marks.ts';
import { listDeclarations } from '../../game/goals/judge-goal.ts';
import type { PlayoutGoal } from '../../game/goals/playout-goal.ts';
import {
  rightPlacesOf,
  forbiddenOf,
  isAnnouncing,
  isChoosing,
  isPlaying,
  isPlayout,
  type AnnouncingGoal,
  type ExerciseGoal,
  type PlayingGoal,
} from '../../training/exercises/exercise-goals.ts';
import { matchesGoal, judgeLine } from '../../training/exercises/judge-exercise.ts';
import { announcementsOf, bringsMate, holdingFor, ownMovesOf, SILENCE } from '../../training/exercises/announcing.ts';
import { declarationsAgainst, NOBODY } from '../../training/exercises/judge-declaration.ts';
import { failBuild, type Where } from '../diagram/author-fault.ts';
import type { WrongAnswerTexts } from '../../training/exercises/wrong-answers.ts';

/** What of an exercise the rules have a say in. */
export interface ExerciseProps {
  readonly id: string;
  readonly goal: ExerciseGoal;
  readonly replies?: readonly string[];
  readonly wrong?: WrongAnswerTexts;
}

/** Ends the build when an exercise names what is not there, has no right answer or cannot be solved. */
export function checkExercise(where: Where, position: Position, { id, goal, replies = [], wrong = {} }: ExerciseProps): void {
  const known = (name: string): void => {
    if (!isPlace(position.ruleset, position, name)) failBuild(where, name, PLATE_FAULTS.noPlaceHere(name));
  };
  if (isChoosing(goal)) {
    if (goal.kind !== 'select') known(goal.from);
    const answer = rightPlacesOf(goal, position);
    answer.forEach(known);
    if (goal.kind === 'select') {
      goal.among?.forEach(known);
      const missing = goal.among && answer.find((name) => !goal.among?.includes(name));
      if (missing !== undefined) failBuild(where, id, LESSON_FAULTS.notOffered(id, missing));
    } else if (answer.length === 0) failBuild(where, id, LESSON_FAULTS.noAnswer(id));
  }
  if (goal.kind === 'choice' && goal.options[goal.answer] === undefined)
    failBuild(where, id, LESSON_FAULTS.noOption(id, goal.options.length, goal.answer));
  if (goal.kind === 'play' && typeof goal.moves !== 'string') {
    if (goal.moves.length === 0) failBuild(where, id, LESSON_FAULTS.noAnswer(id));
    const ids = position.moves().map((move) => move.id);
    for (const move of goal.moves) if (!ids.includes(move)) failBuild(where, move, LESSON_FAULTS.illegal(move, id));
  }
  if (isPlayout(goal)) return checkPlayout(where, position, id, goal, replies.length + Object.keys(wrong).length > 0);
  for (const key of Object.keys(wrong)) {
    const fault = findWrongFault(position, goal, key);
    if (fault !== undefined) failBuild(where, key, LESSON_FAULTS.ofWrong(id, key, fault));
  }
  if (goal.kind === 'illegal') {
    const forbidden = forbiddenOf(goal.among, position);
    if (forbidden.length !== 1) failBuild(where, goal.among[0] ?? id, LESSON_FAULTS.forbids(id, forbidden.length));
  }
  if (goal.kind === 'declare' && (!position.examine || !position.active.includes(goal.loser)))
    failBuild(where, id, LESSON_FAULTS.noDeclaring(id));
  if (isAnnouncing(goal)) checkAnnouncing(where, position, id, goal, replies);
  if (isPlaying(goal)) checkPlaying(where, position, id, goal);
  for (const reply of replies) if (/^[a-z]\d/.test(reply)) reply.replace(/=\w$/, '').split('-').forEach(known);
  const [first] = replies;
  if (first !== undefined && !answersAny(position, first)) failBuild(where, first, LESSON_FAULTS.noReply(first, id));
}

/** What is played out needs a game that goes on and the piece it names; whether the aim can be reached `npm run playouts` has found out. */
function checkPlayout(where: Where, position: Position, id: string, { keep }: PlayoutGoal, isAnswered: boolean): void {
  if (position.status() !== 'playing') failBuild(where, id, LESSON_FAULTS.over(id));
  if (keep !== undefined && position.at(keep)?.owner !== position.turn) failBuild(where, keep, LESSON_FAULTS.noKept(id, keep));
  if (isAnswered) failBuild(where, id, LESSON_FAULTS.noWrong(id));
}

/** Who declares must be able to; within one own move a mate must come of some move, where none is given there may be nothing to say. */
function checkAnnouncing(where: Where, position: Position, id: string, goal: AnnouncingGoal, replies: readonly string[]): void {
  const { active, turn } = position;
  if (!position.examine || goal.by === goal.loser || !active.includes(goal.by) || !active.includes(goal.loser))
    failBuild(where, id, LESSON_FAULTS.noDeclaring(id));
  const most = ownMovesOf(goal, position);
  if (turn === goal.by ? most === 0 : most > 0 && holdingFor(position, goal).length > 0)
    failBuild(where, id, LESSON_FAULTS.unreachable(id));
  if (turn !== goal.by || most > 1) return;
  if (!position.moves().some((move) => bringsMate(goal, position.after(move), replies)))
    failBuild(where, id, LESSON_FAULTS.unreachable(id));
}

function checkPlaying(where: Where, position: Position, id: string, goal: PlayingGoal): void {
  if (position.status() !== 'playing') failBuild(where, id, LESSON_FAULTS.over(id));
  if ((goal.kind === 'mate' && position.examine) || (goal.kind === 'declaration' && !position.examine))
    failBuild(where, id, LESSON_FAULTS.mateOrDeclaration(id));
  if ((goal.kind === 'mate' || goal.kind === 'declaration') && !(goal.moves >= 1))
    failBuild(where, id, LESSON_FAULTS.inMoves(id, goal.moves));
  if (!isReachable(goal, position)) failBuild(where, id, LESSON_FAULTS.unreachable(id));
}

/** Whether a move is legal after one of the first moves. */
function answersAny(position: Position, reply: string): boolean {
  return position.moves().some((move) =>
    position
      .after(move)
      .moves()
      .some(({ id }) => id === reply),
  );
}

/** Why nobody can try what a sentence about a wrong try names; nothing when somebody can. */
function findWrongFault(position: Position, goal: ExerciseGoal, key: string): string | undefined {
  if (key === '*') return undefined;
  const tries = listTries(position, goal);
  const isBeginning = key.endsWith('*');
  const meant = isBeginning ? tries.filter(({ name }) => name.startsWith(key.slice(0, -1))) : tries.filter(({ name }) => name === key);
  if (meant.length === 0) return isPlaying(goal) && !isBeginning && isTry(position, key) ? undefined : LESSON_FAULTS.untried;
  return meant.every(({ isRight }) => isRight) ? LESSON_FAULTS.isRight : undefined;
}

/** What can be tried, and whether it is right; for a goal to play for, the first moves (right where that alone decides). */
function listTries(position: Position, goal: ExerciseGoal): readonly { readonly name: string; readonly isRight: boolean }[] {
  if (isChoosing(goal)) {
    const answer = rightPlacesOf(goal, position);
    const places = [...position.squares, ...position.ruleset.pins].map(({ name }) => name);
    return [...places.map((name) => ({ name, isRight: answer.includes(name) })), { name: 'none', isRight: answer.length === 0 }];
  }
  switch (goal.kind) {
    case 'truth':
      return ['true', 'false'].map((name) => ({ name, isRight: name === String(goal.answer) }));
    case 'choice':
      return goal.options.flatMap((option, index) => [option, String(index)].map((name) => ({ name, isRight: index === goal.answer })));
    case 'illegal': {
      const right = forbiddenOf(goal.among, position);
      return goal.among.map((name) => ({ name, isRight: right.includes(name) }));
    }
    case 'declare': {
      const right = listDeclarations(position, goal.loser);
      return [
        ...declarationsAgainst(position, goal.loser).map((name) => ({ name, isRight: right.includes(name) })),
        { name: NOBODY, isRight: right.length === 0 },
      ];
    }
    case 'announce': {
      const holding = holdingFor(position, goal);
      if (position.turn === goal.by)
        return [...position.moves().map(({ id }) => id), ...announcementsOf(position, goal)].map((name) => ({ name, isRight: false }));
      return announcementsOf(position, goal).map((name) => ({
        name,
        isRight: name === SILENCE ? holding.length === 0 : holding.includes(name),
      }));
    }
    default: {
      const isAtOnce = goal.kind === 'play' && (goal.within ?? 1) === 1 && goal.moves !== 'promotion';
      const moves = position.moves().map((move) => ({ name: move.id, isRight: isAtOnce && matchesGoal(goal, move) }));
      const places = [...position.squares, ...position.ruleset.pins].map(({ name }) => ({ name: `${name}-`, isRight: false }));
      return [...moves, ...places];
    }
  }
}

/** Whether a text is a try to move, allowed or not: `from-to`, both of them squares or pins. */
function isTry(position: Position, text: string): boolean {
  const [from = '', to = ''] = text.replace(/=\w$|r$/, '').split('-');
  return isPlace(position.ruleset, position, from) && isPlace(position.ruleset, position, to === '' ? from : to);
}

/** Whether the first move can reach a goal that leaves one move for it; a goal that leaves more is not searched. */
export function isReachable(goal: PlayingGoal, start: Position): boolean {
  const moves = 'moves' in goal && typeof goal.moves === 'number' ? goal.moves : 'within' in goal ? (goal.within ?? 1) : 1;
  if (goal.kind === 'mate') return expect(matesIn(start, moves)) !== undefined;
  if (moves > 1) return true;
  return start.moves().some((move) => judgeLine(goal, { start, moves: [move], positions: [start, start.after(move)] }).state === 'done');
}
