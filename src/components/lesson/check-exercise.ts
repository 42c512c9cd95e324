import type { Position } from '../../engine/index.ts';
import { isPlace } from './author-marks.ts';
import { answerOf, forbiddenOf, isChoosing, isPlaying, isReachable, type Goal, type PlayingGoal } from './goals.ts';
import { stop, type Where } from './place.ts';

/** What of an exercise the rules have a say in. */
export interface Asked {
  readonly id: string;
  readonly goal: Goal;
  readonly replies?: readonly string[];
}

/** Ends the build when an exercise names what is not there, has no right answer or cannot be solved. */
export function checkExercise(where: Where, position: Position, { id, goal, replies = [] }: Asked): void {
  const known = (name: string): void => {
    if (!isPlace(position.ruleset, position, name)) stop(where, name, `“${name}” is no square or pin here`);
  };
  if (isChoosing(goal)) {
    if (goal.kind !== 'select') known(goal.from);
    const answer = answerOf(goal, position);
    answer.forEach(known);
    if (answer.length === 0) stop(where, id, `exercise “${id}” has no right answer`);
  }
  if (goal.kind === 'illegal') {
    const forbidden = forbiddenOf(goal.among, position);
    if (forbidden.length !== 1)
      stop(where, goal.among[0] ?? id, `of the moves of exercise “${id}” the rules forbid ${forbidden.length}, not one`);
  }
  if (goal.kind === 'declare' && (!position.ruleset.examine || !position.active.includes(goal.loser)))
    stop(where, id, `exercise “${id}”: no mate of this player can be declared`);
  if (isPlaying(goal)) checkPlaying(where, position, id, goal);
  for (const reply of replies) if (/^[a-z]\d/.test(reply)) reply.replace(/=\w$/, '').split('-').forEach(known);
  const [first] = replies;
  if (first !== undefined && !answersAny(position, first)) stop(where, first, `“${first}” answers no first move of exercise “${id}”`);
}

function checkPlaying(where: Where, position: Position, id: string, goal: PlayingGoal): void {
  if (position.status() !== 'playing') stop(where, id, `exercise “${id}” begins after the end of the game`);
  if (goal.kind === 'mate' && (goal.of === undefined) !== (position.ruleset.examine === undefined))
    stop(where, id, `exercise “${id}”: “of” names the player to be mated where mate is declared, and only there`);
  if (!isReachable(goal, position)) stop(where, id, `the goal of exercise “${id}” cannot be reached in the moves it gives`);
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
