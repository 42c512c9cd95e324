/** What pointing at a diagram means, in the scene's own units; the owner decides what comes of it. */
export interface Pointing {
  /** A press and release on one place. */
  tap(x: number, y: number): void;
  /** What a drag from the place would do: hold what is there, turn the picture (a finger may still scroll), or nothing. */
  grab(x: number, y: number, isTouch: boolean): 'hold' | 'turn' | undefined;
  /** A finger has rested on the place and has not gone yet: whether what is there is picked up and goes with it. */
  rest(x: number, y: number): boolean;
  drag(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
  /** A line drawn with the right button; the same place twice is a circle. */
  draw(x1: number, y1: number, x2: number, y2: number): void;
  /** The pointer rests over a place, or has left. */
  hover(x: number, y: number): void;
}

/** A press becomes a drag after this many pixels. */
const SLOP = 5;
/** Milliseconds a finger rests on a piece before it holds it. */
const REST = 150;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly button: number;
  grip: 'hold' | 'turn' | undefined;
  isDrag: boolean;
  /** What a tap would do was done while the finger rested. */
  isSpent: boolean;
}

/**
 * Pointer events of a frame. A finger scrolls the page (`touch-action: pan-y`), unless it begins on something that is picked up
 * already, or rests for a moment on what may be: that it drags.
 */
export function listen(frame: HTMLElement, toScene: (x: number, y: number) => readonly [number, number], pointing: Pointing): () => void {
  let press: Press | undefined;
  let resting = 0;
  const at = (event: { clientX: number; clientY: number }): readonly [number, number] => toScene(event.clientX, event.clientY);

  const down = (event: PointerEvent): void => {
    if (press || !isOnBoard(event.target) || (event.button !== 0 && event.button !== 2)) return;
    const isTouch = event.pointerType === 'touch';
    const grip = event.button === 0 ? pointing.grab(...at(event), isTouch) : undefined;
    const pressed: Press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      button: event.button,
      grip,
      isDrag: false,
      isSpent: false,
    };
    press = pressed;
    if (!isTouch || grip === 'hold') return;
    resting = window.setTimeout(() => {
      if (press !== pressed || !pointing.rest(...toScene(pressed.x, pressed.y))) return;
      pressed.grip = 'hold';
      pressed.isSpent = true;
    }, REST);
  };
  const move = (event: PointerEvent): void => {
    if (!press) {
      if (event.pointerType === 'mouse') pointing.hover(...at(event));
      return;
    }
    if (event.pointerId !== press.id) return;
    const hasGone = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP;
    if (hasGone) clearTimeout(resting);
    if (!press.grip) return;
    if (!press.isDrag && hasGone) {
      press.isDrag = true;
      frame.setPointerCapture(event.pointerId);
      frame.classList.add('is-dragging');
    }
    if (press.isDrag) pointing.drag(...at(event));
  };
  const end = (): Press | undefined => {
    const ended = press;
    press = undefined;
    clearTimeout(resting);
    frame.classList.remove('is-dragging');
    return ended;
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    const ended = end();
    if (!ended) return;
    if (ended.isDrag) pointing.drop(...at(event));
    else if (ended.isSpent) pointing.cancel();
    else if (ended.button === 2) pointing.draw(...toScene(ended.x, ended.y), ...at(event));
    else if (Math.hypot(event.clientX - ended.x, event.clientY - ended.y) <= 2 * SLOP) pointing.tap(...at(event));
    else pointing.cancel();
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === press?.id && end()) pointing.cancel();
  };
  const menu = (event: Event): void => {
    if (isOnBoard(event.target)) event.preventDefault();
  };
  // A finger that holds something keeps the page still; pan-y alone would take the gesture away.
  const touch = (event: TouchEvent): void => {
    if (press?.grip === 'hold' && event.cancelable) event.preventDefault();
  };

  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', cancel);
  frame.addEventListener('contextmenu', menu);
  frame.addEventListener('touchmove', touch, { passive: false });
  return () => {
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', up);
    frame.removeEventListener('pointercancel', cancel);
    frame.removeEventListener('contextmenu', menu);
    frame.removeEventListener('touchmove', touch);
  };
}

/** Whether an event belongs to the board itself, not to a control that lies on it. */
function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, dialog, [role="dialog"]') === null;
}
