import { effect } from '@preact/signals';
import { atEnd } from '../page/scope.ts';
import type { Kind, Stage } from '../diagram/mount.tsx';
import { wakePart } from '../diagram/parts.ts';
import { Play } from '../diagram/play.ts';
import { askProver } from '../prover/ask.ts';
import { Answering } from './answering.ts';
import { Choosing } from './choosing.ts';
import { Exercise } from './exercise.ts';
import type { ExerciseSpec } from './exercise-spec.ts';
import { ExercisePanel, StateWord, type Tried } from './ExercisePanel.tsx';
import { isChoosing, isPlaying, type ExerciseGoal } from './goals.ts';
import { Playing } from './playing.ts';

/** An exercise: takes the reader's tries, has the engine judge them and says why. */
export function startExercise(stage: Stage<ExerciseSpec>): Kind {
  const { host, spec, board, scope } = stage;
  const tried = makeTried(stage);
  const { exercise } = tried;
  const show = effect(() => {
    host.dataset['state'] = exercise.state.value;
    if (exercise.state.value === 'shown') host.dispatchEvent(new CustomEvent('exercise:shown', { bubbles: true }));
  });
  atEnd(scope, show);
  wakePart(stage, 'state', <StateWord exercise={exercise} wasSolved={() => host.hasAttribute('data-was-solved')} />);
  wakePart(stage, 'panel', <ExercisePanel spec={spec} isHex={board.position.boards.length === 0} tried={tried} />);
  return {};
}

function makeTried({ host, spec, board, scope }: Stage<ExerciseSpec>): Tried {
  const { goal } = spec;
  const make = <G extends ExerciseGoal>(one: G): Exercise<G> =>
    new Exercise({ ...spec, goal: one }, board, () => {
      host.dispatchEvent(new CustomEvent('exercise:solved', { bubbles: true, detail: { id: host.dataset['exercise'] } }));
    });
  if (isChoosing(goal)) {
    const exercise = make(goal);
    return { kind: 'choosing', exercise, by: new Choosing(exercise) };
  }
  if (isPlaying(goal)) {
    const exercise = make(goal);
    const play = new Play(board, exercise.said, { isTask: true, hasLine: false }, scope);
    return { kind: 'playing', exercise, by: new Playing(exercise, askProver, scope), play };
  }
  const exercise = make(goal);
  return { kind: 'answering', exercise, by: new Answering(exercise) };
}
