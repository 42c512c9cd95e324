import type { PartProps } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

/** The way through the game, and through what was changed. */
export function StepButtons({ free }: PartProps) {
  const { game } = free;
  const isBegun = game.path.length > 0;
  const isAhead = game.ahead !== undefined;
  const steps = [
    [ANALYSIS_BOARD.steps.first, 'M6 5v14M18 5l-8 7 8 7', isBegun, () => free.go('Home')],
    [ANALYSIS_BOARD.steps.back, 'M15.5 5l-8 7 8 7', isBegun, () => free.go('ArrowLeft')],
    [ANALYSIS_BOARD.steps.on, 'M8.5 5l8 7-8 7', isAhead, () => free.go('ArrowRight')],
    [ANALYSIS_BOARD.steps.last, 'M18 5v14M6 5l8 7-8 7', isAhead, () => free.go('End')],
    [
      ANALYSIS_BOARD.steps.other,
      'M5 6h5l5 12h4m-3-3 3 3-3 3M5 18h5l1.5-3.5M14 8.5 15 6h4m-3-3 3 3-3 3',
      game.hasFork,
      () => free.go('ArrowDown'),
    ],
    [ANALYSIS_BOARD.steps.undo, 'M4 5v5h5M4.5 10A8 8 0 1 1 6 17.5', free.canUndo, () => free.undo()],
    [ANALYSIS_BOARD.steps.redo, 'M20 5v5h-5M19.5 10A8 8 0 1 0 18 17.5', free.canRedo, () => free.redo()],
  ] as const;
  return (
    <div class="free-steps needs-script" role="group" aria-label={ANALYSIS_BOARD.steps.label}>
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
