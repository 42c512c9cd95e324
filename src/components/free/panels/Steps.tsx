import type { PartProps } from './part.ts';
import { FREE } from '../../../words/free.ts';

/** The way through the game, and through what was changed. */
export function Steps({ free }: PartProps) {
  const { game } = free;
  const isBegun = game.path.length > 0;
  const isAhead = game.ahead !== undefined;
  const steps = [
    [FREE.steps.first, 'M6 5v14M18 5l-8 7 8 7', isBegun, () => free.go('Home')],
    [FREE.steps.back, 'M15.5 5l-8 7 8 7', isBegun, () => free.go('ArrowLeft')],
    [FREE.steps.on, 'M8.5 5l8 7-8 7', isAhead, () => free.go('ArrowRight')],
    [FREE.steps.last, 'M18 5v14M6 5l8 7-8 7', isAhead, () => free.go('End')],
    [FREE.steps.other, 'M5 6h5l5 12h4m-3-3 3 3-3 3M5 18h5l1.5-3.5M14 8.5 15 6h4m-3-3 3 3-3 3', game.hasFork, () => free.go('ArrowDown')],
    [FREE.steps.undo, 'M4 5v5h5M4.5 10A8 8 0 1 1 6 17.5', free.canUndo, () => free.undo()],
    [FREE.steps.redo, 'M20 5v5h-5M19.5 10A8 8 0 1 0 18 17.5', free.canRedo, () => free.redo()],
  ] as const;
  return (
    <div class="free-steps needs-script" role="group" aria-label={FREE.steps.label}>
      {steps.map(([label, d, isAble, go]) => (
        // Not disabled: the focus stays where it is when there is nothing more to do.
        <button key={label} type="button" class="free-step" aria-label={label} title={label} aria-disabled={!isAble} onClick={() => go()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </div>
  );
}
