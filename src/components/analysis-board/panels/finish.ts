import { createRef } from 'preact';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';

/** The sentence that says whether a game can go on from what is set up. */
export const verdict = createRef<HTMLParagraphElement>();

/** Plays on from what is set up; where that cannot be, the reader is led to the sentence that says why. Whether it could. */
export function finishEditing(free: AnalysisBoard): boolean {
  const isDone = free.play();
  if (!isDone) verdict.current?.focus();
  return isDone;
}
