// In a template the plate's own script does not run.
import '../kinds.ts';
import { h, render } from 'preact';
import { listenToKeys } from './keys.ts';
import { startTrainer } from './model.ts';
import { Trainer, type TrainerProps } from './Trainer.tsx';

/** Starts the trainer: the plate in one element of the page, the panel in another. */
export function showTrainer(plate: HTMLElement, panel: HTMLElement): void {
  render(h(Trainer, JSON.parse(panel.dataset['train'] ?? '{}') as TrainerProps), panel);
  listenToKeys();
  void startTrainer(plate);
}
