import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import type { Lifetime } from '../../../platform/lifetime.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { AnswerCards } from './AnswerCards.tsx';
import { ChanceGraph } from './ChanceGraph.tsx';
import { Evaluation } from './Evaluation.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { AnalysisController } from './analysis-controller.ts';
import { TakeablePieces } from './TakeablePieces.tsx';
import { FindBetterMove } from './FindBetterMove.tsx';

const CONTROLLERS = new WeakMap<AnalysisBoard, AnalysisController>();

/** What looks at the game of a board: one for each, as long as the board lasts. */
export function openAnalysis(free: AnalysisBoard, lifetime: Lifetime = new AbortController().signal): AnalysisController {
  const known = CONTROLLERS.get(free) ?? new AnalysisController(free, lifetime);
  CONTROLLERS.set(free, known);
  return known;
}

/** What is asked of the board in its panel: the position, the threat, the hint, the game; or the task that has the board. */
export function AnalysisPanel({ free, controller }: { readonly free: AnalysisBoard; readonly controller: AnalysisController }) {
  const { live, finder } = controller;
  if (finder.open.value) return <FindBetterMove free={free} controller={controller} />;
  const fault = live.fault.value;
  return (
    <>
      {fault && <p class="free-fault board-says is-wrong">{ANALYSIS.fault(fault.message)}</p>}
      <AnswerCards controller={controller} />
      {controller.isTakesOpen.value && free.position.ruleset.players.length > 2 && <TakeablePieces free={free} controller={controller} />}
      {live.isOn.value && <Evaluation free={free} controller={controller} />}
      {live.isOn.value && <ChanceGraph free={free} controller={controller} />}
      {controller.isReviewOpen.value && <ReviewPanel free={free} controller={controller} />}
    </>
  );
}
