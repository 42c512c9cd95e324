import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ANALYSIS } from '#words/analysis.ts';
import { lazy } from '../../../platform/lazy.ts';
import type { Lifetime } from '../../../platform/lifetime.ts';
import { asksForMistakes, isAnalysisOn } from '../analysis-setting.ts';
import type * as panel from '../analysis/AnalysisPanel.tsx';
import type { PartProps } from './part.ts';

type Panel = typeof panel;
type Study = ReturnType<Panel['openStudy']>;

/** Searches, sentences and tasks about the game: fetched when a reader first asks for them. */
const analysisCode = lazy(() => import('../analysis/AnalysisPanel.tsx'));

/** What the board answers when it is asked: how the position stands, what threatens, what to do, and where the game went wrong. */
export function Analysis({ free, lifetime }: PartProps & { readonly lifetime?: Lifetime | undefined }) {
  const opened = useSignal<{ readonly code: Panel; readonly study: Study } | undefined>(undefined);
  const isLost = useSignal(false);
  const open = (act: (study: Study) => void): void => {
    isLost.value = false;
    analysisCode.load().then(
      (code) => {
        opened.value ??= { code, study: code.openStudy(free, lifetime) };
        act(opened.value.study);
      },
      () => {
        isLost.value = true;
        free.announce(ANALYSIS.notFetched);
      },
    );
  };
  useEffect(() => {
    if (asksForMistakes()) open((study) => study.showMistakes());
    else if (isAnalysisOn()) open((study) => study.live.setOn(true));
  }, []);
  // The game is over and somebody wants to know where it was lost.
  useSignalEffect(() => {
    if (!free.isLookWanted.value) return;
    free.isLookWanted.value = false;
    open((study) => study.lookAtGame());
  });
  // Who plays somebody else by link is not helped.
  if (free.correspondence.isOn) return null;
  const study = opened.value?.study;
  const Part = opened.value?.code.AnalysisPanel;
  const isOn = study?.live.isOn.value ?? false;
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
            aria-expanded={study?.isTakesOpen.value ?? false}
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
          aria-expanded={study?.isReviewOpen.value ?? false}
          aria-label={ANALYSIS.look}
          onClick={() => open((one) => one.toggleReview())}
        >
          {ANALYSIS.lookShort}
        </button>
      </div>
      {isLost.value && <p class="free-fault board-says is-wrong">{ANALYSIS.notFetched}</p>}
      {study && Part && <Part free={free} study={study} />}
    </div>
  );
}
