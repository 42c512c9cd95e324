import type { LiveDiagram } from './live-diagram.ts';
import type { Hydrator } from '../../platform/hydrate.ts';

/** A press becomes a drag after this many pixels, as on a live board. */
const SLOP = 5;

/** A press of the main button that came before the board could answer. */
interface EarlyPress {
  readonly first: PointerEvent;
  last: PointerEvent;
  isDrag: boolean;
  isOver: boolean;
}

/**
 * Keeps a drag that begins on a board before the board is live: it is made again, whole or as far as it has come, when the board is there.
 * A finger keeps the page still where the build says that something may move (`data-grips`); everywhere else it scrolls. Gives whether
 * the last press was a drag, so that the click at its end is ignored.
 */
export function replayEarlyDrag(frame: HTMLElement, hydrator: Hydrator<LiveDiagram>, signal: AbortSignal): () => boolean {
  let press: EarlyPress | undefined;
  let isHeld = false;
  const down = (event: PointerEvent): void => {
    press = undefined;
    if (hydrator.isLive || !event.isTrusted || !event.isPrimary || event.button !== 0) return;
    const pressed: EarlyPress = (press = { first: event, last: event, isDrag: false, isOver: false });
    hydrator.whenLive(() => {
      const { first, last, isDrag, isOver } = pressed;
      // A press that was no drag is made again by its click.
      if (press !== pressed || (isOver && !isDrag)) return;
      repeat(frame, 'pointerdown', first, 1);
      if (isDrag) repeat(frame, 'pointermove', last, 1);
      if (isOver) repeat(frame, 'pointerup', last, 0);
      press = undefined;
    });
  };
  const follow = (event: PointerEvent): void => {
    if (!press || press.isOver || event.pointerId !== press.first.pointerId) return;
    press.last = event;
    press.isDrag ||= Math.hypot(event.clientX - press.first.clientX, event.clientY - press.first.clientY) > SLOP;
    press.isOver = event.type === 'pointerup';
  };
  const forget = (): void => {
    if (press?.isOver === false) press = undefined;
  };
  const touch = ({ touches }: TouchEvent): void => {
    const [finger] = touches;
    isHeld = !hydrator.isLive && touches.length === 1 && finger !== undefined && isGrip(frame, finger.clientX, finger.clientY);
  };
  const hold = (event: TouchEvent): void => {
    if (isHeld && event.touches.length === 1 && event.cancelable) event.preventDefault();
  };
  const options = { capture: true, signal } as const;
  frame.addEventListener('pointerdown', down, options);
  addEventListener('pointermove', follow, options);
  addEventListener('pointerup', follow, options);
  addEventListener('pointercancel', forget, options);
  frame.addEventListener('touchstart', touch, { passive: true, signal });
  frame.addEventListener('touchmove', hold, { passive: false, signal });
  return () => press?.isDrag ?? false;
}

/** Whether a point of the window lies on something that may move, as the build wrote it: middles and halves of boxes, in units of the picture. */
function isGrip(frame: HTMLElement, clientX: number, clientY: number): boolean {
  const grips = frame.dataset['grips'];
  const matrix = frame.querySelector<SVGSVGElement>('svg.board-svg')?.getScreenCTM();
  if (grips === undefined || !matrix) return false;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return grips.split(' ').some((grip) => {
    const [middleX = 0, middleY = 0, halfX = 0, halfY = 0] = grip.split(',').map(Number);
    return Math.abs(x - middleX) <= halfX && Math.abs(y - middleY) <= halfY;
  });
}

function repeat(frame: HTMLElement, type: string, event: PointerEvent, buttons: number): void {
  const { pointerId, pointerType, clientX, clientY } = event;
  frame.dispatchEvent(
    new PointerEvent(type, { pointerId, pointerType, clientX, clientY, buttons, isPrimary: true, bubbles: true, cancelable: true }),
  );
}
