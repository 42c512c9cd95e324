import { effect } from '@preact/signals';
import { askOpponent } from '../../game/opponent/opponent-client.ts';
import type { PlayoutGoal } from '../../game/goals/playout-goal.ts';
import { onDispose } from '../../platform/lifetime.ts';
import type { LivePlate, PlateContext } from '../diagram/mount.tsx';
import { hydratePart } from '../diagram/hydrate-part.ts';
import { MoveInput } from '../diagram/move-input.ts';
import { Exercise } from './exercise.ts';
import type { ExerciseSpec } from './exercise-spec.ts';
import { StateWord } from './ExercisePanel.tsx';
import { Playout } from './playout.ts';
import { PlayoutPanel } from './PlayoutPanel.tsx';

/** An exercise that is played out: the machine answers until the aim is reached or lost. */
export function startPlayout(stage: PlateContext<ExerciseSpec<PlayoutGoal>>): LivePlate {
  const { host, spec, board, lifetime } = stage;
  const exercise = new Exercise<PlayoutGoal>(spec, board, () => {
    host.dispatchEvent(new CustomEvent('exercise:solved', { bubbles: true, detail: { id: host.dataset['exercise'] } }));
  });
  const playout = new Playout(exercise, askOpponent, lifetime);
  const play = new MoveInput(board, exercise.message, { isTask: true, hasLine: false }, lifetime);
  onDispose(
    lifetime,
    effect(() => void (host.dataset['state'] = exercise.state.value)),
  );
  hydratePart(stage, 'state', <StateWord exercise={exercise} wasSolved={() => host.hasAttribute('data-was-solved')} />);
  hydratePart(
    stage,
    'panel',
    <PlayoutPanel spec={spec} isThreeway={board.position.boards.length === 0} tried={{ exercise, playout, play }} />,
  );
  return {};
}
