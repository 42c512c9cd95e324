// In a template the plate's own script does not run.
import '../kinds.ts';
import { h, render } from 'preact';
import { isText, listOf, parseData, shapeOf } from '../page/data.ts';
import { Chooser } from './Chooser.tsx';
import { listenToKeys } from './keys.ts';
import { Trainer, type TrainerProps } from './Trainer.tsx';
import { startTraining } from './trainer-page.ts';

/** Starts the trainer: the plate in one element of the page, what is practised in another, the panel in a third. */
export function showTrainer(plate: HTMLElement, chooser: HTMLElement, panel: HTMLElement): void {
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
  render(h(Chooser, { training, rulesets }), chooser);
  render(h(Trainer, { training, rulesets }), panel);
  listenToKeys();
}
