import { createRef } from 'preact';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';

/** The focus goes to the board beside a control that is about to go. */
export function focusBoard(control: Element): void {
  control.closest('board-diagram')?.querySelector<HTMLElement>('.board-frame')?.focus({ preventScroll: true });
}

/** Closes the sheet a control is in; the focus goes to the board. */
export function closeSheetAround(control: Element): void {
  focusBoard(control);
  control.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The sentence that says whether a game can go on from what is set up. */
export const verdict = createRef<HTMLParagraphElement>();

/** Plays on from what is set up; where that cannot be, the reader is led to the sentence that says why. Whether it could. */
export function finishEditing(free: AnalysisBoard): boolean {
  const isDone = free.play();
  if (!isDone) verdict.current?.focus();
  return isDone;
}
