import type { Move, Position } from '../../../engine/index.ts';

/** Dispatched by a board's frame when it goes one move on, by play or by a step; bubbles. */
export const MOVED = 'board:moved';
export interface MoveDetail {
  readonly move: Move;
  /** The position after it. */
  readonly position: Position;
}

/** Dispatched by a board's frame when an illegal move was tried; bubbles. */
export const REFUSED = 'board:refused';

export function tellMoved(frame: HTMLElement, detail: MoveDetail): void {
  frame.dispatchEvent(new CustomEvent(MOVED, { bubbles: true, detail }));
}

export function tellRefused(frame: HTMLElement): void {
  frame.dispatchEvent(new CustomEvent(REFUSED, { bubbles: true }));
}
