// In a template the plate's own script does not run.
import '../register-kinds.ts';
import { effect } from '@preact/signals';
import { h, render } from 'preact';
import { isText, listOf, parseData, shapeOf } from '../../platform/page-data.ts';
import { Chooser } from './Chooser.tsx';
import { listenToShortcuts } from '../puzzle/shortcuts.ts';
import { Trainer, type TrainerProps } from './Trainer.tsx';
import { startTraining } from './trainer-page.ts';
import type { TrainerSession } from '../../training/session.ts';

/**
 * Starts the trainer: the plate in one element of the page, what is practised in another, the panel in a third. What the build has written
 * there for a first visit stands until it is known what comes. Done when that is there.
 */
export async function showTrainer(plate: HTMLElement, chooser: HTMLElement, panel: HTMLElement): Promise<void> {
  const { rulesets } = parseData(
    panel,
    'train',
    shapeOf<Pick<TrainerProps, 'rulesets'>>({
      rulesets: listOf(shapeOf<TrainerProps['rulesets'][number]>({ id: isText, name: isText })),
    }),
  );
  const training = startTraining(
    plate,
    rulesets.map(({ id }) => id),
  );
  const known = waitForState(training);
  if (panel.childElementCount > 0) await known;
  render(h(Chooser, { training, rulesets }), chooser);
  render(h(Trainer, { training, rulesets }), panel);
  listenToShortcuts();
  await known;
}

/** Done when it is known what the trainer shows: a puzzle, or why there is none. */
function waitForState({ state }: TrainerSession): Promise<void> {
  return new Promise((done) => {
    const stop = effect(() => {
      if (state.value === 'loading') return;
      done();
      queueMicrotask(() => stop());
    });
  });
}
