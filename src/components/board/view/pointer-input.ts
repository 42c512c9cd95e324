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
/** The bit of a button among those that are down (`buttons`). */
const BITS: Readonly<Record<number, number>> = { 0: 1, 2: 2 };

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
 * Pointer events of a frame. A finger scrolls the page, unless it begins on something that it may drag, or rests for a moment on what may
 * be picked up; two fingers magnify the page. A press ends wherever it is released, and nothing but a press on the board begins one: what
 * the browser takes away, a second finger or another window calls it off, and a new press ends one whose release was never heard of.
 */
export function listenToPointer(
  frame: HTMLElement,
  toScene: (x: number, y: number) => readonly [number, number],
  pointing: Pointing,
): () => void {
  let press: Press | undefined;
  let resting = 0;
  let pressing = new AbortController();
  const at = (event: { clientX: number; clientY: number }): readonly [number, number] => toScene(event.clientX, event.clientY);

  const down = (event: PointerEvent): void => {
    cancel();
    // The second finger of two magnifies.
    if (!event.isPrimary || !isOnBoard(event.target) || (event.button !== 0 && event.button !== 2)) return;
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
    follow();
    if (!isTouch) capture(event.pointerId);
    if (!isTouch || grip === 'hold') return;
    resting = window.setTimeout(() => {
      if (press !== pressed || !pointing.rest(...toScene(pressed.x, pressed.y))) return;
      pressed.grip = 'hold';
      pressed.isSpent = true;
    }, REST);
  };
  /** Listens for the end of a press, on the whole page. */
  const follow = (): void => {
    pressing = new AbortController();
    const { signal } = pressing;
    const options = { capture: true, signal } as const;
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', drop, options);
    addEventListener('pointerdown', another, options);
    addEventListener('blur', cancel, { signal });
    addEventListener('contextmenu', menu, options);
    frame.addEventListener('lostpointercapture', drop, { signal });
  };
  const capture = (id: number): void => {
    try {
      frame.setPointerCapture(id);
    } catch {
      // The pointer is gone already; its end is heard of all the same.
    }
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    // A mouse whose button was let go of where nobody heard it: in another window, or while another button was down.
    if ((event.buttons & (BITS[press.button] ?? 0)) === 0) return cancel();
    const hasGone = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP;
    if (hasGone) clearTimeout(resting);
    if (!press.grip) return;
    if (!press.isDrag && hasGone) {
      press.isDrag = true;
      capture(event.pointerId);
      frame.classList.add('is-dragging');
    }
    if (press.isDrag) pointing.drag(...at(event));
  };
  const hover = (event: PointerEvent): void => {
    if (!press && event.pointerType === 'mouse') pointing.hover(...at(event));
  };
  const end = (): Press | undefined => {
    const ended = press;
    press = undefined;
    pressing.abort();
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
  const cancel = (): void => {
    if (end()) pointing.cancel();
  };
  const drop = (event: PointerEvent): void => {
    if (event.pointerId === press?.id) cancel();
  };
  /** A pointer that goes down beside the board while one is pressed on it: a second finger, or a mouse whose release was lost. */
  const another = (event: PointerEvent): void => {
    if (!(event.target instanceof Node) || !frame.contains(event.target)) cancel();
  };
  const menu = (event: Event): void => {
    // The press of the right button draws, wherever the system asks for its menu.
    if (isOnBoard(event.target) && event.target instanceof Node && frame.contains(event.target)) event.preventDefault();
    else if (press?.button === 2) event.preventDefault();
    else cancel();
  };
  // A finger that holds something keeps the page still; what the style sheet allows would take the gesture away.
  const touch = (event: TouchEvent): void => {
    if (press?.grip === 'hold' && event.touches.length === 1 && event.cancelable) event.preventDefault();
  };

  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', hover);
  frame.addEventListener('contextmenu', menu);
  frame.addEventListener('touchmove', touch, { passive: false });
  return () => {
    cancel();
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', hover);
    frame.removeEventListener('contextmenu', menu);
    frame.removeEventListener('touchmove', touch);
  };
}

/** Whether an event belongs to the board itself, not to a control that lies on it. */
function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, dialog, [role="dialog"]') === null;
}
