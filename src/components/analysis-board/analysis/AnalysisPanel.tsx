import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import type { Lifetime } from '../../../platform/lifetime.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { Answers } from './Answers.tsx';
import { Graph } from './Graph.tsx';
import { LiveBoard } from './LiveBoard.tsx';
import { Review } from './Review.tsx';
import { Study } from './study.ts';
import { Takes } from './Takes.tsx';
import { Task } from './Task.tsx';

const STUDIES = new WeakMap<AnalysisBoard, Study>();

/** What looks at the game of a board: one for each, as long as the board lasts. */
export function openStudy(free: AnalysisBoard, lifetime: Lifetime = new AbortController().signal): Study {
  const known = STUDIES.get(free) ?? new Study(free, lifetime);
  STUDIES.set(free, known);
  return known;
}

/** What is asked of the board in its panel: the position, the threat, the hint, the game; or the task that has the board. */
export function AnalysisPanel({ free, study }: { readonly free: AnalysisBoard; readonly study: Study }) {
  const { live, finder } = study;
  if (finder.open.value) return <Task free={free} study={study} />;
  const fault = live.fault.value;
  return (
    <>
      {fault && <p class="free-fault board-says is-wrong">{ANALYSIS.fault(fault.message)}</p>}
      <Answers study={study} />
      {study.isTakesOpen.value && free.position.ruleset.players.length > 2 && <Takes free={free} study={study} />}
      {live.isOn.value && <LiveBoard free={free} study={study} />}
      {live.isOn.value && <Graph free={free} study={study} />}
      {study.isReviewOpen.value && <Review free={free} study={study} />}
    </>
  );
}
