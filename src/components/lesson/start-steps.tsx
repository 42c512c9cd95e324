import { effect } from '@preact/signals';
import { onDispose } from '../../platform/lifetime.ts';
import type { LivePlate, PlateContext } from '../diagram/mount.tsx';
import { hydratePart } from '../diagram/hydrate-part.ts';
import { lightStep } from '../diagram/text-links.ts';
import { StepThrough } from './steps.ts';
import type { StepsSpec } from './steps-spec.ts';
import { StepsPanel } from './StepsPanel.tsx';

/** A line stepped through by buttons, slider, keys, its list of moves and the page's address. */
export function startSteps(stage: PlateContext<StepsSpec>): LivePlate {
  const { host, spec, board, lifetime } = stage;
  const tell = (index: number): void => {
    const { pathname, search } = location;
    history.replaceState(history.state, '', index === 0 ? pathname + search : `#${host.id}-${index}`);
  };
  const steps = new StepThrough(spec, board, tell, lifetime);
  // The reader may have moved the slider before the board was alive.
  const early = Number(host.querySelector<HTMLInputElement>('input[type="range"]')?.value ?? 0);
  hydratePart(stage, 'panel', <StepsPanel id={host.id} spec={spec} steps={steps} />);
  const stops = [
    effect(() => lightStep(host, steps.index.value)),
    effect(() => void host.classList.toggle('is-playing', steps.isPlaying.value)),
  ];
  for (const stop of stops) onDispose(lifetime, stop);
  if (early !== 0) steps.choose(early, true);
  return { goTo: (step) => steps.follow(step) };
}
