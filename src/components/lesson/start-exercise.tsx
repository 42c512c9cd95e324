import { effect } from '@preact/signals';
import { onDispose } from '../../platform/lifetime.ts';
import type { LivePlate, PlateContext } from '../diagram/mount.tsx';
import { hydratePart } from '../diagram/hydrate-part.ts';
import { MoveInput } from '../diagram/move-input.ts';
import { askProver } from '../../game/prover/ask-prover.ts';
import { Announcing } from './announcing.ts';
import { MultipleChoice } from './multiple-choice.ts';
import { SelectSquares } from './select-squares.ts';
import { Exercise } from './exercise.ts';
import type { ExerciseSpec } from './exercise-spec.ts';
import { ExercisePanel, StateWord, type ExercisePanelProps } from './ExercisePanel.tsx';
import { isAnnouncing, isChoosing, isPlaying, isPlayout, type ExerciseGoal } from '../../training/exercises/exercise-goals.ts';
import { PlayToGoal } from './play-to-goal.ts';

/** An exercise: takes the reader's tries, has the engine judge them and says why. */
export function startExercise(stage: PlateContext<ExerciseSpec>): LivePlate {
  const { host, spec, board, lifetime } = stage;
  const tried = makeTried(stage);
  const { exercise } = tried;
  const show = effect(() => {
    host.dataset['state'] = exercise.state.value;
    if (['wrong', 'shown'].includes(exercise.state.value))
      host.dispatchEvent(new CustomEvent('exercise:missed', { bubbles: true, detail: { id: host.dataset['exercise'] } }));
    if (exercise.state.value === 'shown') host.dispatchEvent(new CustomEvent('exercise:shown', { bubbles: true }));
  });
  onDispose(lifetime, show);
  hydratePart(stage, 'state', <StateWord exercise={exercise} wasSolved={() => host.hasAttribute('data-was-solved')} />);
  hydratePart(stage, 'panel', <ExercisePanel spec={spec} isThreeway={board.position.boards.length === 0} tried={tried} />);
  return {};
}

function makeTried({ host, spec, board, lifetime }: PlateContext<ExerciseSpec>): ExercisePanelProps {
  const { goal } = spec;
  const make = <G extends ExerciseGoal>(one: G): Exercise<G> =>
    new Exercise({ ...spec, goal: one }, board, () => {
      host.dispatchEvent(new CustomEvent('exercise:solved', { bubbles: true, detail: { id: host.dataset['exercise'] } }));
    });
  if (isChoosing(goal)) {
    const exercise = make(goal);
    return { kind: 'choosing', exercise, by: new SelectSquares(exercise) };
  }
  if (isPlaying(goal)) {
    const exercise = make(goal);
    const play = new MoveInput(board, exercise.message, { isTask: true, hasLine: false }, lifetime);
    return { kind: 'playing', exercise, by: new PlayToGoal(exercise, askProver, lifetime), play };
  }
  if (isAnnouncing(goal)) {
    const exercise = make(goal);
    const play = new MoveInput(board, exercise.message, { isTask: true, hasLine: false }, lifetime);
    return { kind: 'announcing', exercise, by: new Announcing(exercise, lifetime), play };
  }
  if (isPlayout(goal)) throw new Error('what is played out has a kind of its own');
  const exercise = make(goal);
  return { kind: 'answering', exercise, by: new MultipleChoice(exercise) };
}
