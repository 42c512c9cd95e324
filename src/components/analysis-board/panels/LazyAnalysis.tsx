import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ANALYSIS } from '#words/analysis.ts';
import { lazy } from '../../../platform/lazy.ts';
import type { Lifetime } from '../../../platform/lifetime.ts';
import { asksForMistakes, isAnalysisOn } from '../analysis-setting.ts';
import type * as panel from '../analysis/AnalysisPanel.tsx';
import type { PartProps } from './part.ts';

type Panel = typeof panel;
type AnalysisController = ReturnType<Panel['openAnalysis']>;

/** Searches, sentences and tasks about the game: fetched when a reader first asks for them. */
const analysisCode = lazy(() => import('../analysis/AnalysisPanel.tsx'));

/** What the board answers when it is asked: how the position stands, what threatens, what to do, and where the game went wrong. */
export function LazyAnalysis({ free, lifetime }: PartProps & { readonly lifetime?: Lifetime | undefined }) {
  const opened = useSignal<{ readonly code: Panel; readonly controller: AnalysisController } | undefined>(undefined);
  const isLost = useSignal(false);
  const open = (act: (controller: AnalysisController) => void): void => {
    isLost.value = false;
    analysisCode.load().then(
      (code) => {
        opened.value ??= { code, controller: code.openAnalysis(free, lifetime) };
        act(opened.value.controller);
      },
      () => {
        isLost.value = true;
        free.announce(ANALYSIS.notFetched);
      },
    );
  };
  useEffect(() => {
    if (asksForMistakes()) open((controller) => controller.showMistakes());
    else if (isAnalysisOn()) open((controller) => controller.live.setOn(true));
  }, []);
  // The game is over and somebody wants to know where it was lost.
  useSignalEffect(() => {
    if (!free.isLookWanted.value) return;
    free.isLookWanted.value = false;
    open((controller) => controller.lookAtGame());
  });
  // No help in a game by link.
  if (free.correspondence.isOn) return null;
  const controller = opened.value?.controller;
  const Part = opened.value?.code.AnalysisPanel;
  const isOn = controller?.live.isOn.value ?? false;
  const isOfThree = free.position.ruleset.players.length > 2;
  return (
    <div class="free-analysis">
      <div class="free-line free-analysis-row" role="group" aria-label={ANALYSIS.label}>
        <button
          type="button"
          class="free-small"
          aria-pressed={isOn}
          onPointerEnter={() => analysisCode.use(() => undefined)}
          onClick={() => open(({ live }) => live.setOn(!live.isOn.value))}
        >
          {ANALYSIS.analyse}
        </button>
        <button type="button" class="free-small" onClick={() => open((one) => void one.askJudgement())}>
          {ANALYSIS.judge}
        </button>
        {isOfThree ? (
          <button
            type="button"
            class="free-small"
            aria-expanded={controller?.isTakesOpen.value ?? false}
            onClick={() => open((one) => void one.askThreat())}
          >
            {ANALYSIS.takes.label}
          </button>
        ) : (
          <button type="button" class="free-small" onClick={() => open((one) => void one.askThreat())}>
            {ANALYSIS.threat}
          </button>
        )}
        <button type="button" class="free-small" onClick={() => open((one) => void one.nextHint())}>
          {ANALYSIS.hint}
        </button>
        <button
          type="button"
          class="free-small"
          aria-expanded={controller?.isReviewOpen.value ?? false}
          aria-label={ANALYSIS.look}
          onClick={() => open((one) => one.toggleReview())}
        >
          {ANALYSIS.lookShort}
        </button>
      </div>
      {isLost.value && <p class="free-fault board-says is-wrong">{ANALYSIS.notFetched}</p>}
      {controller && Part && <Part free={free} controller={controller} />}
    </div>
  );
}
